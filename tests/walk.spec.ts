import {expect, test} from '@playwright/test';
import {axeFindings, plainCode} from './axe';
import {chatsReady, open, overflow, setColorMode, watch} from './page';
import {PAGES} from './site';

const WIDTHS = [1280, 390];
/**
 * One page of each kind, where axe looks at both modes at both widths. On the others what a page says has
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
      const isKind = KINDS.includes(route);
      const mainMode = width > 600 ? 'light' : 'dark';
      for (const mode of ['light', 'dark'] as const) {
        await setColorMode(page, mode);
        expect(await overflow(page), `wider than the window (${mode})`).toBeLessThanOrEqual(0);
        if (mode !== mainMode && !isKind) continue;
        const found = await axeFindings(page, mode === mainMode ? 'all' : 'colors');
        findings.push(...found.map((finding) => `${mode}: ${finding}`));
      }
      expect(findings).toEqual([]);
      expect(problems).toEqual([]);
    });
