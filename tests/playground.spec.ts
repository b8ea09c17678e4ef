import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './axe';
import {chatsReady, open, overflow, setColorMode, watch} from './page';
import {ROUTE, bubbles, card, enter, more, say, tool} from './support/playground';

const SENTINEL = 'sentinel-key-7431';

/** Opens the settings of a chat and chooses a provider. */
async function choose(page: Page, name: string, provider: string) {
  await card(page, name)
    .getByRole('button', {name: `Settings of ${name}`})
    .click();
  const dialog = page.getByRole('dialog', {name: `Settings of ${name}`});
  await dialog.getByRole('radio', {name: provider, exact: true}).check();
  return dialog;
}

test('the first chat answers at once, without a key and without a request elsewhere', async ({
  page,
  baseURL,
}) => {
  const {problems} = watch(page, baseURL!);
  await enter(page);
  await say(page, 'Demo', 'Hello there');
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  await expect(bubbles(page, 'Demo').nth(1)).toHaveText('Hello there');
  expect(problems).toEqual([]);
});

test('a dry run shows the request with its settings and sends nothing', async ({page, baseURL}) => {
  const {problems} = watch(page, baseURL!);
  await enter(page);
  const dialog = await choose(page, 'Claude', 'Mistral');
  await dialog.getByLabel('Temperature').fill('0.25');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await expect(dialog).toBeHidden();
  await say(page, 'Mistral', 'What is this?');
  await expect(bubbles(page, 'Mistral').last()).toContainText('Dry run: nothing was sent.');
  await card(page, 'Mistral').getByRole('button', {name: 'Requests of Mistral'}).click();
  const requests = page.getByRole('dialog', {name: 'Requests of Mistral'});
  const body: unknown = JSON.parse(await requests.locator('pre code').first().innerText());
  expect(body).toMatchObject({
    model: 'mistral-small-latest',
    temperature: 0.25,
    messages: [{role: 'user', content: 'What is this?'}],
  });
  expect(problems).toEqual([]);
});

test('settings are checked, kept apart for each provider, and keep the conversation', async ({
  page,
}) => {
  await enter(page);
  await say(page, 'Claude', 'First');
  await expect(bubbles(page, 'Claude').last()).toContainText('see what this chat');
  let dialog = await choose(page, 'Claude', 'Claude');
  const temperature = dialog.getByLabel('Temperature');
  await temperature.fill('1.5');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await expect(dialog.getByText('Write a number from 0 to 1.')).toBeVisible();
  await expect(temperature).toBeFocused();
  await temperature.fill('0.5');
  await dialog.getByRole('radio', {name: 'DeepSeek', exact: true}).check();
  await expect(dialog.getByLabel('Temperature')).toHaveValue('');
  await dialog.getByRole('radio', {name: 'Claude', exact: true}).check();
  await expect(dialog.getByLabel('Temperature')).toHaveValue('0.5');
  await dialog.getByLabel('Temperature').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bubbles(page, 'Claude').first()).toHaveText('First');
  dialog = await choose(page, 'Claude', 'Claude');
  await dialog.getByLabel('Temperature').fill('0.9');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', {name: 'Settings of Claude'})).toBeFocused();
});

test('a key is used, masked and never kept anywhere', async ({page}) => {
  let sent = '';
  await page.route('https://api.mistral.ai/**', async (route) => {
    sent = JSON.stringify(await route.request().allHeaders());
    const json = {choices: [{message: {role: 'assistant', content: 'From the service'}}]};
    await route.fulfill({json, headers: {'access-control-allow-origin': '*'}});
  });
  await enter(page);
  const dialog = await choose(page, 'Demo', 'Mistral');
  await dialog.getByLabel('API key for Mistral').fill(SENTINEL);
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await expect(card(page, 'Mistral').getByText('Live', {exact: true})).toBeVisible();
  await say(page, 'Mistral', 'Hello');
  await expect(bubbles(page, 'Mistral').last()).toHaveText('From the service');
  expect(sent).toContain(SENTINEL);

  await page.getByRole('button', {name: 'Requests of Mistral'}).click();
  const requests = page.getByRole('dialog');
  await requests.locator('summary', {hasText: 'headers'}).click();
  await requests.locator('summary', {hasText: 'cURL'}).click();
  await expect(requests.getByText('Bearer', {exact: false})).toHaveCount(0);
  expect(await requests.innerText()).not.toContain(SENTINEL);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Code of Mistral'}).click();
  await expect(page.getByRole('dialog').locator('pre').first()).toContainText('YOUR_API_KEY');
  expect(await page.getByRole('dialog').innerText()).not.toContain(SENTINEL);
  await page.keyboard.press('Escape');
  await tool(page, 'Share a link').click();
  await expect(page.getByLabel('Link', {exact: true})).toHaveValue(/#workspace=/);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  const stored = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}]),
  );
  expect(stored).toContain('mistral');
  expect(stored).not.toContain(SENTINEL);

  await tool(page, '1 key in memory')
    .or(page.getByRole('button', {name: '1 key in memory'}))
    .first()
    .click();
  await page.getByRole('button', {name: 'Forget all keys'}).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'No keys held'})).toBeVisible();
  await expect(card(page, 'Mistral').getByText('Dry run', {exact: true})).toBeVisible();
});

test('one message goes to all chats, also to one that is still answering', async ({page}) => {
  await enter(page);
  await tool(page, 'Add a chat').click();
  await chatsReady(page);
  const composer = page.getByLabel('Message to all chats');
  await composer.fill('One');
  await composer.press('Enter');
  await composer.fill('Two');
  await composer.press('Enter');
  for (const name of ['Demo', 'Claude', 'Demo (2)']) {
    const users = card(page, name).locator('.user-message-text');
    await expect(users).toHaveText(['One', 'Two'], {timeout: 15_000});
  }
  await page.waitForTimeout(2500);
  for (const name of ['Demo', 'Claude', 'Demo (2)'])
    await expect(card(page, name).locator('.user-message-text')).toHaveCount(2);
});

test('chats are added, renamed, moved, cleared and removed, and every step is undone', async ({
  page,
}) => {
  await enter(page);
  await say(page, 'Demo', 'Keep me');
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  const names = () =>
    page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

  await more(page, 'Demo', 'Clear the conversation');
  await expect(bubbles(page, 'Demo')).toHaveCount(1);
  await tool(page, 'Undo').click();
  await expect(bubbles(page, 'Demo')).toHaveCount(3);

  await page.getByLabel('Name of the chat Demo').fill('Mine');
  await page.getByLabel('Name of the chat Demo').press('Enter');
  await expect(card(page, 'Mine')).toBeVisible();
  await more(page, 'Mine', 'Move later');
  expect(await names()).toEqual(['Claude', 'Mine']);
  await more(page, 'Mine', 'Duplicate');
  expect(await names()).toEqual(['Claude', 'Mine', 'Mine (2)']);
  await more(page, 'Mine', 'Remove');
  expect(await names()).toHaveLength(2);
  await expect(page.getByText('Mine was removed.')).toBeVisible();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(['Demo', 'Claude']);
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+z');
  await expect.poll(names).toEqual(['Claude', 'Mine']);
});

test('a chat that is cleared while it answers has what it said so far after undo', async ({
  page,
}) => {
  await enter(page);
  await card(page, 'Demo').getByLabel('Demo Demo answers').selectOption('stream');
  await say(page, 'Demo', 'Begin');
  await expect(card(page, 'Demo').locator('.streamed-message')).toContainText(' ');
  await more(page, 'Demo', 'Clear the conversation');
  await expect(bubbles(page, 'Demo')).toHaveCount(1);
  await tool(page, 'Undo').click();
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
});

test('the chats are saved while they are edited, and damaged data is kept aside', async ({
  page,
}) => {
  await enter(page);
  await page.getByLabel('Name of the chat Demo').fill('Saved');
  await page.getByLabel('Name of the chat Demo').press('Enter');
  await page.getByText('Focus', {exact: true}).click();
  await page.waitForTimeout(500);
  await open(page, ROUTE);
  await expect(card(page, 'Saved')).toBeVisible();
  await expect(page.getByRole('radio', {name: 'Focus'})).toBeChecked();

  await page.evaluate(() => localStorage.setItem('playground', '{"version": 1, "chats"'));
  await page.reload();
  await expect(page.getByText('could not be read')).toBeVisible();
  await expect(card(page, 'Demo')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('playground-damaged'))).toContain(
    'version',
  );
});

test('without storage the playground works all the same', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await enter(page);
  await tool(page, 'Add a chat').click();
  await expect(page.getByText('did not save your chats')).toBeVisible();
  await expect(card(page, 'Demo (2)')).toBeVisible();
});

test('a link brings the chats to another reader, who is asked first', async ({page, browser}) => {
  await enter(page);
  await page.getByLabel('Name of the chat Claude').fill('Shared <b>bot</b>');
  await page.getByLabel('Name of the chat Claude').press('Enter');
  await tool(page, 'Share a link').click();
  const field = page.getByLabel('Link', {exact: true});
  await expect(field).toHaveValue(/#workspace=/);
  const link = await field.inputValue();

  const other = await (await browser.newContext()).newPage();
  await open(other, link);
  const dialog = other.getByRole('dialog', {name: 'This link brings chats'});
  await expect(dialog.getByText('Shared <b>bot</b>')).toBeVisible();
  await expect(card(other, 'Claude')).toBeAttached();
  await dialog.getByRole('button', {name: 'Replace mine'}).click();
  await expect(dialog).toBeHidden();
  await expect(card(other, 'Shared <b>bot</b>')).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await tool(other, 'Undo').click();
  await expect(card(other, 'Claude')).toBeVisible();
  await other.context().close();
});

for (const [what, hash] of [
  ['damaged', '#workspace=abc'],
  ['not packed', '#workspace=%3Cimg%20src=x%3E'],
  ['too long', `#workspace=${'a'.repeat(20_000)}`],
] as const)
  test(`a link that is ${what} changes nothing`, async ({page, baseURL}) => {
    const {problems} = watch(page, baseURL!);
    await open(page, `${ROUTE}${hash}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Your own chats are unchanged.')).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Replace mine'})).toBeDisabled();
    await dialog.getByRole('button', {name: 'Keep mine'}).click();
    await expect(card(page, 'Demo')).toBeVisible();
    expect(problems).toEqual([]);
  });

test('a file brings back what was exported', async ({page}) => {
  await enter(page);
  await tool(page, 'Export to a file').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save playground.json'}).click();
  const file = await (await download).path();
  await page.keyboard.press('Escape');
  await tool(page, 'Import from a file').click();
  const dialog = page.getByRole('dialog', {name: 'Import chats'});
  const input = dialog.getByLabel('File from this playground');
  await input.setInputFiles({name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('{')});
  await expect(dialog.getByText('The file is not JSON. Nothing was changed.')).toBeVisible();
  await input.setInputFiles(file);
  await dialog.getByRole('button', {name: 'Add to mine'}).click();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('the code is copied as it is shown, in the framework that is chosen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  await page.getByRole('button', {name: 'Code of Claude'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Framework').selectOption('vue');
  await expect(dialog.locator('pre').first()).toContainText('<script setup');
  await dialog.getByRole('button', {name: /^Copy/}).first().click();
  await expect(dialog.locator('button[data-state=copied]')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('YOUR_API_KEY');
});

test('drafts and messages survive a change of the color mode', async ({page}) => {
  await enter(page);
  await say(page, 'Demo', 'Stay');
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  await card(page, 'Demo').locator('#text-input').pressSequentially('A draft');
  await setColorMode(page, 'dark');
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  await expect(card(page, 'Demo').locator('#text-input')).toHaveText('A draft');
});

/** On narrow windows one chat is shown at a time. */
async function tools(page: Page, name: string) {
  const button = page
    .getByRole('group', {name: 'Shown chat'})
    .getByRole('button', {name, exact: true});
  if (await button.isVisible()) await button.click();
  return page.getByRole('group', {name: `Tools of ${name}`, exact: true});
}

const dialogs: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  [
    'Settings of Claude',
    async (page) =>
      (await tools(page, 'Claude')).getByRole('button', {name: 'Settings of Claude'}).click(),
  ],
  [
    'Code of Claude',
    async (page) =>
      (await tools(page, 'Claude')).getByRole('button', {name: 'Code of Claude'}).click(),
  ],
  [
    'Requests of Demo',
    async (page) =>
      (await tools(page, 'Demo')).getByRole('button', {name: 'Requests of Demo'}).click(),
  ],
  ['Settings of all chats', (page) => tool(page, 'Settings of all chats').click()],
  ['Share these chats', (page) => tool(page, 'Share a link').click()],
  ['Export these chats', (page) => tool(page, 'Export to a file').click()],
  ['Import chats', (page) => tool(page, 'Import from a file').click()],
  ['About the playground', (page) => tool(page, 'About the playground').click()],
  ['Your API keys', (page) => page.getByRole('button', {name: 'No keys held'}).click()],
];

for (const width of [390, 1280])
  test(`axe finds nothing at ${width} px, in any dialog, light and dark`, async ({page}) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width, height: 844});
    await enter(page);
    await say(page, 'Demo', 'Hello');
    await expect(bubbles(page, 'Demo')).toHaveCount(3);
    for (const mode of ['light', 'dark'] as const) {
      await setColorMode(page, mode);
      expect(await axeFindings(page)).toEqual([]);
      for (const [name, openDialog] of dialogs) {
        await openDialog(page);
        const dialog = page.getByRole('dialog', {name, exact: true});
        await expect(dialog).toBeVisible();
        for (const summary of await dialog.locator('summary').all())
          if (await summary.evaluate((it) => !it.parentElement?.hasAttribute('open')))
            await summary.click();
        expect(await axeFindings(page), `${name}, ${mode}`).toEqual([]);
        expect(await overflow(page), name).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    }
  });

test('nothing is wider than a window of 320 px, and every tool of a chat can be reached', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 568});
  await enter(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', {name: 'More for Demo'}).click();
  const last = page.getByRole('button', {name: 'Remove Demo'});
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.getByRole('button', {name: 'Settings of Demo'}).click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the keyboard alone adds, sets up and moves a chat', async ({page}) => {
  await enter(page);
  await tool(page, 'Add a chat').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Settings of Demo (2)'}).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', {name: 'Demo', exact: true}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', {name: 'Your own server', exact: true})).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', {name: 'OpenAI', exact: true})).toBeChecked();
  for (let step = 0; step < 60; step++) {
    const isInside = await page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));
    expect(isInside || (await page.evaluate(() => document.activeElement === document.body))).toBe(
      true,
    );
    await page.keyboard.press('Tab');
  }
  await dialog.getByRole('button', {name: 'Apply'}).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'OpenAI: Chat')).toBeVisible();
  await page.getByRole('button', {name: 'More for OpenAI: Chat'}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Move earlier OpenAI: Chat'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('OpenAI: Chat was moved.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'More for OpenAI: Chat'})).toBeFocused();
});
