import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {clipboard, open, overflow, setColorMode, test} from '../support/page';

test.use({reducedMotion: 'reduce'});

test(
  'a provider at a glance, with its request and a chat in the playground',
  {tag: '@full'},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, '/docs/directConnection/Mistral');
    const main = page.locator('main');
    const request = main.locator('details', {hasText: 'The request for “Hello”'});
    await request.locator('summary').click();
    await expect(request).toContainText('POST https://api.mistral.ai/');
    await expect(request).toContainText('"model": "mistral-small-latest"');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // Elsewhere the bar at the top may cover half of a button.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page, 'all', 'main details[open]')).toEqual([]);
    const console = page.getByRole('link', {name: 'Mistral console'});
    const abilities = page.getByRole('list', {name: 'What works with Mistral'});
    for (const [width, sign] of [
      [390, 'Code'],
      [1280, "key: 'YOUR_API_KEY'"],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const texts = await abilities.getByRole('listitem').allTextContents();
      expect(texts).toEqual(['Chat', 'Streaming', 'Tools', 'Images']);
      await expect(console).toBeInViewport({ratio: 1});
      const block = page.locator('#example-connect-mistral');
      await expect(block.getByText(sign).first()).toBeInViewport();
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    // The component's own block of code is gray.
    await setColorMode(page, 'dark');
    const code = page.locator('deep-chat pre').first();
    await expect(code).toHaveCSS('background-color', 'rgb(16, 23, 24)');
    const address = () => console.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await address()).toBe('none');
    await page.emulateMedia({media: 'print'});
    expect(await address()).toContain('https://console.mistral.ai/api-keys/');
    await expect(page.locator('#streaming .hash-link')).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await main.getByRole('link', {name: 'Try Mistral in the playground'}).click();
    await expect(page.getByRole('article', {name: 'Mistral'})).toContainText('Preview only');
  },
);

test('the API index is narrowed by typing, and Enter opens the first name', async ({page}) => {
  await open(page, '/docs/reference');
  const names = page.locator('main li[data-name]:visible');
  const all = await names.count();
  const field = page.getByRole('searchbox', {name: 'Filter by name'});
  await field.fill('STREAM');
  const found = await names.count();
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(all / 4);
  await expect(page.locator('form').getByRole('status')).toHaveText(`${found} of ${all} names`);
  await expect(page.getByRole('heading', {name: /^Methods/})).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await field.press('Escape');
  await expect(names).toHaveCount(all);
  await field.fill('avat');
  await field.press('Enter');
  await expect(page).toHaveURL(/#avatars$/);
});

test(
  'a page is copied with its code in the chosen framework',
  {tag: '@full'},
  async ({cleanPage: page}) => {
    await open(page, '/docs/interceptors?framework=vue');
    const copied = async () => {
      await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
      await expect(page.getByText('Copied to the clipboard')).toBeAttached();
      return clipboard(page);
    };
    const vue = await copied();
    expect(vue).toContain('# Interceptors');
    expect(vue).toContain('<script setup');
    expect(vue).not.toContain('```tsx\nimport {DeepChat}');

    await page
      .locator('main')
      .getByRole('combobox', {name: /^Framework/})
      .first()
      .selectOption('React');
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeVisible();
    const react = await copied();
    expect(react).toContain("from 'deep-chat-react'");
    expect(react).not.toContain('<script setup');
  },
);

test(
  'a click or a choice in the list shows what styles a part',
  {tag: '@full'},
  async ({cleanPage: page}) => {
    await open(page, '/docs/guides/styling-shadow-dom');
    await page.getByRole('button', {name: 'Inspect a chat'}).click();
    const chat = page.getByRole('region', {name: 'Chat to inspect: click a part'});
    await expect(chat).toHaveAttribute('data-chat-state', 'live');
    const list = page.getByLabel('Part of the chat');
    await expect(list).toBeFocused();

    const status = page.locator('main [role=status]', {hasText: 'In the shadow root'});
    await chat.locator('.user-message-text').first().click();
    await expect(status).toContainText('messageStyles.default.user.bubble');
    await expect(list).toHaveValue('Bubble of the user');
    await chat.locator('.avatar').first().click();
    await expect(status).toContainText('avatars.<role>.styles.avatar');

    const names = await list.locator('option').allTextContents();
    for (const name of names.slice(1)) {
      await list.selectOption(name);
      await expect(chat.locator('[style*="rgb(217, 119, 6)"]'), name).toHaveCount(1);
    }
  },
);

test('a closed part opens for a link, by key and in print', {tag: '@browsers'}, async ({page}) => {
  await open(page, '/docs/connect#connect-details');
  const details = page.locator('#connect-details');
  await expect(details).toHaveAttribute('open', '');
  const summary = details.locator('summary');
  await expect(summary).toBeInViewport();
  expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect((await summary.boundingBox())!.y).toBeGreaterThan(60);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(details).not.toHaveAttribute('open');
  const isShown = () =>
    details
      .locator('li')
      .first()
      .evaluate((item) => item.checkVisibility());
  expect(await isShown()).toBe(false);
  await page.emulateMedia({media: 'print'});
  expect(await isShown()).toBe(true);
});

test('a pasted error finds its entry, and Enter opens it', async ({page}) => {
  await open(page, '/docs/guides/troubleshooting');
  const field = page.getByRole('searchbox', {name: 'Your error message'});
  await field.fill("origin 'null' has been blocked by CORS policy: No header");
  const results = page.locator('form:has([type=search]) + [role=status]');
  await expect(results.getByRole('link')).toHaveText(['blocked by CORS policy']);
  expect(await axeFindings(page)).toEqual([]);
  await field.press('Enter');
  await expect(page.locator('details[open]', {has: page.locator('#cors')})).toBeInViewport();
  await field.fill('nothing like it');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=nothing\+like\+it/);
});

test('a section that is closed under its heading opens for a link to it alone', async ({page}) => {
  await open(page, '/docs/guides/troubleshooting#cors');
  const partOf = (id: string) => page.locator('details', {has: page.locator(`[id="${id}"]`)});
  await expect(partOf('cors')).toHaveAttribute('open', '');
  await expect(page.getByText('Access-Control-Allow-Origin')).toBeVisible();
  await expect(partOf('general-error')).not.toHaveAttribute('open');
  await expect(page.locator('#general-error')).toBeVisible();
  // Without another page load: a link of the same page.
  await page.getByRole('link', {name: 'Symptoms without an error'}).first().click();
  await page.locator('#new-url').click();
  await expect(partOf('new-url')).toHaveAttribute('open', '');
});

test('the way to a row opens its part', {tag: '@full'}, async ({page}) => {
  await open(page, '/docs/directConnection/Claude');
  const rest = page.locator('details', {has: page.getByText('All 12 fields')});
  const row = rest.locator('a[id="ClaudeChat.mcp_servers"]');
  await expect(rest).not.toHaveAttribute('open');
  await row.evaluate((link: HTMLElement) => link.click());
  await expect(rest).toHaveAttribute('open', '');
  await expect(row).toBeInViewport();
  // Coming back from another page too.
  await page.getByRole('link', {name: 'Gemini', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gemini');
  await page.goBack();
  await expect(rest).toHaveAttribute('open', '');
});

test('tables keep what a field does on screen', {tag: '@full'}, async ({page}) => {
  await open(page, '/docs/connect');
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    const row = page.getByRole('row', {name: /^method/}).first();
    const [name, meaning] = [row.getByRole('rowheader'), row.getByRole('cell')];
    await expect(meaning).toHaveText("HTTP method. Default: 'POST'.");
    const [left, right] = [(await name.boundingBox())!, (await meaning.boundingBox())!];
    expect(right.x + right.width).toBeLessThanOrEqual(width);
    if (width === 1280) {
      expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1);
      expect((await row.boundingBox())!.height).toBeLessThanOrEqual(58);
    } else expect(right.y).toBeGreaterThanOrEqual(left.y + left.height - 1);
  }
});
