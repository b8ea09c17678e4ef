import {expect, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, test} from '../support/page';

const card = (page: Page) => page.getByRole('tooltip');
/** The type of the field `stream` in the table of `connect`. */
const streamType = (page: Page) =>
  page.getByRole('rowheader', {name: /^stream/}).getByRole('link', {name: 'Stream', exact: true});

test('the name of a type shows its declaration to the pointer', async ({cleanPage: page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/docs/connect');
  const link = streamType(page);
  await link.scrollIntoViewIfNeeded();
  expect(asked).not.toContain('/docs/api.json');
  await link.hover();
  await expect(card(page)).toContainText('type Stream = boolean | StreamConfig');
  await expect(link).toHaveAttribute('aria-describedby', 'type-card');
  expect(asked).toContain('/docs/api.json');
  await card(page).hover();
  await page.waitForTimeout(500);
  await expect(card(page)).toBeVisible();
  expect(await axeFindings(page, 'all', '[role=tooltip]')).toEqual([]);
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
  for (const hide of [() => page.mouse.wheel(0, 20), () => page.mouse.down()]) {
    await link.hover();
    await expect(card(page)).toBeVisible();
    await hide();
    await expect(card(page)).toHaveCount(0);
    await page.mouse.move(0, 0);
  }
});

test('focus on the name of a type shows its declaration, and Escape hides it', async ({page}) => {
  await open(page, '/docs/connect');
  await page.getByRole('link', {name: 'stream', exact: true}).focus();
  await page.keyboard.press('Tab');
  await expect(streamType(page)).toBeFocused();
  await expect(card(page)).toContainText('type Stream =');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(streamType(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  // The focus scrolls the name into sight, which doesn't hide its card.
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page)).toHaveCount(0);
});

test('a finger that rests on a type shows its declaration, a tap follows it', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/connect');
  const link = streamType(page);
  // A tap, all in one moment: on a busy machine it would become a finger that rests.
  await link.evaluate((element) => {
    for (const name of ['pointerover', 'pointerdown', 'pointerup'])
      element.dispatchEvent(new PointerEvent(name, {pointerType: 'touch', bubbles: true}));
  });
  await page.waitForTimeout(700);
  await expect(card(page)).toHaveCount(0);
  await link.dispatchEvent('pointerdown', {pointerType: 'touch'});
  await expect(card(page)).toBeVisible();
  await link.dispatchEvent('pointerup', {pointerType: 'touch'});
  await link.dispatchEvent('click');
  expect(page.url()).not.toContain('#');
  await expect(card(page)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('heading', {level: 1}).dispatchEvent('pointerdown', {pointerType: 'touch'});
  await expect(card(page)).toHaveCount(0);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(/#Stream$/);
});

test('the types that code imports lead to their description and show it', async ({page}) => {
  await open(page, '/docs/installation');
  const link = page.locator('pre').getByRole('link', {name: 'OnMessage', exact: true}).first();
  await expect(link).toHaveAttribute('href', '/docs/events#onMessage');
  await link.hover();
  await expect(card(page)).toContainText('type OnMessage = (body: {message: MessageContent');
});

test('cards are not printed, and a part that cannot be loaded leaves the link', async ({page}) => {
  await page.route('**/docs/api.json', (route) => route.abort());
  await open(page, '/docs/connect');
  await streamType(page).hover();
  await page.waitForTimeout(600);
  await expect(card(page)).toHaveCount(0);
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await streamType(page).hover();
  await expect(card(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(card(page)).toBeHidden();
});
