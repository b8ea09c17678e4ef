import {expect, test, type Page} from '@playwright/test';
import {chatsReady, open, overflow} from '../support/page';

/** One page of each type, and the ones with the longest words in headings, menus and tables. */
const ROUTES = [
  '/',
  '/docs/connect',
  '/docs/directConnection',
  '/docs/directConnection/OpenAI/OpenAIRealtime',
  '/docs/interceptors',
  '/docs/introduction',
  '/docs/messages/HTML',
  '/docs/styles',
  '/docs/webModel',
  '/examples/design',
  '/examples/externalModules',
  '/examples/frameworks',
  '/examples/servers',
  '/features/features',
  '/gallery',
  '/playground',
  '/playground/serviceModal/fields/serviceRequiredField',
  '/search?q=connect',
  '/start',
  '/startPanel/startPanel',
  '/nothing',
];

/** What people with low vision or dyslexia may set (WCAG 2.2, 1.4.12), without the shadow DOM of chats. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test.use({reducedMotion: 'reduce'});

/** Pages of one test, which share the browser's cache. */
const PARTS = 3;

for (let part = 0; part < PARTS; part++)
  test(`pages fit their window with wide text spacing (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const wide: string[] = [];
    for (const route of ROUTES.filter((_, index) => index % PARTS === part)) {
      await open(page, route);
      await page.addStyleTag({content: SPACING});
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({width, height: 900});
        await chatsReady(page);
        const pixels = await overflow(page);
        if (pixels > 0) wide.push(`${route} at ${width} px: ${await firstTooWide(page)}`);
      }
    }
    expect(wide).toEqual([]);
  });

/** The innermost element beyond the window that nothing cuts. */
function firstTooWide(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => !isCut(element.parentElement))
      .map((element) => `${element.tagName}.${element.className}`)
      .at(-1);
  });
}

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('links of headings can be seen, since nothing hovers there', async ({page}) => {
    await open(page, '/docs/connect');
    const link = page.locator('main h2 .hash-link').first();
    await link.scrollIntoViewIfNeeded();
    expect(Number(await link.evaluate((element) => getComputedStyle(element).opacity))).toBe(1);
  });
});
