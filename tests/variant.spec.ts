import {expect, test} from '@playwright/test';
import {open, watch} from './page';

// The second build: base URL /sub/path/, an announcement, the system's color mode respected.
const BASE = '/sub/path';

test.use({
  baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}`,
});

test('works under a sub-path: pages, files and links', async ({page, baseURL}) => {
  const {problems} = watch(page, baseURL!);
  for (const route of [
    '/',
    '/start',
    '/docs/connect',
    '/examples/frameworks',
    '/playground',
    '/search',
  ]) {
    const response = await open(page, BASE + route);
    expect(response?.status()).toBe(200);
    const outside = await page
      .locator('a[href^="/"]')
      .evaluateAll(
        (links, base) =>
          links.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith(base)),
        BASE,
      );
    expect(outside, `links of ${route}`).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test.describe('announcement', () => {
  const stored = (key: string) => `localStorage.getItem('docusaurus.announcement.${key}')`;

  test('shows, is closed for good, and comes back with another id', async ({page}) => {
    await open(page, `${BASE}/docs/connect`);
    const bar = page.getByRole('complementary', {name: 'Announcement'});
    await expect(bar).toContainText('Version two is out');
    expect(await page.evaluate(stored('id'))).toBe('version-2');
    expect(await page.evaluate(stored('dismiss'))).toBe('false');

    await page.getByRole('button', {name: 'Close the announcement'}).click();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(stored('dismiss'))).toBe('true');
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(bar).toBeHidden();

    await page.evaluate("localStorage.setItem('docusaurus.announcement.id', 'version-1')");
    await page.reload();
    await expect(bar).toBeVisible();
    expect(await page.evaluate(stored('dismiss'))).toBe('false');
  });
});

test.describe('color mode with the system respected', () => {
  test.use({colorScheme: 'dark'});

  test('goes from system to light to dark to system, and follows the system live', async ({
    page,
  }) => {
    await open(page, `${BASE}/docs/connect`);
    const html = page.locator('html');
    const toggle = page.getByRole('button', {name: /Color mode/}).first();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    for (const [choice, mode] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ]) {
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme-choice', choice!);
      await expect(html).toHaveAttribute('data-theme', mode!);
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeFalsy();
  });
});
