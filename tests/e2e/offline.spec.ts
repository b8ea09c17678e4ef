import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {createStaticServer, listen} from '../../scripts/lib/static-server.mjs';
import {functionText, keptFiles} from '../../src/plugins/hosting/files';
import {chatsReady, open} from '../support/page';
import {find, openModal} from '../support/search/helpers';
import {BUILD} from '../support/site';

test.use({serviceWorkers: 'allow'});
test.describe.configure({mode: 'default'});

/** Serves a copy of the build, so that a test can deploy another one or take the network away. */
async function host() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cpSync(BUILD, folder, {recursive: true});
  const start = (port: number) =>
    listen(createStaticServer({folder, brotliQuality: 1}), port) as Promise<{
      server: Server;
      port: number;
    }>;
  let {server, port} = await start(0);
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return {
    folder,
    origin: `http://localhost:${port}`,
    stop,
    start: async () => {
      ({server, port} = await start(port));
    },
    end: async () => {
      await stop();
      rmSync(folder, {recursive: true});
    },
  };
}

/** Waits until the service worker has kept everything of this build. */
async function kept(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const state = await (await caches.open('site')).match('/sw-state');
          return ((await state?.json()) as {version?: string} | undefined)?.version;
        }),
      {timeout: 45_000},
    )
    .toBeTruthy();
}

test('after one visit docs, search, examples and playground work without a network', async ({
  page,
}) => {
  const site = await host();
  try {
    await open(page, `${site.origin}/start`);
    await kept(page);
    const browser = await page.context().newCDPSession(page);
    const {installabilityErrors} = await browser.send('Page.getInstallabilityErrors');
    // Windows of a test are private ones, in which nothing can be installed.
    expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
    await site.stop();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));

    const response = await open(page, `${site.origin}/docs/methods`);
    expect(response?.fromServiceWorker()).toBe(true);
    const example = page.locator('[data-example]').first();
    await expect(() => example.scrollIntoViewIfNeeded({timeout: 2000})).toPass();
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
    await open(page, `${site.origin}/examples/design/`);
    await open(page, `${site.origin}/search?q=stream`);
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.goto(`${site.origin}/docs/nothing`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(uncaught).toEqual([]);
  } finally {
    await site.end();
  }
});

test('a new deployment is seen at once, its other files at the next visit, and one without offline use removes what was kept', async ({
  page,
}) => {
  const site = await host();
  try {
    await open(page, `${site.origin}/docs/events`);
    await kept(page);
    const file = path.join(site.folder, 'docs/events/index.html');
    const changed = readFileSync(file, 'utf8').replace(
      '<title data-rh=true>',
      '<title data-rh=true>New ',
    );
    writeFileSync(file, changed.replace(/<script src=[^>]*><\/script>/g, ''));
    // A picture keeps its name. The worker of the new build knows that it has changed.
    const picture = 'img/favicon.svg';
    writeFileSync(path.join(site.folder, picture), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const isNew = () =>
      page.evaluate(async (name) => (await (await fetch(name)).text()).length < 50, `/${picture}`);
    const deploy = (worker: string) => writeFileSync(path.join(site.folder, 'sw.js'), worker);
    const now = JSON.stringify(keptFiles(site.folder, '/', () => true));
    deploy(`(${functionText('worker', 'serviceWorker')})(self,${now});`);
    await page.goto(`${site.origin}/docs/events`);
    await expect(page).toHaveTitle(/^New /);
    await expect.poll(isNew, {timeout: 45_000}).toBe(true);

    // The pages of a build without offline use do not ask for a worker.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/navigator\.serviceWorker/g, 'undefined'),
    );
    deploy(`(${functionText('worker', 'removeWorker')})(self);`);
    await page.goto(`${site.origin}/docs/events`);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
  } finally {
    await site.end();
  }
});
