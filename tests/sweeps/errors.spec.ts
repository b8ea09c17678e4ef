import {expect, test} from '@playwright/test';
import {chatsReady, colorToggle, hold, isAlive, open} from '../support/page';
import {input, openModal} from '../support/search/helpers';
import {
  chatScripts,
  countLoads,
  deployable,
  rewrite,
  scriptsWith,
  withSettings,
} from '../support/chunks';

const broken = '(()=>{if(!window.isMended)throw new Error("broken on purpose")})()';
/** The text of the error, as a part that could not be loaded shows it. */
const CAUSE = /Loading chunk \S+ failed/;

for (const {what, scripts, text, route, title} of [
  {
    what: 'a page',
    scripts: scriptsWith('"Gallery of parts"'),
    text: '"Gallery of parts"',
    route: '/gallery',
    title: 'Gallery of parts',
  },
  {
    what: 'a layout',
    scripts: /\/main\.[^/]*\.js$/,
    text: '"footer__copyright"',
    route: '/docs/connect',
    title: 'Connect',
  },
])
  // @spec 2.crash 8.crash
  test(`${what} that crashes: title, message, and Try again brings it back`, async ({page}) => {
    await rewrite(page, scripts, [text, `(${broken},${text})`]);
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('broken on purpose')).toBeVisible();
    // A layout that crashes leaves the page alone.
    const isPage = what === 'a page';
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible({visible: isPage});
    await page.evaluate('window.isMended = true');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  });

// @spec 8.navbar
test('a navigation item that fails: the error says which and why', async ({page}) => {
  await withSettings(page, [[/sidebarId:"docs"/, 'sidebarId:"nothing"']]);
  await page.goto('/start');
  await expect(page.getByText('A theme navbar item failed to render.')).toBeVisible();
  await expect(page.getByText('"sidebarId": "nothing"')).toBeVisible();
  await expect(page.getByText(/Can't find any sidebar with id "nothing"/)).toBeVisible();
});

// @spec 4.lazy.spinner 9.loader
test('a page that loads late: nothing for 200 ms, then a spinner', async ({page}) => {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  // The address of the file, because the page doesn't draw the copy that was loaded before the start.
  const release = await hold(page, scriptsWith('docs/introduction.mdx'));
  await page.goto('/docs/introduction/index.html', {waitUntil: 'commit'});
  const spinner = page.getByRole('status').filter({hasText: /^Loading$/});
  await expect(page.locator('main')).toHaveText('');
  await page.clock.runFor(190);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(spinner).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

// @spec 4.lazy.error 8.lazy
test('a page that cannot be loaded: the error and Retry, which loads it again', async ({page}) => {
  const scripts = scriptsWith('docs/introduction.mdx');
  await page.route(scripts, (route) => route.abort());
  await page.goto('/docs/introduction/index.html');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('ChunkLoadError');
  const loads = countLoads(page);
  await page.unroute(scripts);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main article')).toBeVisible();
  expect(loads.count).toBe(1);
});

// @spec 4.lazy.error 8.lazy
test('the first page cannot come alive: it stays readable, and says why', async ({page}) => {
  const scripts = scriptsWith('docs/connect.mdx');
  await page.route(scripts, (route) => route.abort());
  await page.goto('/docs/connect');
  const alert = page.locator('[data-load-failure]');
  await expect(alert).toContainText('could not be loaded');
  await expect(alert).toContainText(/ChunkLoadError: Loading chunk \S+ failed/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect');
  await page.unroute(scripts);
  const loads = countLoads(page);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await isAlive(page);
  await expect(alert).toHaveCount(0);
  expect(loads.count).toBe(1);
});

// @spec 4.transition.failure 8.preload
test('the next page cannot be loaded: a warning, and one reload', async ({page}) => {
  // Before links in view are fetched.
  await page.route(scriptsWith('docs/introduction.mdx'), (route) => route.abort());
  await open(page, '/start');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const loads = countLoads(page);
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await expect(page.locator('[data-load-failure]')).toBeVisible();
  await expect(page.locator('main article')).toBeVisible();
  expect(warnings.join()).toContain('ChunkLoadError');
  expect(loads.count).toBe(1);
});

// @spec 4.lazy.error
test('parts of a page that cannot be loaded load again', async ({page}) => {
  const chat = chatScripts();
  await page.route(chat, (route) => route.abort());
  await open(page, '/docs/guides/styling-shadow-dom');
  await page.evaluate('window.isSamePage = true');
  const example = page.locator('[data-example]').first();
  // What was built is replaced by what is alive when it comes near.
  await expect(page.locator('[data-alive] [data-example]').first()).toBeAttached();
  await example.scrollIntoViewIfNeeded();
  const failure = example.getByRole('alert').filter({hasText: 'The chat could not be loaded'});
  await expect(failure).toContainText(CAUSE);
  await page.unroute(chat);
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(example.locator('[data-chat-state="live"]')).toBeVisible();

  const inspector = scriptsWith('Chat to inspect');
  await page.route(inspector, (route) => route.abort());
  await page.getByRole('button', {name: 'Inspect a chat'}).click();
  await expect(page.getByText('The inspector could not be loaded')).toContainText(CAUSE);
  await page.unroute(inspector);
  await page.getByRole('button', {name: 'Retry', exact: true}).click();
  await expect(page.getByLabel('Part of the chat')).toBeFocused();

  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

for (const {what, breakStorage} of [
  {
    what: 'missing',
    breakStorage: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('storage is denied', 'SecurityError');
        },
      }),
  },
  {
    what: 'full',
    breakStorage: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('storage is full', 'QuotaExceededError');
      };
    },
  },
  {
    what: 'throwing',
    breakStorage: () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('storage is broken', 'UnknownError');
        };
    },
  },
])
  // @spec 8.storage
  test(`storage ${what}: logged, and the site works all the same`, async ({page}) => {
    const messages: string[] = [];
    const uncaught: string[] = [];
    page.on('console', (message) => {
      const isWorker = message.text().startsWith('Service Worker'); // see tests/support/page.ts
      if (['error', 'warning'].includes(message.type()) && !isWorker) messages.push(message.text());
    });
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.addInitScript(breakStorage);
    const isLogged = async () => {
      await expect.poll(() => messages.length).toBeGreaterThan(0);
      const about = messages.splice(0);
      // Docusaurus logs its own failures, some of them each time.
      expect(about.filter((text) => !/storage/i.test(text))).toEqual([]);
      const own = about.filter((text) => text.includes('does not store anything for this page'));
      expect(own.length).toBeLessThanOrEqual(1);
      expect(about.join()).toContain(`storage is ${what === 'missing' ? 'denied' : ''}`);
    };
    await open(page, '/docs/connect');
    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const example = page.locator('[data-example]').first();
    await example.getByRole('combobox').selectOption('Vue');
    await expect(example.locator('[data-snippet]')).toContainText('<deep-chat :');
    await openModal(page);
    await input(page).fill('stream');
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await page.getByRole('treeitem').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await isLogged();
    await page.goto('/playground');
    await chatsReady(page);
    await page.getByRole('button', {name: 'Add a chat'}).first().click();
    await expect(page.getByRole('article', {name: 'Demo (2)'})).toBeVisible();
    if (what === 'full') await expect(page.getByText('did not save your chats')).toBeVisible();
    await isLogged();
    expect(uncaught).toEqual([]);
  });

// @spec 8.base
test('a wrong base URL: the banner suggests the right one', async ({page}) => {
  // The pages of the build lie in another folder than the build was made for.
  await page.route('**/elsewhere/**', async (route) => {
    const url = route.request().url().replace('/elsewhere/', '/');
    await route.fulfill({response: await route.fetch({url})});
  });
  await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/elsewhere/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('did not load properly');
  await expect(banner).toContainText('baseUrl = /elsewhere/');
  await expect(page.locator('[data-load-failure]')).toHaveCount(0);
});

// @spec 4.transition.failure
test('a tab of an earlier deployment goes on, with its chats', async ({page}) => {
  const {deploy} = await deployable(page);
  await open(page, '/playground');
  const name = page.getByLabel('Name of the chat Demo');
  await name.fill('Kept');
  await name.press('Enter');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playground')))
    .toContain('Kept');
  deploy();
  const loads = countLoads(page);
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await isAlive(page);
  // The playground has one for each chat.
  await expect(page.locator('main article')).toHaveCount(1);
  // Docusaurus and the script in the head may both ask for it.
  expect(loads.count).toBeLessThanOrEqual(2);
  const before = loads.count;
  await page.getByRole('link', {name: 'Playground', exact: true}).first().click();
  await expect(page.getByRole('article', {name: 'Kept', exact: true})).toBeVisible();
  expect(loads.count).toBe(before);
});

test('what is typed in a tab of an earlier deployment is searched for', async ({page}) => {
  const {deploy} = await deployable(page);
  await open(page, '/docs/connect');
  deploy();
  await page.getByRole('button', {name: 'Search', exact: true}).press('s');
  await page.keyboard.type('tream');
  // As much of it as was there when the page left; a key pressed just then may be lost.
  await expect(page).toHaveURL(/\/search\?q=st?r?e?a?m?$/);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(/^s/);
  await expect(page.locator('main').getByRole('status')).toContainText(/result.* for "s/);
});
