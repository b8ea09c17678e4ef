import {expect, test} from '@playwright/test';
import {open, overflow} from '../support/page';

test('a provider at a glance, and its addresses in print', async ({page}) => {
  await open(page, '/docs/directConnection/Mistral');
  const link = page.getByRole('link', {name: 'Mistral console'});
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    const chips = page.getByRole('list', {name: 'What works with Mistral'});
    await expect(chips.getByRole('listitem')).toHaveText(['Chat', 'Streaming', 'Tools', 'Images']);
    await expect(link).toBeInViewport({ratio: 1});
    const block = page.locator('#example-connect-mistral');
    await expect(
      block.getByText(width === 390 ? 'Code' : "key: 'YOUR_API_KEY'").first(),
    ).toBeInViewport();
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  const after = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({media: 'print'});
  expect(await after()).toContain('https://console.mistral.ai/api-keys/');
  await expect(page.locator('#streaming .hash-link')).toBeHidden();
});

test('code without a title says what it is', async ({page}) => {
  await open(page, '/docs/installation');
  await expect(page.locator('figcaption', {hasText: /^Terminal$/}).first()).toBeVisible();
  await expect(page.locator('figcaption', {hasText: /^(bash|ts|tsx|js)$/})).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('links of headings can be seen, since nothing hovers there', async ({page}) => {
    await open(page, '/docs/connect');
    const link = page.locator('main h2 .hash-link').first();
    await link.scrollIntoViewIfNeeded();
    expect(Number(await link.evaluate((element) => getComputedStyle(element).opacity))).toBe(1);
  });
});
