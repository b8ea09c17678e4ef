import {expect, test, type Page} from '@playwright/test';
import {open, watch} from '../support/page';

/** Windows in which the first things of the home page must be seen without scrolling. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

const answerChat = (page: Page) => page.getByRole('region', {name: 'Questions about Deep Chat'});

/** Sends a question. While an answer is being written nothing is sent, and the text stays in the field. */
async function ask(page: Page, question: string) {
  const input = answerChat(page).locator('#text-input');
  await expect(async () => {
    await input.fill(question);
    await input.press('Enter');
    await expect(input).toHaveText('', {timeout: 1000});
  }).toPass();
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('home: what it is, where to begin and how to install stand above the fold', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.locator('main');
    const first = [
      main.locator('h1'),
      main.locator('h1 + p'),
      main.getByRole('link', {name: 'Start building'}),
      main.getByRole('link', {name: 'Playground', exact: true}),
      main.locator('code', {hasText: 'npm install deep-chat'}).first(),
    ];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({width, height});
      for (const part of first) {
        const box = (await part.boundingBox())!;
        expect(box.y + box.height, `${await part.innerText()} at ${width} px`).toBeLessThan(height);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    }
    expect(await main.locator('section a[href^="/docs/directConnection/"]').count()).toBe(22);
    await expect(main.locator('pre code', {hasText: 'deep-chat-react'})).toHaveCount(1);
  });
});

test('home: the chat answers from the index, offline, and its links stay in the site', async ({
  page,
  context,
  baseURL,
}) => {
  const {problems} = watch(page, baseURL!);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('dialog', () => problems.push('a dialog opened'));
  await open(page, '/');
  const chat = answerChat(page);
  await chat.scrollIntoViewIfNeeded();
  await chat.getByRole('button', {name: 'Start the chat'}).click();
  const suggestions = chat.locator('.deep-chat-suggestion-button');
  await expect(suggestions).toHaveCount(3);
  expect(loaded.filter((url) => /search-worker/.test(url))).toEqual([]);

  await suggestions.first().click();
  const links = chat.locator('.message-bubble a');
  await expect(links.first()).toHaveAttribute('href', /^\/docs\/installation/);

  await context.setOffline(true);
  await ask(page, 'What is the weather tomorrow?');
  await expect(chat.locator('p', {hasText: 'I found nothing about that'})).toBeVisible();
  const hostile = '<img src=x onerror=alert(1)> <b>bold</b> how do I install it?';
  await ask(page, hostile);
  await expect(chat.locator('p', {hasText: hostile})).toBeVisible();
  await ask(page, 'Can users dictate with the microphone?');
  const speech = chat.locator('a[href^="/docs/speech"]').first();
  await expect(speech).toBeVisible();
  expect(await chat.locator('.message-bubble img, .message-bubble b').count()).toBe(0);
  await context.setOffline(false);

  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await speech.click();
  await expect(page).toHaveURL(/\/docs\/speech/);
  await expect(page.locator('h1')).toHaveText('Speech');
  await expect(page.locator('html[data-same]')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('home: an index that cannot be loaded is said, and asked for again', async ({page}) => {
  await page.route(/search-worker|answers/, (route) => route.abort());
  await open(page, '/');
  const chat = answerChat(page);
  await chat.getByRole('button', {name: 'Start the chat'}).click();
  await expect(chat).toHaveAttribute('data-chat-state', 'live');
  await ask(page, 'Is my API key safe?');
  await expect(chat.locator('p', {hasText: 'The pages could not be loaded'})).toBeVisible();
  await page.unroute(/search-worker|answers/);
  await ask(page, 'Is my API key safe?');
  await expect(chat.locator('a[href^="/docs/guides/api-keys"]').first()).toBeVisible();
});

test('the framework is one choice for home, start and docs; start keeps it in the address', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
  await open(page, '/');
  await tab('Vue').scrollIntoViewIfNeeded();
  await tab('Vue').click();
  const code = page.locator('main [role="tabpanel"]').first();
  await expect(code).toContainText('<template>');
  await expect(page).not.toHaveURL(/framework/);

  await open(page, '/start/createComponent');
  await expect(tab('Vue')).toHaveAttribute('aria-selected', 'true');
  await expect(code).toContainText('<template>');
  await tab('Vue').focus();
  await page.keyboard.press('End');
  await expect(code).toContainText('solid-js');
  await expect(page).toHaveURL(/framework=solid/);
  await page.goBack();
  await expect(code).toContainText('<template>');
  await page.goForward();
  await expect(code).toContainText('solid-js');
  await page.reload();
  await expect(code).toContainText('solid-js');
  const turn = page.getByRole('navigation', {name: 'Previous and next step'});
  const next = turn.getByRole('link', {name: 'Connect to your own API'});
  await expect(next).toHaveAttribute('href', /framework=solid/);
});

test('start: every choice has an address, works by keyboard and goes into the playground', async ({
  page,
}) => {
  await open(page, '/start/connectToPopularAPI');
  const code = page.locator('main [role="tabpanel"]').first();
  await expect(code).toContainText('openAI');
  await page.getByRole('navigation', {name: 'Provider'}).getByText('Claude').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/provider=Claude/);
  await expect(code).toContainText('claude');
  await page.reload();
  await expect(code).toContainText('claude');
  await expect(page.getByRole('link', {name: /^Next/})).toHaveAttribute('href', /provider=Claude/);

  await open(page, '/start/options?provider=Claude&connection=popular');
  await page.getByLabel(/^Avatars/).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/with=greeting%2Cplaceholder%2Cavatars/);
  await expect(code).toContainText('avatars');
  await expect(code).toContainText('claude');
  await page.goBack();
  await expect(code).not.toContainText('avatars');
  await page.goForward();
  await expect(code).toContainText('avatars');
  const href = await page.getByRole('link', {name: 'Go on in the playground'}).getAttribute('href');
  const text = Buffer.from(/#example=(.+)/.exec(href!)![1]!, 'base64url').toString('utf8');
  expect(JSON.parse(text).config).toMatchObject({
    directConnection: {claude: {}},
    avatars: true,
    introMessage: {text: 'Hello! How can I help?'},
  });
});

test('moves nothing on its own', async ({page}) => {
  await page.addInitScript(() => {
    const found = window as unknown as {shifts: number};
    found.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {hadRecentInput, value} = entry as unknown as {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) found.shifts += value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  for (const [route, width] of [
    ['/', 390],
    ['/', 1280],
    ['/start', 390],
    ['/features/features', 390],
    ['/features/features', 1280],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, route);
    for (const chat of await page.locator('[data-chat-state]').all()) {
      await chat.scrollIntoViewIfNeeded();
      const start = chat.getByRole('button', {name: 'Start the chat'});
      if (await start.isVisible()) await start.click();
      await expect(chat).toHaveAttribute('data-chat-state', 'live');
    }
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number}).shifts);
    expect(shifts, `${route} at ${width} px`).toBeLessThanOrEqual(0.02);
  }
});
