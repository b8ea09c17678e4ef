import {setTimeout as sleep} from 'node:timers/promises';

/** In ms. A busy machine is no failure. */
const PATIENCE = 60_000;

/** Waits until a script answers with something true, and answers with that. */
async function until(browser, script, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await browser.run(script);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await sleep(100);
  }
}

const HYDRATED = "return document.documentElement.dataset.hasHydrated === 'true'";

/** Opens a page and looks at what every page must be. */
export async function visit(browser, url) {
  await browser.open(url);
  await until(browser, HYDRATED, 'the page to come alive');
  const wrong = await browser.run(`
    const found = [];
    if (document.querySelectorAll('h1').length !== 1) found.push('not one h1');
    if (/crashed/.test(document.querySelector('h1')?.textContent ?? '')) found.push('crashed');
    if (document.querySelector('[data-load-failure]')) found.push('a script failed to load');
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('wider than the window');
    return found;`);
  if (wrong.length > 0) throw new Error(wrong.join(', '));
}

/** The main journeys of a reader: name and steps. */
export const JOURNEYS = [
  {
    name: 'search',
    async go(browser, origin) {
      await visit(browser, `${origin}/docs/connect`);
      await browser.run("document.querySelector('.DocSearch-Button').click()");
      await until(
        browser,
        "return document.activeElement?.matches('.DocSearch-Input')",
        'the input of the search',
      );
      await browser.type('interceptor');
      await until(browser, "return document.querySelector('.DocSearch-Hit a')", 'results');
      await browser.press('Enter');
      await until(browser, "return location.pathname !== '/docs/connect'", 'the page of a result');
    },
  },
  {
    name: 'framework switch',
    async go(browser, origin) {
      await visit(browser, `${origin}/docs/methods`);
      // What answers is the example that has come alive, so the choice is made until it does.
      await until(
        browser,
        `const example = document.querySelector('[data-example]');
        const select = example.querySelector('select');
        const vue = [...(select?.options ?? [])].find(({text}) => text === 'Vue');
        if (!vue) return false;
        select.value = vue.value;
        select.dispatchEvent(new Event('change', {bubbles: true}));
        return example.querySelector('[data-snippet]').textContent.includes('<deep-chat');`,
        'the code for Vue',
      );
    },
  },
  {
    name: 'edited example',
    async go(browser, origin) {
      await visit(browser, `${origin}/docs/methods`);
      await until(
        browser,
        "return [...document.querySelectorAll('[data-example] button')].find((one) => /^Edit/.test(one.textContent))",
        'the Edit button',
      );
      await browser.run(
        "[...document.querySelectorAll('[data-example] button')].find((one) => /^Edit/.test(one.textContent)).click()",
      );
      await until(browser, "return document.querySelector('.cm-editor')", 'the editor');
      // The frame has no origin, so only what it tells the page is known.
      await browser.run(
        "window.frameSays = []; addEventListener('message', ({data}) => window.frameSays.push(data.type))",
      );
      await until(browser, "return document.querySelector('[data-example] iframe')", 'the frame');
      await until(
        browser,
        "return window.frameSays.includes('live') || document.querySelector('[data-example] [class*=actions] button:not([disabled])')",
        'the chat in the frame',
      );
    },
  },
  {
    name: 'playground send',
    async go(browser, origin) {
      await visit(browser, `${origin}/playground`);
      const root = "document.querySelector('deep-chat')?.shadowRoot";
      await until(browser, `return ${root}?.querySelector('#text-input')`, 'a chat');
      await browser.run(`${root}.querySelector('#text-input').focus()`);
      await browser.type('Hello');
      await browser.press('Enter');
      await until(
        browser,
        `return ${root}.querySelectorAll('.ai-message-text').length > 1`,
        'the answer of the demo',
      );
    },
  },
];

/**
 * Reads on without a network after one visit, in a browser that was just started.
 *
 * @param {() => Promise<unknown>} unplug Ends the server.
 */
export async function readOffline(browser, origin, unplug) {
  await visit(browser, `${origin}/start`);
  await until(
    browser,
    // The version is there when every file is kept.
    "return caches.open('site').then((cache) => cache.match('/sw-state')).then((state) => state?.json()).then((state) => Boolean(state?.version))",
    'the service worker to keep the site',
  );
  await unplug();
  await visit(browser, `${origin}/docs/methods`);
  await until(
    browser,
    "return document.querySelector('[data-chat-state=live]')",
    'a chat without a network',
  );
}
