import {expect, test} from '@playwright/test';
import {open, overflow} from '../support/page';

test('print names the addresses of links', async ({page}) => {
  await open(page, '/docs/directConnection/Mistral');
  const link = page.getByRole('link', {name: 'Mistral console'});
  const after = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({media: 'print'});
  expect(await after()).toContain('https://console.mistral.ai/api-keys/');
  const sign = page.locator('#streaming .hash-link');
  await expect(sign).toBeHidden();
});

for (const width of [390, 1280])
  test(`a provider at a glance at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/directConnection/Mistral');
    const chips = page.getByRole('list', {name: 'What works with Mistral'});
    await expect(chips.getByRole('listitem')).toHaveText(['Chat', 'Streaming', 'Tools', 'Images']);
    await expect(page.getByRole('link', {name: 'Mistral console'})).toBeInViewport({ratio: 1});
    await expect(page.getByText("key: 'YOUR_API_KEY'").first()).toBeInViewport();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
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
