import {expect, test, type Page} from '@playwright/test';
import {providers} from '../../src/data/providers';
import {comeNear, open, overflow, watchShifts} from '../support/page';

/** Windows in which the first things of the home page must be seen without scrolling. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('home: what it is, where to begin and how to install come first', async ({page}) => {
    await page.goto('/');
    const main = page.locator('main');
    const first = [
      main.locator('h1'),
      main.locator('h1 + p'),
      main.getByRole('link', {name: 'Guided start'}).first(),
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
    const marks = main.locator('section a[href^="/docs/directConnection/"]');
    await expect(marks).toHaveCount(providers.length);
    await expect(main.locator('pre code', {hasText: 'deep-chat-react'})).toHaveCount(1);
  });
});

test('the framework is one choice for all pages; start keeps it in the address', async ({page}) => {
  const code = page.getByRole('group', {name: /^Code: /}).first();
  const framework = page.getByRole('combobox', {name: /^Framework: /}).first();
  await open(page, '/');
  await framework.scrollIntoViewIfNeeded();
  await framework.selectOption('Vue');
  await expect(code).toContainText('<template>');
  await expect(page).not.toHaveURL(/framework/);

  await open(page, '/start/createComponent');
  await expect(framework).toHaveValue('vue');
  await expect(code).toContainText('<template>');
  await framework.focus();
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

test('nothing moves on its own, and all fits into the window', async ({page}) => {
  const shifts = await watchShifts(page);
  for (const [route, width, most] of [
    ['/', 390, 0.001],
    ['/', 768, 0.001],
    ['/', 1280, 0.001],
    ['/start', 390, 0.02],
    ['/features/features', 390, 0.02],
    ['/features/features', 1280, 0.02],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    await page.waitForLoadState('networkidle');
    for (const chat of await page.locator('[data-chat-state]').all()) {
      await comeNear(chat);
      await expect(chat).toHaveAttribute('data-chat-state', 'live');
    }
    const {sum, parts} = await shifts();
    expect(sum, `${route} at ${width} px: ${parts.join()}`).toBeLessThanOrEqual(most);
    expect(await overflow(page), `${route} at ${width} px`).toBeLessThanOrEqual(0);
  }
});

/** The running animations of the points. */
const moving = (page: Page) =>
  page
    .locator('main div')
    .evaluateAll((parts) => parts.flatMap((part) => part.getAnimations()).length);

test('particles rest within five seconds, start again with a press, or never move', async ({
  page,
}) => {
  await open(page, '/start/startParticles');
  await expect.poll(() => moving(page), {timeout: 6000}).toBe(0);
  const again = page.getByRole('button', {name: 'Spread again'});
  await again.click();
  expect(await moving(page)).toBeGreaterThan(0);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/start/startParticles');
  await again.click();
  expect(await moving(page)).toBe(0);
});
