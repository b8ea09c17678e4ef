import {expect, test} from '@playwright/test';
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
 * One page of each type, where axe looks at both modes at both widths. On other pages, text has
 * the same colors at each width: they are looked at light when it is wide, dark when it is narrow.
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
test.setTimeout(180_000);

test('every kind of page is there', () => {
  expect(PAGES.map(({route}) => route)).toEqual(expect.arrayContaining(KINDS));
});

for (const [number, {route}] of PAGES.entries())
  // @spec 1.parts 1.backend 6.roles 7.backend playground.21
  test(`${route} at 1280 and 390 px, light and dark`, async ({page, baseURL}) => {
    // Half of the pages are opened in a wide window and made narrow, the others the other way round.
    const windows = number % 2 === 0 ? HEIGHTS : [...HEIGHTS].reverse();
    const {problems} = watch(page, baseURL!);
    const findings: string[] = [];
    for (const {width, height, most} of windows) {
      await page.setViewportSize({width, height});
      if (width === windows[0]!.width) expect((await open(page, route))?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await chatsReady(page);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      if (docsRoutes.has(route) && tall > most)
        findings.push(`${width} px: ${tall} px tall, ${most} px at most`);
      await plainCode(page);
      const mainMode = width > 600 ? 'light' : 'dark';
      for (const mode of ['light', 'dark'] as const) {
        await setColorMode(page, mode);
        const found = [];
        const wider = await overflow(page);
        if (wider > 0) found.push(`wider than the window by ${wider} px`);
        if (mode === mainMode) found.push(...(await axeFindings(page)));
        else if (KINDS.includes(route)) found.push(...(await axeFindings(page, 'colors')));
        findings.push(...found.map((finding) => `${width} px, ${mode}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
    expect(problems).toEqual([]);
  });
