import {expect, test, type Page} from '@playwright/test';
import {axeFindings, plainCode} from '../support/axe';
import {chatsReady, open, setColorMode, watch} from '../support/page';
import {DOC_PAGES, metaOf, PAGES} from '../support/site';

/** Windows in which pages are opened, with the greatest height of a docs page in each, in px. */
const HEIGHTS = [
  {width: 1280, height: 900, most: 14_000},
  {width: 390, height: 844, most: 19_000},
];

/** Pages with a greatest height, and most DOM elements of one at load; the page with all designs has more. */
const docsRoutes = new Set(DOC_PAGES.map(({route}) => route));
const mostElements = (route: string) => (route === '/examples/design' ? 4500 : 3000);

/**
 * Most entries that the contents show together, and the pages with more headings than that. The gallery of designs has
 * its filter instead of contents.
 */
const MOST_ENTRIES = 20;
const longRoutes = new Set(
  DOC_PAGES.filter(
    ({route, html}) =>
      route !== '/examples/design' && (html.match(/<h[23]/g)?.length ?? 0) > MOST_ENTRIES,
  ).map(({route}) => route),
);

/** What people with low vision or dyslexia may set (WCAG 2.2, 1.4.12), without the shadow DOM of chats. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * One page of each type, where axe looks at everything at both widths, and at the colors of both modes. On other pages,
 * text has the same colors at each width: axe looks at everything in the window that comes first, and at the colors
 * once light, wide, and once dark, narrow.
 */
const KINDS = [
  '/',
  '/docs/connect',
  '/docs/directConnection',
  '/examples/design',
  '/examples/frameworks',
  '/features/features',
  '/gallery',
  '/playground',
  '/search',
  '/start',
];

/** A part that is shown alone is looked at in one window: pages that contain it are looked at in both. */
const isPart = (route: string, html: string) =>
  !KINDS.includes(route) && /noindex/.test(metaOf(html, 'robots') ?? '');

test.use({reducedMotion: 'reduce'});
// The longest pages have thousands of elements, and axe looks at each.
test.describe.configure({timeout: 600_000});

/** What is wrong with the contents of a long page in its window. */
async function contents(page: Page, width: number): Promise<string[]> {
  if (width < 996) await page.locator('summary', {hasText: 'On this page'}).click();
  const place = width < 996 ? '.theme-doc-toc-mobile' : '.theme-doc-toc-desktop';
  const links = page.locator(`${place} .table-of-contents a`).filter({visible: true});
  await expect(links.first()).toBeVisible();
  const findings: string[] = [];
  for (const end of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => {
      window.scrollTo({top: document.body.scrollHeight * part, behavior: 'instant'});
    }, end);
    const count = await links.count();
    if (count > MOST_ENTRIES) findings.push(`${width} px: ${count} entries of the contents`);
  }
  return findings;
}

/** The innermost element beyond the window that nothing cuts, if the page is too wide for its window. */
function tooWide(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return undefined;
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .filter((element) => !isCut(element.parentElement))
        .map((element) => `${element.tagName}.${element.className}`)
        .at(-1) ?? 'the page'
    );
  });
}

/** Text that its own box cuts off, except code and boxes that scroll. */
const cutTexts = () =>
  [...document.querySelectorAll<HTMLElement>('main *, nav *')]
    .filter((element) => {
      const {overflowX, overflowY, textOverflow, position, clip} = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      if (!hides || textOverflow === 'ellipsis' || clip !== 'auto' || position === 'absolute')
        return false;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return (
        hasText &&
        element.clientHeight > 2 &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 4)
      );
    })
    .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`);

/** What is wrong with a page whose text has wide spacing, as wide windows and those of 200 and 400 percent zoom show it. */
async function spacing(page: Page): Promise<string[]> {
  await page.addStyleTag({content: SPACING});
  const findings: string[] = [];
  for (const width of [1280, 640, 320]) {
    await page.setViewportSize({width, height: 900});
    const part = await tooWide(page);
    const cut = await page.evaluate(cutTexts);
    if (part) cut.push(`${part} is too wide`);
    findings.push(...cut.map((what) => `${width} px with wide text spacing: ${what}`));
  }
  return findings;
}

/** What is wrong with a page in its windows and modes, one line each. */
async function look(page: Page, route: string, windows: typeof HEIGHTS): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, {width, height, most}] of windows.entries()) {
    await page.setViewportSize({width, height});
    if (index === 0) expect((await open(page, route))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await chatsReady(page);
    const {tall, elements} = await page.evaluate(() => ({
      tall: document.documentElement.scrollHeight,
      elements: document.querySelectorAll('*').length,
    }));
    if (docsRoutes.has(route) && tall > most) findings.push(`${width} px: ${tall} px tall`);
    if (docsRoutes.has(route) && elements > mostElements(route))
      findings.push(`${width} px: ${elements} elements`);
    await plainCode(page);
    const mainMode = width > 600 ? ('light' as const) : ('dark' as const);
    const isKind = KINDS.includes(route);
    for (const mode of isKind ? (['light', 'dark'] as const) : [mainMode]) {
      await setColorMode(page, mode);
      const found = [];
      const part = await tooWide(page);
      if (part) found.push(`${part} is wider than the window`);
      if (mode === mainMode)
        found.push(...(await axeFindings(page, index === 0 || isKind ? 'all' : 'colors')));
      else found.push(...(await axeFindings(page, 'colors')));
      findings.push(...found.map((finding) => `${width} px, ${mode}: ${finding}`));
    }
  }
  // Last: both leave the page changed.
  if (longRoutes.has(route))
    for (const {width, height} of HEIGHTS) {
      await page.setViewportSize({width, height});
      findings.push(...(await contents(page, width)));
    }
  findings.push(...(await spacing(page)));
  return findings;
}

/** Pages of one test: all but its first take the scripts from the browser's cache. */
const GROUPS = 12;

for (let group = 0; group < GROUPS; group++)
  // @spec 1.parts 1.backend 6.roles 7.backend playground.21
  test(`pages in each window and mode (${group + 1} of ${GROUPS})`, async ({page, baseURL}) => {
    const problems = watch(page, baseURL!);
    const pages = PAGES.filter((_, at) => at % GROUPS === group);
    for (const [number, {route, html}] of pages.entries()) {
      // Half of the pages are opened in a wide window and made narrow, the others the other way round.
      const windows = number % 2 === 0 ? HEIGHTS : [...HEIGHTS].reverse();
      const shown = isPart(route, html) ? windows.slice(0, 1) : windows;
      const findings = await look(page, route, shown).catch((error: unknown) => [String(error)]);
      expect.soft([...findings, ...problems.splice(0)], route).toEqual([]);
    }
    expect(await page.context().cookies()).toEqual([]);
  });
