import {expect, test} from '@playwright/test';
import {isAlive, open, watch, watchShifts} from '../support/page';

// @spec 2.routes.exact
test('an unknown address: status 404, own title, search and ways on', async ({page, baseURL}) => {
  for (const known of ['/docs/styles', '/docs/styles/', '/start', '/start/'])
    expect((await page.request.get(known)).status(), known).toBe(200);
  const problems = watch(page, baseURL!);
  const response = await open(page, '/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('searchbox', {name: 'Search the docs'})).toHaveValue('no such page');
  await expect(page.locator('main').getByRole('link', {name: 'Playground'})).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);

  const shifts = await watchShifts(page);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/search-worker.*', (route) => answered.then(() => route.continue()));
  await open(page, '/docs/conect');
  await expect(page.getByRole('main')).toContainText('/docs/conect');
  const {sum} = await shifts();
  answer();
  const found = page.getByRole('heading', {name: 'Did you mean one of these?'});
  const link = found.locator('+ ul').getByRole('link', {name: 'Connect', exact: true});
  await expect(link).toBeVisible();
  expect((await shifts()).sum).toBe(sum);
  await link.click();
  await expect(page).toHaveURL(/\/docs\/connect$/);
});

// @spec 2.routes.exact
test('addresses match as a whole inside the site too: others are not found', async ({page}) => {
  await open(page, '/docs/introduction');
  await page.evaluate('window.isSamePage = true');
  for (const address of ['/docs/no-such-page', '/docs/connect/more', '/nothing', '/start/more']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle(/Page not found/);
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/connect');
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect');
  }
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('the address of a heading that has moved leads to its page', async ({page}) => {
  await open(page, '/examples/frameworks#react-complete');
  await expect(page).toHaveURL(/\/examples\/frameworks\/react#react-complete$/);
  await expect(page.locator('#react-complete')).toBeInViewport();

  await open(page, '/examples/frameworks');
  await page.evaluate(() => {
    location.hash = 'vanilla-js';
  });
  await expect(page).toHaveURL(/\/examples\/frameworks\/html$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('HTML and JavaScript');
  // The way back is not through the place that leads on.
  await page.goBack();
  await expect(page).toHaveURL(/\/examples\/frameworks$/);
});

// @spec 2.routes.exact
test('an address in another case leads to its page, from outside and inside', async ({
  page,
  baseURL,
}) => {
  const problems = watch(page, baseURL!);
  const statuses: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest())
      statuses.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto('/docs/Connect?a=1#headers');
  await expect(page).toHaveURL(/\/docs\/connect\?a=1#headers$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect');
  await isAlive(page);
  expect(statuses).toEqual(['301 /docs/Connect', '200 /docs/connect']);
  await page.evaluate(() => {
    history.pushState(null, '', '/docs/EVENTS');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Events');
  await expect(page).toHaveURL(/\/docs\/events$/);
  // A host without redirects sends "not found", which leads on and never shows the page at that address.
  await page.route('/docs/Speech?a=1', async (route) => {
    const response = await route.fetch({url: new URL('/404.html', page.url()).href});
    await route.fulfill({response, status: 404});
  });
  await page.goto('/docs/Speech?a=1');
  await expect(page).toHaveURL(/\/docs\/speech\?a=1$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Speech');
  expect(statuses.slice(2)).toEqual(['404 /docs/Speech', '200 /docs/speech']);
  // A host that ignores case sends the page itself.
  await page.route('/docs/directconnection/openai', async (route) => {
    await route.fulfill({
      response: await route.fetch({url: new URL('/docs/directConnection/OpenAI', page.url()).href}),
    });
  });
  await page.goto('/docs/directconnection/openai');
  await expect(page).toHaveURL(/\/docs\/directConnection\/OpenAI$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('OpenAI');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
