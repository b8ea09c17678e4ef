import {expect, test, type Page} from '@playwright/test';
import {hold} from '../support/page';

/** A page of each type. */
const PAGES = [
  '/',
  '/start',
  '/features/features',
  '/playground',
  '/search',
  '/docs/connect',
  '/docs/messages/',
  '/docs/directConnection/OpenAI/',
  '/examples/design',
  '/no-such-page',
];

/** Position and style of each element in the text. SVG shapes have only their position. */
function looks(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('svg *, script, style, link, [data-load-failure]'))
      .map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const place = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
        const look = [
          style.color,
          style.background,
          style.font,
          style.border,
          style.boxShadow,
          style.opacity,
          style.visibility,
          style.textDecoration,
          style.transform,
        ];
        const name = `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}`;
        return `${name} | ${place.join(' ')} | ${look.join(' | ')}`;
      }),
  );
}

// A page carries the same rules in both color modes.
for (const [width, theme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const)
  test(`pages look as they will before their style sheet, ${width} px, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript((choice) => {
      localStorage.setItem('theme', choice);
      localStorage.setItem('framework', 'vue');
    }, theme);
    // They never come: scripts would change the page meanwhile, and have separate tests.
    await page.route('**/assets/js/*.js', () => undefined);
    for (const path of PAGES) {
      await page.unroute('**/assets/css/*.css');
      const bringSheet = await hold(page, '**/assets/css/*.css');
      await page.goto(path, {waitUntil: 'commit'});
      // The playground has no footer.
      await expect(page.locator('footer, main').last()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => [...document.styleSheets].some(({href}) => href))).toBe(
        false,
      );
      const before = await looks(page);
      bringSheet();
      await page.waitForFunction(() => [...document.styleSheets].some(({href}) => href));
      const after = await looks(page);
      expect(before.length).toBeGreaterThan(50);
      const other = before.findIndex((look, index) => look !== after[index]);
      expect(before[other]).toBe(after[other]);
    }
  });

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages whose style sheet does not come can be read', async ({page}) => {
    await page.route('**/assets/css/*.css', (route) => route.abort());
    for (const path of ['/', '/examples/design', '/docs/connect']) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-weight', /[67]\d0/);
      await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    }
    await page.reload();
    await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    await page.goBack();
    await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
  });
});
