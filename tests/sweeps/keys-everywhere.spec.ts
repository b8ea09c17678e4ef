import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {bubbles, card, closePanel, panelOf, say, use} from '../support/playground';
import {openWith} from '../support/wire/playgroundPage';

/** Keys across redirects and tabs, checked at a stranger's server and on the page. */

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const CHATS = [
  {name: 'A', provider: 'mistral', mode: 'chat'},
  {name: 'B', provider: 'claude', mode: 'chat'},
];

/** A server of somebody else, and everything that it was told. */
async function stranger(): Promise<{server: Server; address: string; heard: string[]}> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
      response.writeHead(200, CORS).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, heard, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`};
}

/** Gives a chat its provider's key. */
async function give(page: Page, chat: string, provider: string, key: string, keep?: string) {
  const panel = await panelOf(page, 'Settings', chat);
  await panel.getByLabel(`API key for ${provider}`).fill(key);
  if (keep) await panel.getByLabel(`Keep the key for ${provider}`).selectOption({label: keep});
  await closePanel(page);
}

const DEVICE = 'on this device, until I forget it';
const stateOf = (page: Page, chat: string, state: string) =>
  card(page, chat).getByText(state, {exact: true});

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/playground');
  await expect(card(page, 'A')).toBeVisible();
  return page;
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({...localStorage}));

for (const [provider, name, host] of [
  ['mistral', 'Mistral', 'api.mistral.ai'],
  ['claude', 'Claude', 'api.anthropic.com'],
  ['gemini', 'Gemini', 'generativelanguage.googleapis.com'],
] as const)
  test(`a redirect of ${name} takes neither key nor message to another host`, async ({page}) => {
    const {server, address, heard} = await stranger();
    await page.route(`https://${host}/**`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({status: 204, headers: CORS})
        : route.fulfill({status: 307, headers: {...CORS, location: address}}),
    );
    await openWith(page, [{name: 'A', provider, mode: 'chat'}]);
    await give(page, 'A', name, 'sentinel-redirect-7431');
    await expect(stateOf(page, 'A', 'Live')).toBeVisible();
    await say(page, 'A', 'My private question');
    await expect(card(page, 'A').locator('.error-message-text')).toBeVisible();
    const requests = await panelOf(page, 'Requests', 'A');
    await expect(requests).toContainText(`${host} redirected the request`);
    expect(heard).toEqual([]);
    server.close();
  });

test('a tab that keeps one key leaves the keys that another tab keeps', async ({page, context}) => {
  await openWith(page, CHATS);
  const other = await secondTab(context);
  await give(page, 'A', 'Mistral', 'sentinel-mistral-1', DEVICE);
  await give(other, 'B', 'Claude', 'sentinel-claude-22', DEVICE);
  expect(await kept(page)).toContain('sentinel-mistral-1');
  expect(await kept(page)).toContain('sentinel-claude-22');
  for (const tab of [page, other])
    for (const chat of ['A', 'B']) await expect(stateOf(tab, chat, 'Live')).toBeVisible();
});

test('a key that one tab forgets is in no tab, and a key in memory stays', async ({
  page,
  context,
}) => {
  await openWith(page, CHATS);
  await give(page, 'A', 'Mistral', 'sentinel-mistral-1', DEVICE);
  const other = await secondTab(context);
  await give(other, 'B', 'Claude', 'sentinel-claude-22');
  expect(await kept(page)).toContain('sentinel-mistral-1');
  await give(page, 'A', 'Mistral', '');
  await expect(stateOf(other, 'A', 'Preview only')).toBeVisible();
  await expect(stateOf(other, 'B', 'Live')).toBeVisible();
  expect(await kept(other)).not.toContain('sentinel');
});

test('forgetting all keys forgets them in every tab, with the hosts', async ({page, context}) => {
  const {server, address, heard} = await stranger();
  const values = {'connect.mistral.chat': {url: `${address}v1`}};
  await openWith(page, [{name: 'A', provider: 'mistral', mode: 'chat', values}]);
  const other = await secondTab(context);
  await card(page, 'A')
    .getByRole('button', {name: /^Allow http/})
    .click();
  await expect(stateOf(other, 'A', 'Live')).toBeVisible();
  await give(other, 'A', 'Mistral', 'sentinel-mistral-1');
  await give(page, 'A', 'Mistral', 'sentinel-mistral-2');
  await use(page, '1 key in memory');
  await page.getByRole('button', {name: 'Forget all keys'}).click();
  await page.keyboard.press('Escape');
  await expect(stateOf(other, 'A', 'Not confirmed')).toBeVisible();
  await expect(other.getByRole('button', {name: 'No API keys'})).toBeVisible();
  await say(other, 'A', 'My private question');
  await expect(bubbles(other, 'A').last()).toContainText('Preview only');
  expect(heard).toEqual([]);
  server.close();
});

test('a cleared storage takes the kept keys out of every tab', async ({page, context}) => {
  await openWith(page, CHATS);
  const other = await secondTab(context);
  await give(page, 'A', 'Mistral', 'sentinel-mistral-1', DEVICE);
  await expect(stateOf(other, 'A', 'Live')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await expect(stateOf(other, 'A', 'Preview only')).toBeVisible();
});
