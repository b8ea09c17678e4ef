import {expect, test, type Page} from '@playwright/test';
import {axeFindings, plainCode} from '../support/axe';
import {chatsReady, open, overflow, setColorMode, watch} from '../support/page';
import {DOC_PAGES, PAGES} from '../support/site';

/** Windows in which pages are opened, with the greatest height of a docs page in each, in px. */
const HEIGHTS = [
  {width: 1280, height: 900, most: 14_000},
  {width: 390, height: 844, most: 19_000},
];

/** Pages with a greatest height. */
const docsRoutes = new Set(DOC_PAGES.map(({route}) => route));

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

test.use({reducedMotion: 'reduce'});
// The longest pages have thousands of elements, and axe looks at each.
test.describe.configure({timeout: 600_000});

test('every kind of page is there', () => {
  expect(PAGES.map(({route}) => route)).toEqual(expect.arrayContaining(KINDS));
});

/** What is wrong with a page in two windows and two modes, one line each. */
async function look(page: Page, route: string, windows: typeof HEIGHTS): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, {width, height, most}] of windows.entries()) {
    await page.setViewportSize({width, height});
    if (index === 0) expect((await open(page, route))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await chatsReady(page);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    if (docsRoutes.has(route) && tall > most) findings.push(`${width} px: ${tall} px tall`);
    await plainCode(page);
    const mainMode = width > 600 ? ('light' as const) : ('dark' as const);
    const isKind = KINDS.includes(route);
    for (const mode of isKind ? (['light', 'dark'] as const) : [mainMode]) {
      await setColorMode(page, mode);
      const found = [];
      const wider = await overflow(page);
      if (wider > 0) found.push(`wider than the window by ${wider} px`);
      if (mode === mainMode)
        found.push(...(await axeFindings(page, index === 0 || isKind ? 'all' : 'colors')));
      else found.push(...(await axeFindings(page, 'colors')));
      findings.push(...found.map((finding) => `${width} px, ${mode}: ${finding}`));
    }
  }
  return findings;
}

/** Pages of one test: all but its first take the scripts from the browser's cache. */
const GROUPS = 20;

for (let group = 0; group < GROUPS; group++)
  // @spec 1.parts 1.backend 6.roles 7.backend playground.21
  test(`pages at 1280 and 390 px, light and dark (${group + 1} of ${GROUPS})`, async ({
    page,
    baseURL,
  }) => {
    const {problems} = watch(page, baseURL!);
    for (const [number, {route}] of PAGES.filter((_, at) => at % GROUPS === group).entries()) {
      // Half of the pages are opened in a wide window and made narrow, the others the other way round.
      const windows = number % 2 === 0 ? HEIGHTS : [...HEIGHTS].reverse();
      const findings = await look(page, route, windows).catch((error: unknown) => [String(error)]);
      expect.soft([...findings, ...problems.splice(0)], route).toEqual([]);
    }
  });
