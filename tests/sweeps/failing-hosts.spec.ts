import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {workerText} from '../../src/plugins/hosting/files';
import {isAlive, open} from '../support/page';
import {BUILD} from '../support/site';
import {countLoads, scriptsWith} from '../support/chunks';
import {halfOf, LOGIN_PAGE, NOT_FOUND, test, type Host} from '../support/host';
import {cached, filled, KEPT, scriptOf, visitsOnly} from '../support/worker';

// Hosts that answer wrongly, too late or not at all.

test.use({serviceWorkers: 'allow'});
// Workers keep the whole site, and the browser lets them wait.
test.describe.configure({timeout: 180_000});

const VARIANT = path.resolve(__dirname, '../../build-variant');
const SUB = '/sub/path/';
const main = KEPT.hashed.find((file) => /^assets\/js\/main\./.test(file))!;
const alert = (page: Page) => page.locator('[data-load-failure]');
const developerBanner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');

/** Opens a page until the worker is in charge, without a copy of any script: none was asked for since. */
async function underWorker(page: Page, {origin, answer}: Host) {
  answer(/^\/sw\.js$/, visitsOnly());
  await open(page, `${origin}/docs/nothing`);
  await filled(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
}

test('two scripts that answer 404: one reload, then a page to read', async ({page, host}) => {
  const {origin, answer} = await host();
  answer(/\/assets\/js\/(runtime~)?main\./, NOT_FOUND);
  const loads = countLoads(page);
  await page.goto(`${origin}/docs/connect`);
  await expect.poll(() => loads.count).toBe(2);
  await expect(alert(page)).toBeVisible();
  // Another reload would begin half a second after the answer.
  await page.waitForTimeout(1500);
  await expect(alert(page)).toContainText(/Not loaded: \S+\/assets\/js\/(?:runtime~)?main\./);
  expect(loads.count).toBe(2);
  // Another page gets its own reload.
  await page.goto(`${origin}/start`);
  await expect.poll(() => loads.count).toBe(4);
  await expect(alert(page)).toBeVisible();
});

for (const {what, route, wrong} of [
  {what: 'a page in place of the first script', route: '/docs/connect', wrong: LOGIN_PAGE},
  {what: 'half of the first script, at home', route: '/', wrong: halfOf(main)},
])
  test(`${what}: an alert, and Retry gets the right one`, async ({page, host}) => {
    const server = await host();
    await underWorker(page, server);
    const mend = server.answer(/\/assets\/js\/main\./, wrong);
    await page.goto(server.origin + route);
    await expect(alert(page)).toContainText('could not be loaded');
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    await expect(developerBanner(page)).toHaveCount(0);
    mend();
    await alert(page).getByRole('button', {name: 'Retry'}).click();
    await isAlive(page);
    await expect(alert(page)).toHaveCount(0);
  });

test('half of a later script: an alert, and Retry gets the right one', async ({page, host}) => {
  const server = await host();
  await underWorker(page, server);
  const scripts = scriptsWith('docs/introduction.mdx');
  const mend = server.answer(scripts, {type: 'text/javascript', body: '(()=>{'});
  await page.goto(`${server.origin}/docs/introduction/index.html`);
  const error = page.getByRole('alert').filter({hasText: 'could not be loaded'});
  await expect(error).toBeVisible();
  mend();
  await error.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main article')).toBeVisible();
});

test('a server that never answers: after 4 s the kept page is shown', async ({page, host}) => {
  const server = await host();
  await underWorker(page, server);
  await open(page, `${server.origin}/docs/events`);
  await cached(page, '/docs/events');
  server.answer(/./, 'never');
  const start = Date.now();
  await page.goto(`${server.origin}/docs/events`, {waitUntil: 'commit'});
  expect(Date.now() - start).toBeGreaterThan(3900);
  await isAlive(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Events');
});

test('a connection that is lost in between: what is kept works', async ({page, host}) => {
  const server = await host();
  let count = 0;
  const isLost = new Promise<void>((resolve) =>
    server.stopWhen(() => {
      // The page and what it prefetches are fewer.
      count += 1;
      if (count < 220) return false;
      resolve();
      return true;
    }),
  );
  await open(page, `${server.origin}/start`);
  await isLost;
  const broken = () =>
    page.evaluate(async () => {
      const cache = await caches.open('site');
      const addresses = (await cache.keys()).map(({url}) => new URL(url).pathname);
      const texts = await Promise.all(
        addresses
          .filter((address) => !/\.\w+$/.test(address) && address !== '/sw-state')
          .map(async (address) => (await cache.match(address))!.text()),
      );
      const scripts = texts.flatMap((text) => text.match(/\/assets\/js\/[\w~.-]+\.js/g) ?? []);
      return scripts.filter((address) => !addresses.includes(address)).length;
    });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  expect(await broken()).toBe(0);
  await server.start();
  await open(page, `${server.origin}/start`);
  await filled(page);
  await server.stop();
  await open(page, `${server.origin}/docs/events`);
});

test('two sites of one origin keep their things apart', async ({page, host}) => {
  const {origin, answer} = await host({
    sites: [
      {folder: BUILD, baseUrl: '/'},
      {folder: VARIANT, baseUrl: SUB},
    ],
  });
  answer(/^\/sw\.js$/, visitsOnly());
  const few = {...KEPT, baseUrl: SUB, hashed: [], named: {'img/logo.svg': '1'}};
  answer(new RegExp(`^${SUB}sw\\.js$`), scriptOf(workerText(VARIANT, SUB, few)));
  await open(page, `${origin}/playground`);
  await filled(page);
  await page.getByLabel('Name of the chat Demo').fill('At the root');
  await page.keyboard.press('Enter');
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name);
  await expect.poll(() => stored('playground')).toContain('At the root');

  await open(page, `${origin}${SUB}playground`);
  await expect(page.getByRole('article', {name: 'At the root'})).toHaveCount(0);
  await page.getByLabel('Name of the chat Demo').fill('Below');
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(`playground:${SUB}`)).toContain('Below');
  expect(await stored('playground')).not.toContain('Below');
  // The build below has no offline use. Here it gets a worker all the same.
  await page.evaluate(async (address) => {
    await navigator.serviceWorker.register(address);
    await new Promise((go) => navigator.serviceWorker.addEventListener('controllerchange', go));
    navigator.serviceWorker.controller?.postMessage('fill');
  }, `${SUB}sw.js`);
  await filled(page, `site:${SUB}`, SUB);
  await open(page, `${origin}${SUB}docs/events`);
  await cached(page, `${SUB}docs/events`, `site:${SUB}`);
  const foreign = await page.evaluate(async (base) => {
    const addresses = (await (await caches.open('site')).keys()).map(({url}) => url);
    return addresses.filter((address) => new URL(address).pathname.startsWith(base));
  }, SUB);
  expect(foreign).toEqual([]);
  expect((await page.evaluate(() => caches.keys())).sort()).toEqual(['site', `site:${SUB}`]);
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({name}) => name),
  );
  expect(databases).toContain(`playground:${SUB}`);
});

test('a sandboxed frame shows the site without an uncaught error', async ({page, host}) => {
  const {origin, answer} = await host();
  answer(/^\/frame$/, {
    type: 'text/html',
    body: '<!doctype html><iframe sandbox="allow-scripts" src="/docs/connect"></iframe>',
  });
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.goto(`${origin}/frame`);
  await expect(page.frameLocator('iframe').getByRole('heading', {level: 1})).toHaveText('Connect');
  expect(uncaught).toEqual([]);
});
