import {expect, test} from '@playwright/test';
import {axeFindings} from './axe';
import {chatsReady, open, overflow, setColorMode, watch} from './page';
import {PAGES} from './site';

const WIDTHS = [1280, 390];

test.use({reducedMotion: 'reduce'});
// The longest pages have thousands of elements, and axe looks at each.
test.setTimeout(180_000);

for (const width of WIDTHS)
  for (const {route} of PAGES)
    test(`${route} at ${width} px, light and dark`, async ({page, baseURL}) => {
      await page.setViewportSize({width, height: width < 600 ? 844 : 900});
      const {problems} = watch(page, baseURL!);
      const response = await open(page, route);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await chatsReady(page);
      const findings: string[] = [];
      for (const mode of ['light', 'dark'] as const) {
        await setColorMode(page, mode);
        expect(await overflow(page), `wider than the window (${mode})`).toBeLessThanOrEqual(0);
        const found = await axeFindings(page, mode === 'light' ? 'all' : 'colors');
        findings.push(...found.map((finding) => `${mode}: ${finding}`));
      }
      expect(findings).toEqual([]);
      expect(problems).toEqual([]);
    });
