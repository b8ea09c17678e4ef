import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {expand, test} from '../support/playground';
import {standIn} from '../support/stranger';
import {unpackLink} from '../support/workspaces';
import {stub} from '../support/wire/stub';

/** Where keys and requests go, and where they do not. */

const SENTINEL = 'sentinel-key-7431';

// @spec playground.7 playground.8 playground.12 playground.61
test('a key is used, masked and never kept anywhere', async ({page, chats}) => {
  const body = {choices: [{message: {role: 'assistant', content: 'From the service'}}]};
  const reply = {status: 200, body};
  const sent = await standIn(page, 'api.mistral.ai', reply);
  await chats.enter();
  const dialog = await chats.choose('Demo', 'Mistral');
  await dialog.getByLabel('API key for Mistral').fill(SENTINEL);
  await dialog.getByRole('button', {name: 'Show the key for Mistral'}).click();
  expect(await chats.everything()).not.toContain(SENTINEL);
  await chats.closePanel();
  await expect(chats.state('Mistral', 'Live')).toBeVisible();
  await chats.say('Mistral', 'Hello');
  await expect(chats.bubbles('Mistral').last()).toHaveText('From the service');
  expect(sent.join()).toContain(SENTINEL);

  expect(unpackLink(await chats.link())).not.toContain(SENTINEL);
  await expect.poll(() => chats.stored()).toContain('mistral');
  expect(await chats.everything()).not.toContain(SENTINEL);

  // Nor where the service or the user repeats it.
  const message = `Wrong key ${SENTINEL}, sent as Bearer ${SENTINEL}.`;
  Object.assign(reply, {status: 401, body: {error: {message}}});
  await chats.say('Mistral', `I think my key is ${SENTINEL}`);
  await expect(chats.bubbles('Mistral').getByText('Wrong key ••••••')).toBeVisible();
  const requests = await chats.panelOf('Requests', 'Mistral');
  await expect(requests.getByText('Wrong key ••••••').first()).toBeVisible();
  await expect(requests).toContainText(/Sent to .* with POST\. Status 401\. Error/);
  await expand(requests);
  expect(await axeFindings(page)).toEqual([]);
  // Each format has a placeholder instead of the key.
  for (const form of ['cURL', 'fetch']) {
    await requests.getByRole('radio', {name: form}).last().check();
    await expect(requests.getByText('YOUR_API_KEY').last()).toBeVisible();
  }
  expect(await requests.innerText()).not.toContain(SENTINEL);
  await page.keyboard.press('Escape');
  await expect.poll(() => chats.databases()).toContain('I think my key is');
  expect(await chats.databases()).not.toContain(SENTINEL);

  await chats.use('1 key in memory');
  await page.getByRole('button', {name: 'Forget all keys'}).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'No API keys'})).toBeVisible();
  await expect(chats.state('Mistral', 'Preview only')).toBeVisible();
});

// @spec playground.7
test('keys are kept as long as the user says, and come back by undo', async ({page, chats}) => {
  await chats.openWith([{name: 'A', provider: 'mistral', mode: 'chat'}]);
  const keep = async (how: string, ...warnings: string[]) => {
    const dialog = await chats.panelOf('Settings', 'A');
    await dialog.getByLabel('API key for Mistral').fill('sentinel-kept-7431');
    await dialog.getByLabel('Keep the key for Mistral').selectOption({label: how});
    for (const text of warnings) await expect(dialog.getByText(text)).toBeVisible();
    await chats.closePanel();
    await expect(chats.state('A', 'Live')).toBeVisible();
  };
  const where = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) =>
        Object.keys(storage).filter((name) => storage.getItem(name)?.includes('sentinel')),
      ),
    );
  await keep('until this tab is closed', 'in this tab’s storage', 'other sites of this origin');
  expect(await where()).toEqual([[], ['playground-keys']]);
  await page.reload();
  await expect(chats.state('A', 'Live')).toBeVisible();
  await keep('on this device, until I forget it', 'in this browser, until', 'of the same origin');
  expect(await where()).toEqual([['playground-keys'], []]);
  await page.reload();
  await page.getByRole('button', {name: '1 key saved'}).click();
  const undo = page.getByRole('button', {name: 'Undo changes'});
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', {name: 'Forget all keys'}).click();
  expect(await where()).toEqual([[], []]);
  await undo.click();
  await expect.poll(where).toEqual([['playground-keys'], []]);
  await page.getByRole('button', {name: 'Forget all keys'}).click();
  expect(await where()).toEqual([[], []]);
  await page.keyboard.press('Escape');
  await expect(chats.state('A', 'Preview only')).toBeVisible();
});

// @spec playground.14 playground.29
test('another address needs a yes for requests and the key', async ({context, baseURL, chats}) => {
  const asked = await stub(context, [new URL(baseURL!).origin]);
  await chats.openWith([
    {
      name: 'A',
      provider: 'mistral',
      mode: 'chat',
      values: {'connect.mistral.chat': {url: 'https://stranger.example/v1'}},
    },
  ]);
  await chats.say('A', 'fine');
  await expect(chats.bubbles('A').last()).toContainText('Preview only');
  expect(asked).toEqual([]);
  await chats.card('A').getByRole('button', {name: 'Allow https://stranger.example'}).click();
  await expect(chats.state('A', 'Live')).toBeVisible();

  const dialog = await chats.panelOf('Settings', 'A');
  await expect(dialog.getByText('must allow this page (CORS)')).toBeVisible();
  await dialog.getByLabel('Other address').fill('https://api.mistral.ai:8443');
  await dialog.getByLabel('API key for Mistral').fill('sentinel-proxy-7431');
  await expect(dialog.getByText('https://api.mistral.ai:8443/v1/chat/completions')).toBeVisible();
  await dialog.getByLabel('Extra body').fill('{"extra": 7}');
  await chats.closePanel();
  await chats.say('A', 'fine');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.url).toBe('https://api.mistral.ai:8443/v1/chat/completions');
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({extra: 7});
  expect(JSON.stringify(asked)).not.toContain('sentinel');

  const again = await chats.panelOf('Settings', 'A');
  await again.getByLabel(/^Send my key for Mistral to/).check();
  await chats.closePanel();
  await chats.say('A', 'fine');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.headers.authorization).toBe('Bearer sentinel-proxy-7431');
});

// @spec playground.8 playground.30
test(
  'your own server is asked as its form says, also by socket',
  {tag: '@full'},
  async ({page, context, chats}) => {
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
        json: seen.length > 2 ? {answer: 'In its own format'} : {text: `Answer ${seen.length}`},
      });
    });
    await context.routeWebSocket('wss://mine.example/socket', (socket) => {
      socket.onMessage((message) => {
        const {messages} = JSON.parse(String(message)) as {messages: {text: string}[]};
        socket.send(JSON.stringify({text: `Echo ${messages.at(-1)?.text}`}));
      });
    });
    await chats.openWith([{name: 'A'}]);
    const dialog = await chats.choose('A', 'Your own server');
    const address = dialog.getByLabel('Address', {exact: false}).first();
    await address.focus();
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await address.fill('https://me:pw@mine.example');
    await expect(dialog.getByText('Remove the name and password')).toBeVisible();
    await address.fill('https://mine.example/chat');
    await dialog.getByLabel('Method').selectOption('PUT');
    await dialog.getByRole('button', {name: 'Add a pair to Headers'}).click();
    await dialog.getByLabel('Name 1').fill('X-Token');
    await dialog.getByLabel('Text 1').fill('sentinel-header-7431');
    expect(await chats.everything()).not.toContain('sentinel');
    await dialog.getByLabel('Credentials').selectOption('include');
    await dialog.getByLabel('Extra body').fill('{"tenant": "t1"}');
    await dialog.getByLabel('Maximum messages').fill('-1');
    await chats.closePanel();
    await chats.say('A', 'One');
    await expect(chats.bubbles('A').last()).toHaveText('Answer 1');
    await chats.say('A', 'Two');
    await expect(chats.bubbles('A').last()).toHaveText('Answer 2');
    expect(seen[1]?.method).toBe('PUT');
    expect(seen[1]?.headers['x-token']).toBe('sentinel-header-7431');
    const body = JSON.parse(seen[1]?.body ?? '{}') as {tenant: string; messages: unknown[]};
    expect(body.tenant).toBe('t1');
    expect(body.messages).toHaveLength(3);

    const code = await chats.panelOf('Code', 'A');
    await expect(code.locator('pre').first()).toContainText('YOUR_X_TOKEN');
    await page.keyboard.press('Escape');
    const requests = await chats.panelOf('Requests', 'A');
    await expect(requests).toContainText('Status 200.');
    await expect(requests).toContainText('with PUT');
    await page.keyboard.press('Escape');
    expect(await chats.everything()).not.toContain('sentinel');

    await chats.panelOf('Settings', 'A');
    await expect(dialog.getByLabel('Text 1')).toHaveValue('sentinel-header-7431');
    expect(await chats.everything()).not.toContain('sentinel');
    await address.fill('wss://mine.example/socket');
    await dialog.getByLabel('WebSocket').selectOption({label: 'Yes'});
    await chats.closePanel();
    await chats.say('A', 'Three');
    await expect(chats.bubbles('A').last()).toHaveText('Echo Three');
  },
);
