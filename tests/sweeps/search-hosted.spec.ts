import {expect, test} from '@playwright/test';
import {open} from '../support/page';
import {axeFindings} from '../support/axe';
import {withSettings} from '../support/chunks';
import {
  dialog,
  find,
  hostedSettings,
  input,
  openModal,
  rows,
  startStub,
  type Stub,
} from '../support/search/helpers';

/** An address on which nothing listens. */
const DEAD = 'http://127.0.0.1:9';

let service: Stub;
let second: Stub;
test.beforeEach(async () => {
  service = await startStub();
  second = await startStub();
});
test.afterEach(async () => {
  await service.stop();
  await second.stop();
});

// @spec 3.search 7.queries 7.recommendations
test('sends what the protocol asks for, and shows the answer as text', async ({page}) => {
  await withSettings(page, [hostedSettings([service.origin], false)]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await find(page, 'connect');
  const {method, url, requests} = service.received[0]!;
  expect(method).toBe('POST');
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
  expect(url.searchParams.get('x-algolia-api-key')).toBe('KEY');
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(requests).toEqual([
    {
      query: 'connect',
      indexName: 'hosted',
      attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.map((level) => `${level}:10`), 'content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  ]);
  const hit = rows(page).first();
  await expect(hit).toContainText('Hosted connect <img src=x onerror=alert(1)>');
  await expect(hit.locator('img')).toHaveCount(0);
  await expect(dialog(page).getByRole('tree', {name: 'Hosted docs'})).toBeVisible();
  await expect(dialog(page).locator('.DocSearch-Logo')).toBeVisible();
  // `nbHits` of the response; only queries were sent.
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveText('See all 21 results');
  expect(new Set(service.received.map(({url: {pathname}}) => pathname)).size).toBe(1);
  expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
  const text = 'stream a reply and stop it with the button of the field';
  await input(page).fill('');
  await input(page).pressSequentially(text);
  await expect(input(page)).toHaveValue(text);
  await expect(hit).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localhost:\d+\/docs\/connect#Stream$/);
});

// @spec 4.search.host 9.down
test('asks a host that rested for two minutes again', async ({page}) => {
  await page.clock.install();
  service.answer = {status: 500, body: '{}'};
  await withSettings(page, [hostedSettings([service.origin, second.origin], false)]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await input(page).fill('a');
  await expect.poll(() => second.received.length).toBe(1);
  await page.clock.fastForward(119_000);
  await input(page).fill('ab');
  await expect.poll(() => second.received.length).toBe(2);
  expect(service.received).toHaveLength(1);
  service.answer = {};
  await page.clock.fastForward(2000);
  await input(page).fill('abc');
  await expect.poll(() => service.received.length).toBe(2);
});

for (const [stopsAt, limit] of [
  ['headers', 1000],
  ['body', 2000],
] as const)
  // @spec 8.retry 9.timeouts
  test(`gives a host ${limit} ms for its ${stopsAt}`, async ({page}) => {
    service.answer = {stopsAt};
    await withSettings(page, [hostedSettings([service.origin, second.origin], false)]);
    await page.clock.install();
    await open(page, '/docs/introduction');
    await openModal(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    let hasAnswered = false;
    page.on('response', (response) => {
      if (response.url().startsWith(service.origin)) hasAnswered = true;
    });
    await input(page).fill('connect');
    await expect.poll(() => service.received.length).toBe(1);
    if (stopsAt === 'body') {
      await expect.poll(() => hasAnswered).toBe(true);
      await page.clock.runFor(10);
    }
    await page.clock.runFor(limit - 100);
    await page.waitForTimeout(300);
    expect(second.received).toHaveLength(0);
    await page.clock.runFor(200);
    await expect.poll(() => second.received.length).toBe(1);
    await page.clock.runFor(100);
    await expect(rows(page).first()).toBeVisible();
  });

// @spec 8.hosts
test('no host can be reached: the screen offers the offline copy', async ({page, context}) => {
  await withSettings(page, [hostedSettings([DEAD], false)]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await input(page).fill('stream');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await expect(page.locator('.DocSearch-Container--Errored')).toHaveCount(1);
  expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
  await expect(rows(page)).toHaveCount(0);
  await dialog(page).getByRole('button', {name: 'Search the offline copy'}).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(dialog(page)).toContainText('The search service cannot be reached.');
  await expect(input(page)).toBeFocused();
  await find(page, 'requestBodyLimits');
  await expect(rows(page).first()).toContainText('requestBodyLimits');

  const other = await context.newPage();
  await withSettings(other, [hostedSettings([DEAD], true)]);
  await open(other, '/docs/introduction');
  await openModal(other);
  await find(other, 'requestBodyLimits');
  await expect(rows(other).first()).toContainText('requestBodyLimits');
  await expect(dialog(other)).toContainText('The search service cannot be reached.');
  expect(await axeFindings(other, 'all', 'dialog[open]')).toEqual([]);
});

// @spec 8.hosts
test('the search page offers the offline copy when every host fails', async ({page}) => {
  await withSettings(page, [hostedSettings([DEAD], false)]);
  await open(page, '/search?q=requestBodyLimits');
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('Unable to fetch results');
  await expect(problem.getByRole('button')).toHaveText('Search the offline copy');
  await expect(page.getByRole('article')).toHaveCount(0);
  await problem.getByRole('button').click();
  await expect(page.getByRole('article').first()).toContainText('requestBodyLimits');
  await expect(page.getByRole('main')).toContainText('The search service cannot be reached.');
});

// @spec 7.queries 9.views
test('tells the service what was seen after a pause of 400 ms', async ({page}) => {
  await page.clock.install();
  // Replaces the service's script from a CDN.
  await page.addInitScript(() => {
    const target = window as unknown as {
      AlgoliaAnalyticsObject: string;
      aa: unknown;
      seen: unknown[];
    };
    target.seen = [];
    target.AlgoliaAnalyticsObject = 'aa';
    target.aa = Object.assign((name: string, events: unknown) => target.seen.push([name, events]), {
      version: '2.15.0',
    });
  });
  const views = () =>
    page.evaluate(() =>
      (window as unknown as {seen: [string, unknown][]}).seen
        .filter(([name]) => name === 'viewedObjectIDs')
        .map(([, events]) => events),
    );
  await withSettings(page, [
    hostedSettings([service.origin], false),
    [/searchInsights:!1/, 'searchInsights:!0'],
  ]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const query of ['c', 'co', 'con']) {
    await find(page, query);
    await expect.poll(() => service.received.at(-1)?.requests[0]?.query).toBe(query);
    expect(service.received.at(-1)!.requests[0]!.clickAnalytics).toBe(true);
  }
  await page.clock.runFor(390);
  expect(await views()).toEqual([]);
  await page.clock.runFor(400);
  await expect.poll(async () => (await views()).length).toBe(1);
  expect(JSON.stringify(await views())).toContain('"objectIDs":["1"]');
  // A choice is reported with the id of the response that it comes from.
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((window as unknown as {seen: unknown}).seen)))
    .toContain('"queryID":"id of con"');
});
