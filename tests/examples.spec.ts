import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {compileExample} from '../src/example/compile';
import {generate} from '../src/example/generate';
import {CASES} from '../src/example/generate/cases';
import {CDN_URL} from '../src/example/generate/html';
import {printPanel} from '../src/example/generate/markup';
import {modelOf} from '../src/example/model';
import {parseExample} from '../src/example/parse';
import {bundle, type Bundled} from './support/bundles';

const COMPONENT = readFileSync(
  path.resolve(__dirname, '../node_modules/deep-chat/dist/deepChat.bundle.js'),
  'utf8',
);
const ORIGIN = 'http://examples.test';

const cases = CASES.map(({title, source}) => {
  const outline = parseExample(source);
  return {
    title,
    model: modelOf(source, outline, title, 360),
    body: compileExample(source, outline),
    names: outline.properties.map(({name}) => name).filter((name) => name !== 'style'),
    panel: outline.panel ? printPanel(outline.panel, 0, 'html') : '',
    labels: outline.buttons.map(({label}) => label),
  };
});

/** What of a mounted chat has to be the same in every framework. */
interface Snapshot {
  readonly properties: Record<string, unknown>;
  /** The texts of the intro panel. */
  readonly panel: readonly string[];
  readonly labels: readonly string[];
}

/** A page of an origin of its own, which can load the component and nothing else. */
async function open(page: Page, html = () => '<!doctype html><title>Examples</title>') {
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === CDN_URL || url === `${ORIGIN}/component.js`)
      return route.fulfill({contentType: 'text/javascript', body: COMPONENT});
    if (url === `${ORIGIN}/`) return route.fulfill({contentType: 'text/html', body: html()});
    return route.abort();
  });
  await page.goto(`${ORIGIN}/`);
}

/** Waits until the last chat of the page has rendered, and reads it. */
function snapshot(page: Page, names: readonly string[]): Promise<Snapshot> {
  return page.evaluate(async (wanted) => {
    const seen = (value: unknown): unknown => {
      if (typeof value === 'function') return 'a function';
      if (value === undefined) return 'undefined';
      if (Array.isArray(value)) return value.map(seen);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, seen(inner)]));
    };
    const find = () => [...document.querySelectorAll('deep-chat')].at(-1);
    for (let tries = 0; tries < 200; tries++) {
      if (find()?.shadowRoot?.querySelector('#text-input')) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const chat = find();
    if (!chat?.shadowRoot?.querySelector('#text-input'))
      throw new Error('The chat did not render.');
    const values = chat as unknown as Record<string, unknown>;
    const {parentElement} = chat;
    return {
      properties: Object.fromEntries(wanted.map((name) => [name, seen(values[name])])),
      panel: [...(chat.shadowRoot.querySelector('.panel')?.children ?? [])].map(
        (child) => `${child.tagName}: ${child.textContent.replace(/\s+/g, ' ').trim()}`,
      ),
      labels: [...(parentElement?.querySelectorAll(':scope > button') ?? [])].map((button) =>
        button.textContent.trim(),
      ),
    };
  }, names);
}

/** What the live chats of the site are set up with. */
async function references(page: Page): Promise<Snapshot[]> {
  await open(page);
  await page.addScriptTag({url: `${ORIGIN}/component.js`, type: 'module'});
  await page.waitForFunction(() => customElements.get('deep-chat'));
  const result: Snapshot[] = [];
  for (const {body, panel, names, labels} of cases) {
    await page.evaluate(
      ([code, inner]) => {
        const scope = {chat: undefined as HTMLElement | undefined, log: () => undefined};
        // The test runs what the build writes into a page.
        // eslint-disable-next-line no-restricted-syntax
        const {config} = new Function('$', code!)(scope) as {config: object};
        const place = document.createElement('div');
        const chat = document.createElement('deep-chat');
        chat.innerHTML = inner!;
        scope.chat = chat;
        document.body.replaceChildren(place);
        place.append(chat);
        const {style: _, ...properties} = config as Record<string, unknown>;
        Object.assign(chat, properties);
      },
      [body, panel],
    );
    result.push({...(await snapshot(page, names)), labels});
  }
  return result;
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // The component asks for its font where a page gives it none; the test answers no request.
    if (message.type() === 'error' && !message.text().includes('ERR_FAILED'))
      problems.push(message.text());
  });
  return problems;
}

test.describe.configure({timeout: 180_000});

test('HTML: each page has the chat that the site shows', async ({page, context}) => {
  const expected = await references(await context.newPage());
  const problems = watch(page);
  let html = '';
  await open(page, () => html);
  for (const [index, {title, model, names}] of cases.entries()) {
    html = generate(model, 'html').files[0]!.code;
    await page.reload();
    expect(await snapshot(page, names), title).toEqual(expected[index]);
  }
  expect(problems).toEqual([]);
});

for (const framework of ['react', 'vue', 'svelte', 'solid', 'angular'] satisfies Bundled[])
  test(`${framework}: each component has the chat that the site shows`, async ({page, context}) => {
    const expected = await references(await context.newPage());
    const codes = cases.map(({model}) => generate(model, framework).files[0]!.code);
    const problems = watch(page);
    await open(page);
    await page.addScriptTag({content: await bundle(framework, codes), type: 'module'});
    await page.waitForFunction(() => 'mountCase' in window);
    for (const [index, {title, names}] of cases.entries()) {
      await page.evaluate((number) => {
        const place = document.createElement('div');
        document.body.replaceChildren(place);
        const scope = window as unknown as {mountCase: (index: number, place: Element) => unknown};
        void scope.mountCase(number, place);
      }, index);
      expect(await snapshot(page, names), title).toEqual(expected[index]);
    }
    expect(problems).toEqual([]);
  });
