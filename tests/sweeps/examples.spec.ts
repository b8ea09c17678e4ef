import {type BrowserContext, expect, type Page, test} from '@playwright/test';
import {generate} from '../../src/example/generate';
import {CDN_URL} from '../../src/example/generate/html';
import {open as openPage, watch} from '../support/page';
import {bundle, type Bundled} from '../support/bundles';
import {compileExample} from '../../src/example/generate/compile';
import {CASES} from '../../src/example/generate/cases';
import {printPanel} from '../../src/example/generate/markup';
import {modelOf} from '../../src/example/model/model';
import {parseExample} from '../../src/example/model/parseExample';
import {previewed} from '../../src/example/preview';
import type {ChatConfig} from '../../src/chat';
import {configOf, liveFences} from '../support/promises';
import {BUNDLE, read} from '../support/repository';

/** Large examples of the pages that together have every property of any live example, a panel and buttons; by page. */
function onPages() {
  const seen = new Set<string>();
  return liveFences()
    .filter(({source}) => {
      // A chat that would ask a provider or a server gets a handler on the site, which shows its request.
      const config = configOf(source) as ChatConfig;
      return previewed(config, () => undefined) === config;
    })
    .map((fence) => {
      const {properties, panel, buttons} = parseExample(fence.source);
      const parts = properties.map(({name}) => name);
      if (panel) parts.push('its panel');
      if (buttons.length > 0) parts.push('its buttons');
      return {fence, parts};
    })
    .sort((a, b) => b.parts.length - a.parts.length)
    .filter(({parts}) => {
      const isNew = parts.some((part) => !seen.has(part));
      for (const part of parts) seen.add(part);
      return isNew;
    })
    .map(({fence}) => fence)
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** An example that is mounted in each framework; the cases of the tests alone have no page to compare with. */
function mounted(title: string, source: string, height: number, route?: string) {
  const outline = parseExample(source);
  const {auxiliaryStyle, chatStyle, style} = configOf(source);
  return {
    title: route ? `${route}: ${title}` : title,
    route,
    model: modelOf(source, outline, title, height),
    /** What the build writes into a page for the live chat. */
    body: compileExample(source, outline),
    /** Properties of the element; `style` and `chatStyle` are seen in its style. */
    names: outline.properties.map(({name}) => name).filter((name) => !/^(s|chatS)tyle$/.test(name)),
    /** The style sheet of the example, which the site adds to its own. */
    sheet: auxiliaryStyle,
    css: {...chatStyle, ...style} as object,
    panel: outline.panel ? printPanel(outline.panel, 0, 'html') : '',
    labels: outline.buttons.map(({label}) => label),
  };
}
type Mounted = ReturnType<typeof mounted>;

/** The examples that every framework mounts: one for each type of value, and one or more for each property. */
const MOUNTED = [
  ...CASES.map(({title, source}) => mounted(title, source, 360)),
  ...onPages().map(({title, source, height, route}) => mounted(title, source, height, route)),
];

const COMPONENT = read(BUNDLE);
// Cameras and microphones are there for secure pages only.
const ORIGIN = 'https://examples.test';

/** A page with a separate origin, which can load only the component. */
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

/** What of a mounted chat has to be the same in every framework. */
type Snapshot = Awaited<ReturnType<typeof snapshot>>;

/**
 * Waits until a chat has rendered, and reads it.
 *
 * @param title of a live example of the page; the last chat of the page without
 */
function snapshot(page: Page, {names, css}: Mounted, title?: string) {
  return page.evaluate(
    async ({wanted, styles, caption}) => {
      const seen = (value: unknown): unknown => {
        if (typeof value === 'function') return 'a function';
        if (value === undefined) return 'undefined';
        if (Array.isArray(value)) return value.map(seen);
        if (typeof value !== 'object' || value === null) return value;
        // With the first message, the component writes empty headers into `connect`.
        const set = Object.entries(value).filter(
          ([key, inner]) => key !== 'headers' || JSON.stringify(inner) !== '{}',
        );
        return Object.fromEntries(set.map(([key, inner]) => [key, seen(inner)]));
      };
      // What was built is replaced by what is alive when it comes near.
      const findFigure = () =>
        [...document.querySelectorAll('figure[data-example]')].find(
          (each) => each.querySelector('figcaption')?.textContent === caption,
        );
      const closed = findFigure()?.closest('details');
      if (closed) closed.open = true;
      findFigure()?.scrollIntoView({behavior: 'instant'});
      const find = () => [...(findFigure() ?? document).querySelectorAll('deep-chat')].at(-1);
      for (let tries = 0; tries < 3000; tries++) {
        if (find()?.shadowRoot?.querySelector('#text-input')) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const figure = findFigure();
      const chat = find();
      if (!chat?.shadowRoot?.querySelector('#text-input'))
        throw new Error('The chat did not render.');
      const values = chat as unknown as Record<string, unknown>;
      const buttons = figure
        ? figure.querySelectorAll('[data-actions] button:not([data-prompt])')
        : (chat.parentElement?.querySelectorAll(':scope > button') ?? []);
      const leaves = [...chat.shadowRoot.querySelectorAll('.intro-panel *')].filter(
        (element) => element.childElementCount === 0,
      );
      // Sizes depend on the page around the chat, and so does the color of a border that has none.
      const sample = document.createElement('div');
      Object.assign(sample.style, styles);
      const looks = [...sample.style].filter(
        (name) =>
          !/width$|height$|display/.test(name) &&
          !/^(?:currentcolor|initial)$/i.test(sample.style.getPropertyValue(name)),
      );
      const computed = getComputedStyle(chat);
      return {
        properties: Object.fromEntries(wanted.map((name) => [name, seen(values[name])])),
        /** CSS of the element that the example asks for, by `style` or `chatStyle`. */
        style: Object.fromEntries(looks.map((name) => [name, computed.getPropertyValue(name)])),
        /** Elements of the intro panel that contain only text. */
        panel: leaves.map(
          ({tagName, textContent}) => `${tagName}: ${textContent.replace(/\s+/g, ' ').trim()}`,
        ),
        labels: [...buttons].map((button) => button.textContent.trim()),
      };
    },
    {wanted: names, styles: css, caption: title},
  );
}

/** What a chat is set up with, on an element that nothing else has touched. */
async function bareChat(page: Page, example: Mounted) {
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
      const {style, ...properties} = config as Record<string, unknown>;
      Object.assign(chat.style, style);
      Object.assign(chat, properties);
    },
    [example.body, example.panel],
  );
  return {...(await snapshot(page, example)), labels: example.labels};
}

/** The live chats of the site, and for the cases of the tests alone what their fences say. */
async function readReferences(context: BrowserContext): Promise<Snapshot[]> {
  const bare = await context.newPage();
  await open(bare);
  await bare.addScriptTag({url: `${ORIGIN}/component.js`, type: 'module'});
  await bare.waitForFunction(() => customElements.get('deep-chat'));
  const site = await context.newPage();
  let shown = '';
  const result: Snapshot[] = [];
  for (const example of MOUNTED) {
    const {route, model} = example;
    if (route && route !== shown) await openPage(site, (shown = route));
    if (!route) {
      result.push(await bareChat(bare, example));
      continue;
    }
    const found = await snapshot(site, example, model.title);
    const {sheet} = example;
    const isAdded = sheet && String(found.properties.auxiliaryStyle).endsWith(sheet);
    result.push(
      isAdded ? {...found, properties: {...found.properties, auxiliaryStyle: sheet}} : found,
    );
  }
  await Promise.all([bare.close(), site.close()]);
  return result;
}

let references: Promise<Snapshot[]> | undefined;

/** Read once for all tests. */
const expectedIn = (context: BrowserContext) => (references ??= readReferences(context));

/** Without the font that the component asks for, and Angular's warning of components with the same selector. */
const unexpected = (problems: readonly string[]) =>
  problems.filter((text) => !/ERR_FAILED|NG0912/.test(text));

// One worker for all of them, which reads the live chats of the site once.
test.describe.configure({mode: 'default', timeout: 180_000});

test('HTML: each page has the chat that the site shows', async ({page, context}) => {
  const expected = await expectedIn(context);
  const problems = watch(page, 'http');
  let html = '';
  await open(page, () => html);
  for (const [index, example] of MOUNTED.entries()) {
    html = generate(example.model, 'html').files[0]!.code;
    await page.reload();
    expect(await snapshot(page, example), example.title).toEqual(expected[index]);
  }
  expect(unexpected(problems)).toEqual([]);
});

for (const framework of ['react', 'vue', 'svelte', 'solid', 'angular'] satisfies Bundled[])
  test(`${framework}: each component has the chat that the site shows`, async ({page, context}) => {
    const expected = await expectedIn(context);
    const codes = MOUNTED.map(({model}) => generate(model, framework).files[0]!.code);
    const problems = watch(page, 'http');
    await open(page);
    await page.addScriptTag({content: await bundle(framework, codes), type: 'module'});
    await page.waitForFunction(() => 'mountCase' in window);
    for (const [index, example] of MOUNTED.entries()) {
      await page.evaluate((number) => {
        const place = document.createElement('div');
        document.body.replaceChildren(place);
        const scope = window as unknown as {mountCase: (index: number, place: Element) => unknown};
        void scope.mountCase(number, place);
      }, index);
      expect(await snapshot(page, example), example.title).toEqual(expected[index]);
    }
    expect(unexpected(problems)).toEqual([]);
  });
