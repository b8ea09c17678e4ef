import {expect, test} from '@playwright/test';
import {open} from '../support/page';
import {axeFindings} from '../support/axe';
import {
  StandIn,
  dialog,
  find,
  hostedSettings,
  input,
  openModal,
  rows,
  withSettings,
} from '../support/search/helpers';

/** An address on which nothing listens. */
const DEAD = 'http://127.0.0.1:9';

let service: StandIn;
let second: StandIn;
test.beforeEach(async () => {
  service = await StandIn.start();
  second = await StandIn.start();
});
test.afterEach(async () => {
  await service.stop();
  await second.stop();
});

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
  // `nbHits` of the answer; nothing but queries was asked for.
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveText('See all 21 results');
  expect(new Set(service.received.map(({url: {pathname}}) => pathname)).size).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localhost:\d+\/docs\/connect#Stream$/);
});

test('snippets have 5 words up to 768 px', async ({page}) => {
  await page.setViewportSize({width: 768, height: 800});
  await withSettings(page, [hostedSettings([service.origin], false)]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await find(page, 'connect');
  expect(service.received[0]!.requests[0]!.attributesToSnippet).toContain('content:5');
});

test('asks the next host after a failure, and leaves the failed one alone', async ({page}) => {
  service.answer = {status: 503, body: '{}'};
  await withSettings(page, [hostedSettings([service.origin, second.origin], false)]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await find(page, 'c');
  await input(page).pressSequentially('onnect');
  await expect.poll(() => second.received.length).toBe(7);
  expect(service.received).toHaveLength(1);
});

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

test('gives a host two seconds', async ({page}) => {
  service.answer = {delay: 2600};
  await withSettings(page, [hostedSettings([service.origin, second.origin], false)]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await input(page).fill('connect');
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
  await expect(rows(page).first()).toBeVisible();
  expect(second.received).toHaveLength(1);
});

for (const [what, hosts, answer] of [
  ['no host can be reached', [DEAD], {}],
  ['all hosts answer 5xx', undefined, {status: 500, body: '{}'}],
  ['the answer is no JSON', undefined, {body: '<html>'}],
  ['the answer has no hits', undefined, {body: '{"results": [{"hits": null}]}'}],
] as const)
  test(`${what}: the error screen, or the embedded index that says so`, async ({page, context}) => {
    service.answer = answer;
    const origins = hosts ?? [service.origin];
    await withSettings(page, [hostedSettings(origins, false)]);
    await open(page, '/docs/introduction');
    await openModal(page);
    await input(page).fill('stream');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(page.locator('.DocSearch-Container--Errored')).toHaveCount(1);
    // It stays.
    await page.waitForTimeout(500);
    await expect(page.locator('.DocSearch-Container--Errored')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);

    const other = await context.newPage();
    await withSettings(other, [hostedSettings(origins, true)]);
    await open(other, '/docs/introduction');
    await openModal(other);
    await find(other, 'requestBodyLimits');
    await expect(rows(other).first()).toContainText('requestBodyLimits');
    await expect(dialog(other)).toContainText('The search service cannot be reached.');
    expect(await axeFindings(other)).toEqual([]);
  });

test('recovers from the error screen with the next query', async ({page}) => {
  service.answer = {status: 500, body: '{}'};
  await withSettings(page, [hostedSettings([service.origin], false)]);
  await open(page, '/docs/introduction');
  await openModal(page);
  await input(page).fill('stream');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  service.answer = {};
  await find(page, 'streams');
});

for (const status of [403, 404, 429])
  test(`raises the API's error for ${status}, without another host`, async ({page}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    service.answer = {status, body: '{"message": "Invalid key", "status": 403}'};
    await withSettings(page, [hostedSettings([service.origin, second.origin], true)]);
    await open(page, '/docs/introduction');
    await openModal(page);
    await input(page).fill('stream');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    expect(errors.join('\n')).toContain('ApiError: Invalid key');
    expect(service.received).toHaveLength(1);
    expect(second.received).toHaveLength(0);
  });

test('the search page asks the same service, 20 results at a time', async ({page}) => {
  await withSettings(page, [hostedSettings([service.origin], true)]);
  await open(page, '/search?q=connect');
  await expect(page.getByRole('article').first()).toContainText('Hosted connect <img src=x');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(service.received[0]!.requests[0]).toMatchObject({
    query: 'connect',
    hitsPerPage: 20,
    page: 0,
  });
  await expect(page.locator('article h2 a')).toHaveAttribute('href', '/docs/connect');
});

test('tells the service what was seen once the reader pauses for 400 ms, when insights are on', async ({
  page,
}) => {
  await page.clock.install();
  // In place of the service's script from a CDN.
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
  // The id that the service gave its answer goes back with what was chosen.
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((window as unknown as {seen: unknown}).seen)))
    .toContain('"queryID":"id of con"');
});

test('missing credentials are an error', async ({page}) => {
  const [from, to] = hostedSettings([service.origin], false);
  await withSettings(page, [[from, to.replace('"KEY"', '""')]]);
  await open(page, '/docs/introduction');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('`apiKey` is missing')).toBeVisible();
});
