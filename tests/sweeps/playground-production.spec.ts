import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {unzipSync} from 'fflate';
import {test} from '../support/playground';
import {freePort, SERVER_FOLDER, startServer} from '../support/processes';
import {startProvider} from '../support/provider';
import {postedToStackBlitz} from '../support/workspaces';

/** A chat with its server, as a project that runs. */

const SITE = path.resolve(__dirname, '../..');
const OUT = path.join(SERVER_FOLDER, 'production-journey');
const COMPONENT = path.join(SITE, 'node_modules/deep-chat/dist/deepChat.bundle.js');
const SENTINEL = 'sentinel-server-7431';
const CHAT = {
  name: 'Helper',
  provider: 'mistral',
  mode: 'chat',
  values: {'mistral.chat': {system_prompt: 'Be brief.'}},
};

// The servers of all frameworks run in tests/sweeps/production-servers.test.ts.
test('a saved project runs with the key of the server', async ({page, chats}) => {
  rmSync(OUT, {recursive: true, force: true});
  await chats.openWith([CHAT]);
  await chats.giveKey('Helper', 'Mistral', SENTINEL);
  await chats.more('Helper', 'Server project');
  const dialog = page.getByRole('dialog', {name: 'Server project for Helper'});
  await dialog.getByText('Express', {exact: true}).click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', {name: 'Save deep-chat-express.zip'}).click();
  const files = unzipSync(readFileSync(await (await saving).path()));
  for (const [name, bytes] of Object.entries(files)) {
    expect(Buffer.from(bytes).toString(), name).not.toContain(SENTINEL);
    mkdirSync(path.dirname(path.join(OUT, name)), {recursive: true});
    writeFileSync(path.join(OUT, name), bytes);
  }

  const [provider, port] = await Promise.all([startProvider(), freePort()]);
  const running = await startServer(process.execPath, ['server.mjs'], {
    cwd: OUT,
    port,
    env: {
      PROVIDER_URL: `${provider.url}/chat/completions`,
      MISTRAL_API_KEY: 'key-of-the-server',
    },
  });
  try {
    await page.route('https://cdn.jsdelivr.net/**', (route) =>
      route.fulfill({path: COMPONENT, contentType: 'text/javascript'}),
    );
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator('#text-input').pressSequentially('Hello');
    await page.keyboard.press('Enter');
    await expect(page.locator('.ai-message-text').last()).toHaveText('From the provider.');
    expect(provider.requests).toMatchObject([
      {authorization: 'Bearer key-of-the-server', body: {stream: true}},
    ]);
  } finally {
    await Promise.all([running.stop(), provider.stop()]);
    rmSync(OUT, {recursive: true, force: true});
  }
});

// @spec playground.37
test('projects for servers open in StackBlitz, without the key', async ({page, chats}) => {
  await chats.openWith([CHAT]);
  await chats.giveKey('Helper', 'Mistral', SENTINEL);
  const code = await chats.panelOf('Code', 'Helper');
  await code.getByRole('button', {name: /^Server project/}).click();
  const dialog = page.getByRole('dialog', {name: 'Server project for Helper'});
  for (const [name, file] of [
    ['Express', 'public/index.html'],
    ['Next.js', 'app/api/chat/route.ts'],
    ['Hono', 'web.mjs'],
  ] as const) {
    await dialog.getByText(name, {exact: true}).click();
    await expect(dialog.getByText(file, {exact: true})).toBeVisible();
    const {posted, files} = await postedToStackBlitz(
      page,
      dialog.getByRole('button', {name: 'Open in StackBlitz'}),
    );
    expect(Object.keys(files)).toEqual(expect.arrayContaining([file, 'package.json']));
    expect(posted).not.toContain(SENTINEL);
  }
  await dialog.getByText('FastAPI', {exact: true}).click();
  await expect(dialog.getByText('main.py', {exact: true})).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Open in StackBlitz'})).toHaveCount(0);
});
