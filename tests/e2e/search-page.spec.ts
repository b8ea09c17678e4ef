import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, setColorMode, test} from '../support/page';
import {withSettings} from '../support/chunks';

const field = 'Search docs and examples';

// @spec 9.results
test('shows 20 results by page, more on demand, by keyboard', async ({cleanPage: page}) => {
  await open(page, '/search?q=message');
  const shown = () => page.locator('[data-hit]').count();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByLabel(field)).toHaveValue('message');
  await expect(page).toHaveTitle(/^\d+ results for "message"/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^\d+ results for "message"$/,
  );
  expect(await page.locator('article mark').first().textContent()).toMatch(/message/i);
  expect(await shown()).toBe(20);

  await expect(page.getByLabel(field)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const links = page.getByRole('article').getByRole('link');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel(field)).toBeFocused();

  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(page.locator('[data-batch="1"] article').first()).toBeVisible();
  expect(await shown()).toBe(40);
  await expect(page.locator('[data-batch="1"] a').first()).toBeFocused();

  await page.getByLabel(field).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
});

// @spec 2.routes.query 5.input
test('keeps the query in the address, cut to 64 characters', async ({page}) => {
  await open(page, '/search');
  await page.getByLabel(field).pressSequentially('avatar');
  await expect(page).toHaveURL(/\/search\?q=avatar$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByLabel(field).fill('x'.repeat(80));
  await expect(page.getByLabel(field)).toHaveValue('x'.repeat(64));
  await open(page, `/search?q=${'y'.repeat(80)}`);
  await expect(page.getByLabel(field)).toHaveValue('y'.repeat(64));
  await page.getByLabel(field).fill('');
  await expect(page).toHaveURL(/\/search$/);
  await expect(page).toHaveTitle(/^Search/);
});

test('helps without a query, without results and with hostile ones', async ({page}) => {
  await withSettings(page, [
    [/maxResultsPerGroup:5,openSearch/, 'missingResultsUrl:"https://example.org/?q={query}",$&'],
  ]);
  await open(page, '/search');
  const suggestions = page.getByRole('region', {name: 'Suggestions'});
  await suggestions.getByRole('link', {name: 'requestInterceptor'}).click();
  await expect(page.getByRole('article').first()).toContainText('Interceptors');
  await page.getByLabel(field).fill('<qqzz> <i>xxvvww</i>');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'No results for "<qqzz> <i>xxvvww</i>"',
  );
  await expect(page.getByRole('main').locator('i')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Believe this query should return results?');
  await expect(suggestions).toBeVisible();
});

test('says when results cannot be fetched, and tries again', {tag: '@full'}, async ({page}) => {
  await page.route(/search-worker/, (route) => route.abort());
  await open(page, '/search?q=stream');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(page.getByRole('alert')).toContainText(
    'You might want to check your network connection.',
  );
  await page.unroute(/search-worker/);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('has a message and a way on', async ({page}) => {
    await page.goto('/search');
    await expect(page.getByRole('main')).toContainText('Searching needs JavaScript', {
      useInnerText: true,
    });
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.locator('noscript a').first()).toBeVisible();
  });
});

// tests/sweeps/walk.spec.ts looks at the empty page in both windows and modes.
for (const [width, mode] of [
  [320, 'dark'],
  [1280, 'light'],
] as const)
  test(`axe finds nothing at ${width} px, ${mode}`, {tag: '@full'}, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/search');
    await setColorMode(page, mode);
    await page.getByLabel(field).fill('stream');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await axeFindings(page, 'all', 'main')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByLabel(field).fill('qqzzxxv');
    await expect(page.getByText('No results for').first()).toBeVisible();
    expect(await axeFindings(page, 'all', 'main')).toEqual([]);
  });
