import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {filesIn} from '../../src/plugins/files';
import {withSettings} from '../support/chunks';
import {colorToggle, open, reload, test, watch} from '../support/page';
import {dialog, find, openModal, startStub} from '../support/search/helpers';
import {SITE} from '../support/repository';
import {recordText} from '../support/workspaces';

// The second build: base URL /sub/path/, an announcement, the system's color mode, a hosted index (scripts/test.mjs).
const BASE = '/sub/path';

test.use({
  baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}`,
});

const VARIANT = path.join(SITE, 'build-variant');

// @spec 1.settings
test('works under a sub-path: every page, its files and links', () => {
  const exists = (address: string) => {
    const file = path.join(VARIANT, decodeURIComponent(address.slice(BASE.length)));
    return [file, path.join(file, 'index.html')].some(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
  };
  const files = filesIn(VARIANT).filter((name) => name.endsWith('.html'));
  const problems = files.flatMap((file) => {
    const html = readFileSync(path.join(VARIANT, file), 'utf8').replace(/<pre[\s\S]*?<\/pre>/g, '');
    const addresses = [...html.matchAll(/\b(?:href|src)=(?:"(\/[^"]*)"|(\/[^\s>"]*))/g)].map(
      ([, quoted, bare]) => (quoted ?? bare ?? '').replace(/[?#].*$/, ''),
    );
    return [...new Set(addresses)]
      .filter((address) => !address.startsWith(`${BASE}/`) || !exists(address))
      .map((address) => `${file}: ${address}`);
  });
  expect(problems).toEqual([]);
});

test('runs under a sub-path, and forgets an offline copy', async ({cleanPage: page}) => {
  for (const route of ['/', '/docs/connect', '/playground', '/search']) {
    const response = await open(page, BASE + route);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain('frame-ancestors');
  }
  await page.locator('nav').getByRole('link', {name: 'Examples'}).first().click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/examples/frameworks$`));
  const worker = readFileSync(path.join(VARIANT, 'sw.js'), 'utf8');
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('fetch');
});

test('takes and changes nothing that another site of the origin keeps', async ({page}) => {
  const theirs = {
    playground: recordText([{name: 'Theirs', provider: 'claude', mode: 'chat'}]),
    'playground-hosts': '{"claude https://evil.example":"key"}',
    'playground-keys': '{"claude":"their-key-7431"}',
    'playground-conversations': 'off',
    framework: 'vue',
  };
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }, theirs);
  await open(page, `${BASE}/playground`);
  await expect(page.locator('article[data-chat]')).toHaveCount(2);
  await expect(page.locator('article[aria-label="Theirs"]')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'No API keys'})).toBeVisible();
  await page.getByRole('button', {name: 'Add a chat'}).first().click();
  const kept = () => page.evaluate(() => ({...localStorage}) as Record<string, string>);
  await expect.poll(async () => Object.keys(await kept())).toContain(`playground:${BASE}/`);
  expect(await kept()).toMatchObject(theirs);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({name}) => name)).toEqual([`playground:${BASE}/`]);
});

test.describe('announcement', () => {
  const stored = (key: string) => `localStorage.getItem('docusaurus.announcement.${key}')`;

  // @spec 3.announcement 4.announcement
  test('shows, is closed for good, and comes back with another id', async ({page}) => {
    await open(page, `${BASE}/docs/connect`);
    const bar = page.getByRole('banner');
    await expect(bar).toContainText('Version two is out');
    expect(await page.evaluate(stored('id'))).toBe('version-2');
    expect(await page.evaluate(stored('dismiss'))).toBe('false');

    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(stored('dismiss'))).toBe('true');
    await reload(page);
    await expect(bar).toBeHidden();

    await page.evaluate("localStorage.setItem('docusaurus.announcement.id', 'version-1')");
    await page.reload();
    await expect(bar).toBeVisible();
    // The built page shows it before a script writes that down.
    await expect.poll(() => page.evaluate(stored('dismiss'))).toBe('false');

    await withSettings(page, [[/isCloseable:!0/g, 'isCloseable:!1']]);
    await reload(page);
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button', {name: 'Close'})).toHaveCount(0);
  });
});

test.describe('color mode with the system respected', () => {
  test.use({colorScheme: 'dark'});

  // @spec 4.color.system
  test('goes from system to light to dark to system, and follows it live', async ({page}) => {
    await open(page, `${BASE}/docs/connect`);
    const html = page.locator('html');
    const toggle = colorToggle(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    for (const [choice, mode] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ]) {
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme-choice', choice!);
      await expect(html).toHaveAttribute('data-theme', mode!);
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});

// @spec 3.search 7.queries
test('a build with a hosted index asks its hosts in their order', async ({page, baseURL}) => {
  const [first, second] = ['https://search-1.example.org', 'https://search-2.example.org:8443'];
  const service = await startStub();
  await page.route(`${first}/**`, (route) => route.abort());
  // Requests that the page's policy blocks never get here.
  await page.route(`${second}/**`, async (route) => {
    const url = route.request().url().replace(second, service.origin);
    await route.fulfill({response: await route.fetch({url})});
  });
  const problems = watch(page, baseURL!);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${BASE}/docs/introduction`);
  await openModal(page);
  await find(page, 'connect');
  await expect(dialog(page)).toContainText('Hosted connect');
  const queries = asked.filter((url) => /queries/.test(url)).map((url) => new URL(url).origin);
  expect(queries).toEqual([first, second]);
  const {url, requests} = service.received[0]!;
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    'x-algolia-application-id': 'APP0123456',
    'x-algolia-api-key': '0123456789abcdef',
  });
  expect(requests[0]).toMatchObject({query: 'connect', indexName: 'hosted-docs'});
  // The page loads none of the embedded index, and only the first host failed.
  expect(asked.filter((address) => /search-worker/.test(address))).toEqual([]);
  expect(problems.filter((problem) => !/search-\d\.example|ERR_FAILED/.test(problem))).toEqual([]);
  await service.stop();
});
