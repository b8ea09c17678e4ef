import {expect, test} from '@playwright/test';
import {open, overflow} from '../support/page';
import {DOC_PAGES} from '../support/site';

for (const width of [390, 1280])
  test(`the contents show at most 20 entries at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    // The built page decides which ones are worth a look.
    const long = DOC_PAGES.filter(({html}) => (html.match(/<h[23]/g)?.length ?? 0) > 20);
    expect(long.length).toBeGreaterThan(5);
    const over: string[] = [];
    for (const {route} of long) {
      await open(page, route);
      if (width === 390) await page.getByText('On this page').click();
      const place = width === 390 ? '.theme-doc-toc-mobile' : '.theme-doc-toc-desktop';
      const links = page.locator(`${place} .table-of-contents a`).filter({visible: true});
      await expect(links.first()).toBeVisible();
      // Each section opens its own part.
      for (const end of [0, 0.3, 0.6, 1]) {
        await page.evaluate((part) => {
          window.scrollTo({top: document.body.scrollHeight * part, behavior: 'instant'});
        }, end);
        const count = await links.count();
        if (count > 20) over.push(`${route}: ${count} entries`);
      }
    }
    expect(over).toEqual([]);
  });

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
