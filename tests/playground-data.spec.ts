import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './axe';
import {chatsReady, open, overflow, watch} from './page';
import {ROUTE, bubbles, card, say, tool} from './support/playground';
import {everythingOf, openWith, unpackLink} from './wire/playgroundPage';
import {standIn} from './wire/standIn';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('playground') ?? '');

async function rename(page: Page, from: string, to: string) {
  const field = page.getByLabel(`Name of the chat ${from}`, {exact: true});
  await field.fill(to);
  await field.press('Enter');
}

async function settingsOf(page: Page, name: string) {
  await card(page, name)
    .getByRole('button', {name: `Settings of ${name}`, exact: true})
    .click();
  return page.getByRole('dialog', {name: `Settings of ${name}`});
}

test('edits and conversations outlive a killed page, and tabs do not overwrite each other', async ({
  page,
  context,
}) => {
  await open(page, ROUTE);
  await chatsReady(page);
  await say(page, 'Demo', 'Keep this');
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  await rename(page, 'Demo', 'Mine');
  await expect.poll(() => stored(page)).toContain('Mine');

  // The first tab is still open: nothing was unloaded.
  const second = await context.newPage();
  await open(second, ROUTE);
  await chatsReady(second);
  await expect(bubbles(second, 'Mine').filter({hasText: 'Keep this'})).toHaveCount(1);

  await rename(second, 'Mine', 'Theirs');
  await expect(page.getByText('changed elsewhere')).toBeVisible();
  await rename(page, 'Mine', 'Ours');
  await rename(page, 'Claude', 'Also ours');
  await expect.poll(() => stored(second)).toContain('Theirs');
  expect(await stored(second)).not.toContain('ours');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', {name: 'Load the other ones'}).click();
  await expect(card(page, 'Theirs')).toBeVisible();
  await tool(page, 'Undo').click();
  await expect(card(page, 'Ours')).toBeVisible();

  await expect(second.getByText('changed elsewhere')).toBeVisible();
  await second.getByRole('button', {name: 'Keep these'}).click();
  await expect.poll(() => stored(page)).toContain('Theirs');
});

test('keys are kept as long as the reader says, and forgotten at once', async ({page}) => {
  await openWith(page, [{name: 'A', provider: 'mistral', mode: 'chat'}]);
  const keep = async (how: string) => {
    const dialog = await settingsOf(page, 'A');
    await dialog.getByLabel('API key for Mistral').fill('sentinel-kept-7431');
    await dialog.getByLabel('Keep the key for Mistral').selectOption({label: how});
    await expect(dialog.getByText(/in this tab’s storage|in this browser, until/)).toBeVisible();
    await dialog.getByRole('button', {name: 'Apply'}).click();
    await expect(card(page, 'A').getByText('Live', {exact: true})).toBeVisible();
  };
  const where = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) =>
        Object.keys(storage).filter((name) => storage.getItem(name)?.includes('sentinel')),
      ),
    );
  await keep('until this tab is closed');
  expect(await where()).toEqual([[], ['playground-keys']]);
  await page.reload();
  await expect(card(page, 'A').getByText('Live', {exact: true})).toBeVisible();
  await keep('on this device, until I forget it');
  expect(await where()).toEqual([['playground-keys'], []]);
  await page.reload();
  await page.getByRole('button', {name: '1 key saved'}).click();
  await page.getByRole('button', {name: 'Forget all keys'}).click();
  expect(await where()).toEqual([[], []]);
  await page.keyboard.press('Escape');
  await expect(card(page, 'A').getByText('Dry run', {exact: true})).toBeVisible();
});

test('another address gets requests when the reader confirms it, and the key only on top of that', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await standIn(context, [new URL(baseURL!).origin]);
  await openWith(page, [
    {
      name: 'A',
      provider: 'mistral',
      mode: 'chat',
      values: {'connect.mistral.chat': {url: 'https://stranger.example/v1'}},
    },
  ]);
  await say(page, 'A', 'fine');
  await expect(bubbles(page, 'A').last()).toContainText('Dry run');
  expect(asked).toEqual([]);
  await card(page, 'A').getByRole('button', {name: 'Allow https://stranger.example'}).click();
  await expect(card(page, 'A').getByText('Live', {exact: true})).toBeVisible();

  const dialog = await settingsOf(page, 'A');
  await expect(dialog.getByText('has to let this page in (CORS)')).toBeVisible();
  await dialog.getByLabel('Address to ask instead').fill('https://api.mistral.ai:8443');
  await dialog.getByLabel('API key for Mistral').fill('sentinel-proxy-7431');
  await expect(dialog.getByText('https://api.mistral.ai:8443/v1/chat/completions')).toBeVisible();
  await dialog.getByLabel('Extra body').fill('{"extra": 7}');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await say(page, 'A', 'fine');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.url).toBe('https://api.mistral.ai:8443/v1/chat/completions');
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({extra: 7});
  expect(JSON.stringify(asked)).not.toContain('sentinel');

  const again = await settingsOf(page, 'A');
  await again.getByLabel(/^Send my key for Mistral to/).check();
  await again.getByRole('button', {name: 'Apply'}).click();
  await say(page, 'A', 'fine');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.headers.authorization).toBe('Bearer sentinel-proxy-7431');
});

test('a server of one’s own is asked as its form says, also through a web socket', async ({
  page,
  context,
}) => {
  const seen: {method: string; headers: Record<string, string>; body: string}[] = [];
  await context.route('https://mine.example/**', async (route) => {
    const request = route.request();
    seen.push({
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData() ?? '',
    });
    await route.fulfill({
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      json: {text: `Answer ${seen.length}`},
    });
  });
  await context.routeWebSocket('wss://mine.example/socket', (socket) => {
    socket.onMessage((message) => {
      const {messages} = JSON.parse(String(message)) as {messages: {text: string}[]};
      socket.send(JSON.stringify({text: `Echo ${messages.at(-1)?.text}`}));
    });
  });
  await openWith(page, [{name: 'A'}]);
  let dialog = await settingsOf(page, 'A');
  await dialog.getByRole('radio', {name: 'Your own server'}).check();
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await expect(dialog.getByText('This is needed.')).toBeVisible();
  await dialog.getByLabel('Address', {exact: false}).first().fill('https://me:pw@mine.example');
  await expect(dialog.getByText('Take the name and password out')).toBeVisible();
  await dialog.getByLabel('Address', {exact: false}).first().fill('https://mine.example/chat');
  await dialog.getByLabel('Method').selectOption('PUT');
  await dialog.getByRole('button', {name: 'Add a pair to Headers'}).click();
  await dialog.getByLabel('Name 1').fill('X-Token');
  await dialog.getByLabel('Text 1').fill('sentinel-header-7431');
  await dialog.getByLabel('Credentials').selectOption('include');
  await dialog.getByLabel('Extra body').fill('{"tenant": "t1"}');
  await dialog.getByLabel('Most messages').fill('-1');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await say(page, 'A', 'One');
  await expect(bubbles(page, 'A').last()).toHaveText('Answer 1');
  await say(page, 'A', 'Two');
  await expect(bubbles(page, 'A').last()).toHaveText('Answer 2');
  expect(seen[1]?.method).toBe('PUT');
  expect(seen[1]?.headers['x-token']).toBe('sentinel-header-7431');
  const body = JSON.parse(seen[1]?.body ?? '{}') as {tenant: string; messages: unknown[]};
  expect(body.tenant).toBe('t1');
  expect(body.messages).toHaveLength(3);

  await card(page, 'A').getByRole('button', {name: 'Code of A', exact: true}).click();
  await expect(page.getByRole('dialog').locator('pre').first()).toContainText('YOUR_X_TOKEN');
  await page.keyboard.press('Escape');
  await card(page, 'A').getByRole('button', {name: 'Requests of A', exact: true}).click();
  await expect(page.getByRole('dialog')).toContainText('Status 200.');
  await expect(page.getByRole('dialog')).toContainText('with PUT');
  await page.keyboard.press('Escape');
  expect(await everythingOf(page)).not.toContain('sentinel');

  dialog = await settingsOf(page, 'A');
  await dialog.getByLabel('Address', {exact: false}).first().fill('wss://mine.example/socket');
  await dialog.getByLabel('Web socket').selectOption({label: 'Yes'});
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await say(page, 'A', 'Three');
  await expect(bubbles(page, 'A').last()).toHaveText('Echo Three');
});

test('the settings are a form and JSON at the same time', async ({page}) => {
  await openWith(page, [{name: 'A', provider: 'openAI', mode: 'completions'}]);
  await expect(card(page, 'A').getByRole('button', {name: /^Known issue of A/})).toBeVisible();
  const dialog = await settingsOf(page, 'A');
  await expect(dialog.getByText('ignores settings inside completions')).toBeVisible();
  await dialog.getByLabel('Temperature').fill('0.5');
  await dialog.getByRole('button', {name: 'JSON', exact: true}).click();
  const editor = dialog.getByRole('textbox', {name: 'Settings as JSON'});
  await expect(editor).toContainText('"temperature": 0.5');
  expect(await axeFindings(page)).toEqual([]);
  await editor.fill('{\n  "temperature": 0.7,\n  "model": oops\n}');
  await expect(dialog.getByText('Line 3: oops is not JSON.')).toBeVisible();
  await editor.fill('{\n  "temperature": 9\n}');
  await expect(dialog.getByText('Line 2: temperature: Write a number from 0 to 2.')).toBeVisible();
  await dialog.getByRole('button', {name: 'Form', exact: true}).click();
  await expect(dialog.getByLabel('Temperature')).toHaveValue('0.5');
  await dialog.getByRole('button', {name: 'JSON', exact: true}).click();
  await editor.fill('{"temperature": 0.7, "');
  await editor.press('End');
  await editor.press('Control+Space');
  const suggestions = page.locator('.cm-tooltip-autocomplete');
  await expect(suggestions.getByText('"max_tokens"')).toBeVisible();
  await editor.press('Escape');
  await expect(suggestions).toBeHidden();
  await expect(dialog).toBeVisible();
  await editor.fill('{"temperature": 0.7, "model": "m"}');
  await dialog.getByRole('button', {name: 'Form', exact: true}).click();
  await expect(dialog.getByLabel('Temperature')).toHaveValue('0.7');
  await expect(dialog.getByRole('textbox', {name: 'Model', exact: true})).toHaveValue('m');
});

test('files come and go with their messages, by choice and by hand', async ({page}) => {
  await openWith(page, [{name: 'A'}, {name: 'B', provider: 'claude', mode: 'chat'}]);
  await chatsReady(page);
  await say(page, 'A', 'Remember me');
  await expect(bubbles(page, 'A').last()).toContainText('demo answer');
  await tool(page, 'Share a link').click();
  await page.getByLabel(/^Include the messages/).check();
  await expect(page.getByText(/holds no keys and 2 messages/)).toBeVisible();
  const link = await page.getByLabel('Link', {exact: true}).inputValue();
  expect(unpackLink(link)).toContain('Remember me');
  await page.keyboard.press('Escape');
  await tool(page, 'Export to a file').click();
  await page.getByLabel(/^Include the messages/).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save playground.json'}).click();
  const file = await (await download).path();
  await page.keyboard.press('Escape');

  const drop = (name: string, text: string) =>
    page.evaluate(
      ([title, content]) => {
        const files = new DataTransfer();
        files.items.add(new File([content!], title!, {type: 'application/json'}));
        for (const type of ['dragover', 'drop'])
          document
            .querySelector('[data-chat]')
            ?.dispatchEvent(
              new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer: files}),
            );
      },
      [name, text],
    );
  const before = await stored(page);
  await drop('bad.json', '{"version": 7');
  const dialog = page.getByRole('dialog', {name: 'Import chats'});
  await expect(dialog.getByText('Nothing was changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  const hostile = {
    version: 2,
    chats: [
      {
        name: 'C',
        messages: [
          {
            role: 'ai',
            html: '<img src="https://stranger.example/x" onerror="window.__tripped=1">Greetings',
          },
          {
            role: 'user',
            text: '![x](https://stranger.example/y)',
            files: [{src: PNG}, {src: 'blob:x'}],
          },
        ],
      },
    ],
  };
  await drop('good.json', JSON.stringify(hostile));
  await expect(dialog.getByText('2 messages')).toBeVisible();
  expect(await stored(page)).toBe(before);
  const {problems} = watch(page, new URL(page.url()).origin);
  await dialog.getByRole('button', {name: 'Add to mine'}).click();
  await card(page, 'C').scrollIntoViewIfNeeded();
  await expect(bubbles(page, 'C').filter({hasText: 'Greetings'})).toHaveCount(1);
  expect(await page.evaluate(() => '__tripped' in window)).toBe(false);
  expect(problems).toEqual([]);

  await tool(page, 'Import from a file').click();
  await dialog.getByLabel('File from this playground').setInputFiles(file);
  await dialog.getByRole('button', {name: 'Replace mine'}).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(bubbles(page, 'A').filter({hasText: 'Remember me'})).toHaveCount(1);
});

test('links of the docs prepare a chat, and say what they leave out', async ({page}) => {
  await open(page, `${ROUTE}?p=claude&temperature=0.4&mode=sing&nonsense=1`);
  await expect(card(page, 'Claude (2)')).toBeVisible();
  await expect(page.getByText('The link also asked for the mode sing, nonsense=1.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const dialog = await settingsOf(page, 'Claude (2)');
  await expect(dialog.getByLabel('Temperature')).toHaveValue('0.4');
  await page.keyboard.press('Escape');
  await tool(page, 'Undo').click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('mixed edits are undone and done again, a copy asks for the key, and prompts are at hand', async ({
  page,
}) => {
  await open(page, ROUTE);
  await chatsReady(page);
  const names = () =>
    page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await tool(page, 'Settings of all chats').click();
  await page.getByLabel('Begin with').selectOption({label: 'Patient teacher'});
  await expect(page.getByLabel('System prompt')).toHaveValue(/step by step/);
  await page.getByRole('button', {name: 'Apply'}).click();
  await rename(page, 'Demo', 'First');
  await tool(page, 'Add a chat').click();
  await page.getByText('Focus', {exact: true}).click();
  await page.getByText('Grid', {exact: true}).click();
  const dialog = await settingsOf(page, 'Claude');
  await dialog.getByLabel('API key for Claude').fill('sentinel-twin-7431');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await page.getByRole('button', {name: 'More for Claude', exact: true}).click();
  await page.getByRole('button', {name: 'Duplicate Claude', exact: true}).click();
  await page.getByRole('button', {name: 'Without the key'}).click();
  await expect(card(page, 'Claude (2)').getByText('Dry run', {exact: true})).toBeVisible();
  await expect(card(page, 'Claude').getByText('Live', {exact: true})).toBeVisible();
  const after = await names();
  const undo = tool(page, 'Undo');
  for (let step = 0; step < 20 && (await undo.getAttribute('aria-disabled')) !== 'true'; step++)
    await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(['Demo', 'Claude']);
  const redo = tool(page, 'Redo');
  for (let step = 0; step < 20 && (await redo.getAttribute('aria-disabled')) !== 'true'; step++)
    await page.keyboard.press('Control+Shift+z');
  await expect.poll(names).toEqual(after);
});

test('a large picture is kept, and what is not kept is said', async ({page}) => {
  await openWith(page, [{name: 'A'}]);
  await chatsReady(page);
  const add = (size: number) =>
    page.evaluate((bytes) => {
      const chat = document.querySelector('deep-chat');
      const src = `data:image/png;base64,${'A'.repeat(Math.ceil((bytes * 4) / 3))}`;
      const message = {role: 'user', files: [{src, type: 'image' as const}]};
      (chat as unknown as {addMessage: (added: unknown, isUpdate: boolean) => void}).addMessage(
        message,
        true,
      );
    }, size);
  await add(6_000_000);
  await tool(page, 'What is saved here').click();
  const dialog = page.getByRole('dialog', {name: 'What is saved here'});
  await expect(dialog.getByText('7.6 MB', {exact: true})).toBeVisible();
  await expect(dialog.getByText(/that the browser gives this site/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({width: 1280, height: 900});
  await page.keyboard.press('Escape');
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('playground');
          opening.onsuccess = () => {
            const reading = opening.result
              .transaction('conversations')
              .objectStore('conversations')
              .getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result).length);
          };
        }),
    );
  await expect.poll(kept).toBeGreaterThan(8_000_000);

  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await add(10);
  await expect(page.getByText(/A conversation was not saved/)).toBeVisible();
  await rename(page, 'A', 'Still saved');
  await expect.poll(() => stored(page)).toContain('Still saved');
});
