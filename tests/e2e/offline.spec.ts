import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chatsReady, comeNear, open, watch} from '../support/page';
import {find, openModal} from '../support/search/helpers';
import {BUILD} from '../support/site';
import {expect} from '@playwright/test';
import {removerText, workerText} from '../../src/plugins/hosting/files';
import {filled, KEPT, scriptOf, test} from '../support/host';

test.use({serviceWorkers: 'allow'});
// Workers keep the whole site, and the browser lets them wait. In one of 40 runs on a busy machine Chromium left a
// navigation without an answer for a minute (the worker answers after four seconds at most), so a test may begin again,
// in a new window.
test.describe.configure({mode: 'default', timeout: 180_000, retries: 2});

test('after one visit the whole site works offline', {tag: '@full'}, async ({page, host}) => {
  // Its host redirects to addresses with a slash; one that doesn't is in tests/sweeps/failing-hosts.spec.ts.
  const {origin, stop} = await host({redirects: true});
  await open(page, `${origin}/start`);
  await filled(page);
  const browser = await page.context().newCDPSession(page);
  const {installabilityErrors} = await browser.send('Page.getInstallabilityErrors');
  // Windows of a test are private ones, in which nothing can be installed.
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
  await stop();
  const problems = watch(page, origin);

  const response = await open(page, `${origin}/docs/methods`);
  expect(response?.fromServiceWorker()).toBe(true);
  const example = page.locator('[data-example]').first();
  await comeNear(example);
  await expect(example.locator('[data-chat-state="live"]')).toBeVisible();
  await example.getByRole('button', {name: /^Edit/}).click();
  await expect(example.frameLocator('iframe').locator('deep-chat')).toBeVisible();
  await openModal(page);
  await find(page, 'interceptor');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/methods/);
  await page.getByRole('link', {name: 'Playground', exact: true}).first().click();
  await chatsReady(page);
  await page.locator('deep-chat #text-input').first().fill('Hello');
  await page.keyboard.press('Enter');
  await expect(page.locator('deep-chat .ai-message-text').first()).toBeVisible();
  // Ask compares the names in a model's answer with it, and types show their fields from it.
  expect(await page.evaluate(async () => (await fetch('/docs/api.json')).ok)).toBe(true);
  await open(page, `${origin}/examples/design/`);
  await open(page, `${origin}/search?q=stream`);
  await expect(page.locator('main mark').first()).toBeVisible();
  for (const route of ['/', '/docs/connect', '/features/features']) {
    const visited = await open(page, origin + route);
    expect(visited?.fromServiceWorker(), route).toBe(true);
    await expect(page.locator('#__docusaurus main, #__docusaurus h1').first()).toBeVisible();
  }
  for (const [from, to] of [
    ['/docs?from=link', '/docs/introduction?from=link'],
    ['/examples', '/examples/frameworks'],
    ['/features/', '/features/features'],
  ]) {
    await open(page, origin + from);
    // The browser remembers redirects, and may continue to the page's canonical address.
    await expect.poll(() => page.url().replace(/\/(?=\?|$)/, '')).toBe(origin + to);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  }
  for (const [route, heading] of [
    ['/gallery', 'Gallery of parts'],
    ['/features/media/media', /./],
  ] as const) {
    await open(page, origin + route);
    await expect(page.getByRole('heading', {level: 1}).first()).toHaveText(heading);
  }
  await page.goto(`${origin}/docs/nothing`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  // Only the network is missing.
  expect(problems.filter((text) => !/Failed to load resource|ERR_|^status 404/.test(text))).toEqual(
    [],
  );
});

test('a new deployment replaces what was kept', {tag: '@full'}, async ({page, host}) => {
  const {origin, answer} = await host();
  await open(page, `${origin}/docs/events`);
  await filled(page);
  const html = readFileSync(path.join(BUILD, 'docs/events/index.html'), 'utf8')
    .replace('<title data-rh=true>', '<title data-rh=true>New ')
    .replace(/<script src=[^>]*><\/script>/g, '');
  const deploy = (worker: string, events: string) => {
    answer(/^\/sw\.js$/, scriptOf(worker));
    answer(/^\/docs\/events$/, {type: 'text/html', body: events});
  };
  // A picture keeps its name. The new build's worker finds that it has changed.
  const picture = 'img/favicon.svg';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  answer(/favicon\.svg$/, {type: 'image/svg+xml', body: svg});
  const isNew = () =>
    page.evaluate(async (name) => (await (await fetch(name)).text()).length < 50, `/${picture}`);
  const next = {...KEPT, version: 'next', named: {...KEPT.named, [picture]: 'next'}};
  deploy(workerText(BUILD, '/', next), html);
  // A request at the moment when the new worker starts can keep the old one until the next visit. So the first seconds
  // of a visit have none.
  const visitUntil = (what: () => Promise<void>) =>
    expect(async () => {
      await page.goto(`${origin}/docs/events`, {timeout: 10_000});
      await expect(page).toHaveTitle(/^New /);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.waitForTimeout(3000);
      await what();
    }).toPass({timeout: 60_000});
  await visitUntil(async () => expect(await isNew()).toBe(true));

  // What other sites of this origin keep stays.
  await page.evaluate(() => caches.open('another site'));
  // The pages of a build without offline use do not ask for a worker.
  deploy(removerText('/'), html.replace(/navigator\.serviceWorker/g, 'undefined'));
  const kept = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ]);
  await visitUntil(async () => expect(await kept()).toEqual([0, ['another site']]));
});
