import {expect, type Page} from '@playwright/test';
import {isAlive, open} from '../support/page';
import {countLoads, scriptsWith} from '../support/chunks';
import {cached, filled, LOGIN_PAGE, NOT_FOUND, test, visitsOnly, type Host} from '../support/host';

// Hosts that answer wrongly, too late or not at all.

test.use({serviceWorkers: 'allow'});
// Workers keep the whole site, and the browser lets them wait.
test.describe.configure({timeout: 180_000});

const alert = (page: Page) => page.locator('[data-load-failure]');

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

const FIRST = /\/assets\/js\/main\./;
const HALF = {type: 'text/javascript', body: '(()=>{'};
for (const {what, route, scripts, wrong} of [
  {
    what: 'a page in place of the first script',
    route: '/docs/connect',
    scripts: FIRST,
    wrong: LOGIN_PAGE,
  },
  {what: 'half of the first script, at home', route: '/', scripts: FIRST, wrong: HALF},
  {
    what: 'half of a later script',
    route: '/docs/introduction/index.html',
    scripts: scriptsWith('docs/introduction.mdx'),
    wrong: HALF,
  },
])
  test(`${what}: an alert, and Retry gets the right one`, async ({page, host}) => {
    const server = await host();
    await underWorker(page, server);
    const mend = server.answer(scripts, wrong);
    await page.goto(server.origin + route);
    const error = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(error).toBeVisible();
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
    mend();
    await error.getByRole('button', {name: 'Retry'}).click();
    await isAlive(page);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    await expect(error).toHaveCount(0);
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
