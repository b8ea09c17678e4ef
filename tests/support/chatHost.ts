import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test as base, type Page, type Route} from '@playwright/test';
import {withoutMarks} from '../../src/mdx/marks';
import type {Reply} from '../behavior/row';

const SITE = path.resolve(__dirname, '../..');
const BUNDLE = readFileSync(
  process.env.DEEP_CHAT_BUNDLE ?? path.join(SITE, 'node_modules/deep-chat/dist/deepChat.bundle.js'),
  'utf8',
);
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** The text of a page, without line breaks. */
export const textOf = (file: string) =>
  withoutMarks(readFileSync(path.join(SITE, file), 'utf8'))
    .replace(/\s+/g, ' ')
    .replace(/\\\|/g, '|');
const POLICY = /Content-Security-Policy: ([^`]+?) ```/.exec(textOf('docs/guides/csp.mdx'))![1]!;

/** An empty page with the component, on which a network of our own replies. */
export interface Host {
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
export const test = base.extend<object, {host: Host}>({
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
            return route.fulfill({contentType: 'text/javascript', body: BUNDLE});
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
export const bubbles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelector('deep-chat')!.shadowRoot!.querySelectorAll('.message-bubble')]
      .filter((bubble) => !bubble.classList.contains('deep-chat-loading-message-bubble'))
      .map((bubble) => {
        const text = bubble.textContent!.trim();
        return bubble.classList.contains('error-message-text') ? `Error: ${text}` : text;
      }),
  );
