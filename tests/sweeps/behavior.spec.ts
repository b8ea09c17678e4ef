import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page, type Route} from '@playwright/test';
import {format, resolveConfig} from 'prettier';
import {ERROR_SETUPS, providerErrors, recordedErrors} from '../../src/providers/errors';
import {connectionRows, limitRows} from '../behavior/connection';
import type {Reply, Row} from '../behavior/row';
import {viewRows} from '../behavior/view';

/**
 * The behavior of the component, run against the installed package. Another release:
 * `DEEP_CHAT_BUNDLE=/path/to/deepChat.bundle.js`. To record what the chat shows of errors again: `RECORD=1`.
 */
const SITE = path.resolve(__dirname, '../..');
const BUNDLE = readFileSync(
  process.env.DEEP_CHAT_BUNDLE ?? path.join(SITE, 'node_modules/deep-chat/dist/deepChat.bundle.js'),
  'utf8',
);
const RECORDED = path.join(SITE, 'src/providers/recordedErrors.json');
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

const rows: readonly Row[] = [...connectionRows, ...limitRows, ...viewRows];

/** Opens an empty page with the component, on which every other address replies with `reply`. */
async function openPage(page: Page, reply: () => Reply): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/*', (route: Route) => {
    const request = route.request();
    const {origin, pathname} = new URL(request.url());
    if (origin === 'https://chat.test') {
      if (pathname === '/')
        return route.fulfill({contentType: 'text/html', body: '<!doctype html>'});
      if (pathname === '/deepChat.js')
        return route.fulfill({contentType: 'text/javascript', body: BUNDLE});
      return route.fulfill({status: 404, body: ''});
    }
    if (request.method() === 'OPTIONS') return route.fulfill({headers: CORS});
    sent.push([request.method(), request.url(), request.postData() ?? ''].join(' '));
    const {status = 200, body} = reply();
    return route.fulfill({
      status,
      headers: CORS,
      contentType: typeof body === 'string' ? 'text/html' : 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  });
  await page.goto('https://chat.test/');
  await page.addScriptTag({url: '/deepChat.js', type: 'module'});
  await page.evaluate(() => customElements.whenDefined('deep-chat'));
  return sent;
}

/** Puts a chat into the page, instead of the one before. */
async function mount(page: Page, setup: string): Promise<void> {
  await page.evaluate(`window.setup = ${setup}`);
  await page.evaluate(async () => {
    const chat = document.createElement('deep-chat');
    chat.style.cssText = 'display: block; width: 400px; height: 420px; font-family: sans-serif';
    const {setup: propertiesOf} = window as unknown as {setup: () => object};
    await new Promise<void>((resolve) => {
      Object.assign(chat, propertiesOf(), {onComponentRender: () => resolve()});
      document.body.replaceChildren(chat);
    });
  });
}

/** The texts of all bubbles. Loading bubbles have none. */
const bubbles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelector('deep-chat')!.shadowRoot!.querySelectorAll('.message-bubble')]
      .filter((bubble) => !bubble.classList.contains('deep-chat-loading-message-bubble'))
      .map((bubble) => {
        const text = bubble.textContent!.trim();
        return bubble.classList.contains('error-message-text') ? `Error: ${text}` : text;
      }),
  );

async function send(page: Page, text: string): Promise<void> {
  await page.evaluate((message) => {
    const chat = document.querySelector('deep-chat') as unknown as {
      submitUserMessage: (content: object) => void;
    };
    chat.submitUserMessage({text: message});
  }, text);
}

const plainText = (file: string) =>
  readFileSync(path.join(SITE, file), 'utf8').replace(/\s+/g, ' ').replace(/\\\|/g, '|');

test.describe('rows of behavior', () => {
  for (const row of rows)
    test(row.id, async ({page}) => {
      const {message: said = 'Hello'} = row;
      for (const {file, text} of row.says ?? [])
        expect(plainText(file), `${file} must say what "${row.id}" shows.`).toContain(text);
      const sent = await openPage(page, () => row.reply ?? {body: {text: 'From the server'}});
      await mount(page, row.setup.toString());
      if (said !== null) await send(page, said);
      const sentences = (row.says ?? []).map(({file, text}) => `${file}: ${text}`);
      const message = [`"${row.id}" is no longer so. Sentences to change:`, ...sentences].join(
        '\n',
      );
      if (row.shows) await expect.poll(() => bubbles(page), {message}).toEqual(row.shows);
      if (row.sends) await expect.poll(() => sent, {message}).toEqual(row.sends);
      if (row.probe) expect(await page.evaluate(row.probe), message).toEqual(row.result);
    });
});

test('the chat shows the recorded text for each error of a provider', async ({page}) => {
  const seen: Record<string, Record<string, string>> = {};
  let reply: Reply = {body: ''};
  await openPage(page, () => reply);
  for (const [provider, errors] of Object.entries(providerErrors))
    for (const {cause, status, body} of errors) {
      const shown: Record<string, string> = {};
      for (const [name, setup] of Object.entries(ERROR_SETUPS)) {
        reply = {status, body};
        const properties = {
          directConnection: {[provider]: {key: 'k', ...(provider === 'dify' ? {} : {model: 'x'})}},
          ...setup,
        };
        await mount(page, `() => (${JSON.stringify(properties)})`);
        await send(page, 'Hello');
        await expect.poll(async () => (await bubbles(page)).length).toBe(2);
        // The first line, without the minified names of the bundle.
        shown[name] = (await bubbles(page))[1]!
          .replace(/^Error: /, '')
          .replace(/\n[^]*/, '')
          .replace(/^\w\.(?=\w+ is not a function)/, '');
      }
      seen[`${provider}: ${cause}`] = shown;
    }
  if (process.env.RECORD) {
    const style = await resolveConfig(RECORDED);
    writeFileSync(RECORDED, await format(JSON.stringify(seen), {...style, parser: 'json'}));
    return;
  }
  expect(seen).toEqual(recordedErrors);
});
