import {expect, test} from '@playwright/test';
import {axeFindings, plainCode} from './axe';
import {chatsReady, open, overflow, setColorMode, watch} from './page';
import {PAGES} from './site';

const WIDTHS = [1280, 390];
/** One page of each kind: on the others the colors of narrow windows are looked at in dark mode only. */
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

for (const width of WIDTHS)
  for (const {route} of PAGES)
    test(`${route} at ${width} px, light and dark`, async ({page, baseURL}) => {
      await page.setViewportSize({width, height: width < 600 ? 844 : 900});
      const {problems} = watch(page, baseURL!);
      const response = await open(page, route);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await chatsReady(page);
      await plainCode(page);
      const findings: string[] = [];
      const isTwice = width > 600 || KINDS.includes(route);
      for (const mode of ['light', 'dark'] as const) {
        await setColorMode(page, mode);
        expect(await overflow(page), `wider than the window (${mode})`).toBeLessThanOrEqual(0);
        if (mode === 'light' && !isTwice) continue;
        const found = await axeFindings(page, mode === 'dark' && isTwice ? 'colors' : 'all');
        findings.push(...found.map((finding) => `${mode}: ${finding}`));
      }
      expect(findings).toEqual([]);
      expect(problems).toEqual([]);
    });
