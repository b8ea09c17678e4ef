import {expect, test} from '@playwright/test';
import {open, watch} from '../support/page';
import {dialog, find, openModal, startStub, type Stub} from '../support/search/helpers';

// The second build: its settings name a hosted index and two hosts (scripts/test.mjs).
const BASE = '/sub/path';
const FIRST = 'https://search-1.example.org';
const SECOND = 'https://search-2.example.org:8443';

test.use({
  baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}`,
});

let service: Stub;
test.beforeEach(async ({page}) => {
  service = await startStub();
  await page.route(`${FIRST}/**`, (route) => route.abort());
  // Requests that the page's policy blocks never get here.
  await page.route(`${SECOND}/**`, async (route) => {
    const url = route.request().url().replace(SECOND, service.origin);
    await route.fulfill({response: await route.fetch({url})});
  });
});
test.afterEach(() => service.stop());

// @spec 3.search 7.queries
test('a build with a hosted index asks its hosts in their order', async ({page, baseURL}) => {
  const problems = watch(page, baseURL!);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${BASE}/docs/introduction`);
  await openModal(page);
  await find(page, 'connect');
  await expect(dialog(page)).toContainText('Hosted connect');
  const queries = asked.filter((url) => /queries/.test(url)).map((url) => new URL(url).origin);
  expect(queries).toEqual([FIRST, SECOND]);
  const {url, requests} = service.received[0]!;
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    'x-algolia-application-id': 'APP0123456',
    'x-algolia-api-key': '0123456789abcdef',
  });
  expect(requests[0]).toMatchObject({query: 'connect', indexName: 'hosted-docs'});
  // The page loads none of the embedded index, and only the first host failed.
  expect(asked.filter((address) => /search-worker/.test(address))).toEqual([]);
  expect(problems.filter((problem) => !/search-\d\.example|ERR_FAILED/.test(problem))).toEqual([]);
});
