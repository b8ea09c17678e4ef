import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, type Route, test as base} from '@playwright/test';
import {format, resolveConfig} from 'prettier';
import {
  ERROR_SETUPS,
  type KeyForm,
  providerErrors,
  type Recorded,
  recordedErrors,
} from '../../src/providers/errors';
import {agentRows} from '../behavior/agents';
import {connectionRows} from '../behavior/connection';
import {fileRows} from '../behavior/files';
import {historyRows} from '../behavior/history';
import {policyRows} from '../behavior/policy';
import {providerRows} from '../behavior/providers';
import {openAIRows} from '../behavior/openAI';
import {recipeRows} from '../behavior/recipes';
import {replyRows} from '../behavior/replies';
import type {Reply, Row} from '../behavior/row';
import {scrollRows} from '../behavior/scroll';
import {viewRows} from '../behavior/view';
import {withoutMarks} from '../../src/mdx/marks';
import {BUNDLE, read, SITE} from '../support/repository';

const COMPONENT = readFileSync(process.env.DEEP_CHAT_BUNDLE ?? path.join(SITE, BUNDLE), 'utf8');
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** The text of a page, without line breaks. */
const textOf = (file: string) =>
  withoutMarks(read(file)).replace(/\s+/g, ' ').replace(/\\\|/g, '|');
const POLICY = /Content-Security-Policy: ([^`]+?) ```/.exec(textOf('docs/guides/csp.mdx'))![1]!;

/** An empty page with the component, on which a network of our own replies. */
interface Host {
  readonly page: Page;
  readonly sent: string[];
  readonly headers: Record<string, string>[];
  readonly logged: string[];
  reply: (url: string) => Reply;
  /** A fresh page, with the storage empty. */
  open: (hasPolicy?: boolean) => Promise<void>;
}

const bodyOf = ({body, events}: Reply) =>
  events
    ? events.map((data) => {
        if (typeof data === 'string' && data.startsWith(':')) return `${data}\n\n`;
        return `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
      })
    : [typeof body === 'string' ? body : JSON.stringify(body)];

function typeOf({body, events}: Reply): string {
  if (events) return 'text/event-stream';
  return typeof body === 'string' ? 'text/html' : 'application/json';
}

/** Runs in each page. */
function installKit(): void {
  const chat = () => document.querySelector('deep-chat')!;
  const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
  const kit = {
    seen: [] as unknown[],
    get chat() {
      return chat();
    },
    get root() {
      return chat().shadowRoot!;
    },
    all: (selector: string) => [...chat().shadowRoot!.querySelectorAll<HTMLElement>(selector)],
    wait,
    until: async (isTrue: () => unknown) => {
      while (!isTrue()) await wait(20);
    },
    draw: async (
      {style = '', ...properties}: {style?: string; onComponentRender?: () => void},
      children = '',
    ) => {
      const drawn = document.createElement('deep-chat');
      drawn.style.cssText =
        style || 'display: block; width: 400px; height: 420px; font-family: sans-serif';
      drawn.innerHTML = children;
      const isReady = new Promise<void>((resolve) =>
        Object.assign(drawn, properties, {
          onComponentRender: () => {
            properties.onComponentRender?.();
            // On a busy machine it is drawn twice.
            setTimeout(resolve);
          },
        }),
      );
      document.body.replaceChildren(drawn);
      // While it checks a key, the component draws something else.
      await Promise.race([isReady, wait(1500)]);
    },
  };
  // A route replies with everything at once, so the events come one after another from here.
  const ask = window.fetch;
  window.fetch = async (...args) => {
    const response = await ask(...args);
    if (response.headers.get('content-type') !== 'text/event-stream') return response;
    const events = (await response.text()).split(/(?<=\n\n)/);
    const body = new ReadableStream({
      async start(controller) {
        for (const event of events) {
          controller.enqueue(new TextEncoder().encode(event));
          await wait(30);
        }
        controller.close();
      },
    });
    return new Response(body, {headers: response.headers});
  };
  document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
    if (!kit.seen.includes(effectiveDirective)) kit.seen.push(effectiveDirective);
  });
  Object.assign(window, {kit});
}

/** Opens an empty page with the component, on which every other address replies with `reply`. */
const test = base.extend<object, {host: Host}>({
  host: [
    async ({browser}, use) => {
      const page = await browser.newPage();
      let policy: Record<string, string> = {};
      const host: Host = {
        page,
        sent: [],
        headers: [],
        logged: [],
        reply: () => ({}),
        open: async (hasPolicy = false) => {
          policy = hasPolicy ? {'content-security-policy': POLICY} : {};
          await page.emulateMedia({media: null});
          await page.goto('https://chat.test/');
          await page.evaluate(() => localStorage.clear());
          await page.addScriptTag({url: '/deepChat.js', type: 'module'});
          await page.evaluate(() => customElements.whenDefined('deep-chat'));
          for (const list of [host.sent, host.headers, host.logged]) list.length = 0;
        },
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) host.logged.push(message.text());
      });
      page.on('pageerror', (error) => host.logged.push(String(error)));
      await page.addInitScript(installKit);
      await page.route('**/*', (route: Route) => {
        const request = route.request();
        const {origin, pathname} = new URL(request.url());
        if (origin === 'https://chat.test' && request.method() === 'GET') {
          if (pathname === '/')
            return route.fulfill({
              contentType: 'text/html',
              headers: policy,
              body: '<!doctype html>',
            });
          if (pathname === '/deepChat.js')
            return route.fulfill({contentType: 'text/javascript', body: COMPONENT});
          return route.fulfill({status: 404, body: ''});
        }
        if (request.method() === 'OPTIONS') return route.fulfill({headers: CORS});
        host.sent.push(
          [request.method(), request.url(), request.postData() ?? ''].join(' ').trim(),
        );
        host.headers.push(request.headers());
        const reply = host.reply(request.url());
        return route.fulfill({
          status: reply.status ?? 200,
          headers: CORS,
          contentType: typeOf(reply),
          body: bodyOf(reply).join(''),
        });
      });
      await use(host);
      await page.close();
    },
    {scope: 'worker'},
  ],
});

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

/** Most behaviors show within 100 ms, the least that Playwright waits between two looks. */
const poll = <T>(read: () => T | Promise<T>, message?: string) =>
  expect.poll(read, {...(message && {message}), intervals: [20, 30, 50, 100]});

/**
 * The behavior of the component, run against the installed package. Another release:
 * `DEEP_CHAT_BUNDLE=/path/to/deepChat.bundle.js`. To record what the chat shows of errors again: `RECORD=1`.
 */
const RECORDED = path.join(SITE, 'src/providers/recordedErrors.json');

const rows: readonly Row[] = [
  ...connectionRows,
  ...replyRows,
  ...providerRows,
  ...openAIRows,
  ...historyRows,
  ...viewRows,
  ...scrollRows,
  ...recipeRows,
  ...agentRows,
  ...policyRows,
  ...fileRows,
];

/** A function of a row, or data, as an expression for the page. */
function inPage(value: unknown): string {
  if (Array.isArray(value)) return `Object.assign({}, ${value.map(inPage).join(', ')})`;
  return typeof value === 'function' ? `(${String(value)})(kit)` : `(${JSON.stringify(value)})`;
}

/** Each text with "…" in it is taken as a pattern. */
function patterns(texts: readonly string[]): unknown[] {
  return texts.map((text) => {
    if (!text.includes('…')) return text;
    const parts = text.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return expect.stringMatching(new RegExp(`^${parts.join('[^]*')}$`));
  });
}

function replies(reply: Reply | readonly Reply[] = {body: {text: 'From the server'}}) {
  const list = [reply].flat() as Reply[];
  const inOrder = list.filter(({at}) => !at);
  return (url: string): Reply =>
    list.find(({at}) => at && url.includes(at)) ??
    (inOrder.length > 1 ? inOrder.shift() : inOrder[0]) ?? {body: {}};
}

const sentencesOf = ({says = {}}: Row) =>
  Object.entries(says).flatMap(([file, texts]) => [texts].flat().map((text) => [file, text]));

/** Settings that a provider needs beside `key` and `model`. */
const NEEDS: Readonly<Record<string, object>> = {
  dify: {model: undefined},
  azure: {
    openAI: {
      urlDetails: {endpoint: 'https://ai.test', version: '1', deploymentId: 'd'},
      chat: true,
    },
  },
};

/** What the chat shows of an error, without the minified names of the bundle. */
async function errorShown(page: Page, properties: object): Promise<string> {
  await page.evaluate(`kit.draw(${JSON.stringify(properties)})`);
  await page.evaluate('kit.chat.submitUserMessage({text: "Hello"})');
  await poll(async () => (await bubbles(page)).length).toBe(2);
  return (await bubbles(page))[1]!
    .replace(/^Error: /, '')
    .replace(/\n[^]*/, '')
    .replace(/^\w\.(?=\w+ is not a function)/, '');
}

/** What the form that asks for a key does with a wrong one. */
async function keyForm({page, sent}: Host, provider: string): Promise<KeyForm> {
  sent.length = 0;
  await page.evaluate(`kit.draw({directConnection: {${provider}: true}})`);
  const input = page.locator('deep-chat #insert-key-input');
  await input.fill('wrong');
  const asks = (await input.getAttribute('placeholder'))!;
  await input.press('Enter');
  const error = page.locator('deep-chat #insert-key-input-invalid-text');
  const chat = page.locator('deep-chat #text-input');
  await expect(error.or(chat)).toBeVisible();
  const checks = sent[0]!.split(' ').slice(0, 2).join(' ').replace('key=wrong', 'key=…');
  return {asks, checks, ...((await error.count()) > 0 && {shows: await error.innerText()})};
}

// The longest test comes first: nothing would run beside it at the end.
test('the chat shows the recorded text for each error of a provider', async ({host}) => {
  const seen: Record<string, Recorded> = {};
  await host.open();
  for (const [provider, replies] of Object.entries(providerErrors)) {
    const errors: Record<string, Record<string, string>> = {};
    for (const [cause, reply] of Object.entries(replies)) {
      host.reply = () => reply;
      const directConnection = {[provider]: {key: 'k', model: 'x', ...NEEDS[provider]}};
      errors[cause] = {};
      for (const [name, setup] of Object.entries(ERROR_SETUPS))
        errors[cause][name] = await errorShown(host.page, {directConnection, ...setup});
    }
    // The form of Azure needs an endpoint first, and Ollama has none.
    host.reply = () => replies['wrong key'] ?? {};
    const form = ['azure', 'ollama'].includes(provider)
      ? {}
      : {keyForm: await keyForm(host, provider)};
    seen[provider] = {...form, errors};
  }
  if (process.env.RECORD) {
    const style = await resolveConfig(RECORDED);
    writeFileSync(RECORDED, await format(JSON.stringify(seen), {...style, parser: 'json'}));
    return;
  }
  expect(seen).toEqual(recordedErrors);
});

test.describe('rows of behavior', () => {
  for (const row of rows)
    test(row.id, async ({host}) => {
      const {page} = host;
      const sentences = sentencesOf(row) as [string, string][];
      for (const [file, text] of sentences)
        expect(textOf(file), `${file} must say what "${row.id}" shows.`).toContain(text);
      const message = [
        `"${row.id}" is no longer so. Sentences to change:`,
        ...sentences.map((each) => each.join(': ')),
      ].join('\n');
      await host.open(row.hasPolicy);
      // Afterwards: a late request of the row before would take a reply of this one.
      host.reply = replies(row.reply);
      await page.evaluate(`kit.draw(${inPage(row.setup)}, ${JSON.stringify(row.children ?? '')})`);
      const {message: said = 'Hello'} = row;
      if (said !== null)
        await page.evaluate(
          `kit.chat.submitUserMessage(${inPage(typeof said === 'string' ? {text: said} : said)})`,
        );
      await row.acts?.(page);
      if (row.shows && !row.probe)
        await poll(() => bubbles(page), message).toEqual(patterns(row.shows));
      if (row.probe) expect(await page.evaluate(inPage(row.probe)), message).toEqual(row.result);
      else if (row.result !== undefined)
        await poll(() => page.evaluate('kit.seen'), message).toEqual(row.result);
      if (row.shows) await poll(() => bubbles(page), message).toEqual(patterns(row.shows));
      if (row.sends) await poll(() => host.sent, message).toEqual(patterns(row.sends));
      if (row.headers) expect(host.headers[0], message).toMatchObject(row.headers);
      for (const log of patterns(row.logs ?? []))
        await poll(() => host.logged, message).toContainEqual(log);
      if (row.logs?.length === 0) expect(host.logged, message).toEqual([]);
    });
});

test('the prompt for coding agents has no rule without a row', () => {
  const page = 'docs/guides/coding-agents.mdx';
  const [, prompt = ''] = /title="AGENTS.md"\n([^]*?)\n```/.exec(read(page))!;
  const shown = new Set(
    rows.flatMap(sentencesOf).flatMap(([file, text]) => (file === page ? text : [])),
  );
  expect(prompt.match(/^- /gm)).toHaveLength(shown.size);
});
