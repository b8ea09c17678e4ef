import {expect, type Page} from '@playwright/test';
import {colorsIn} from '../../src/chat/color';
import {brandColors} from '../../src/chat/brandColors';
import {requests, ways} from '../../src/home/follow/ways';
import {BASE, chips} from '../../src/home/hero/chips';
import {axeFindings} from '../support/axe';
import {chatScripts} from '../support/chunks';
import {clipboard, hold, open, test} from '../support/page';

const hero = (page: Page) => page.locator('[data-choice="line"]');
const chipNamed = (page: Page, name: string) => hero(page).getByRole('radio', {name, exact: true});
/** The recorded chat that is seen. */
const recorded = (page: Page) => hero(page).locator('.recording:visible');

/** What the chosen chip has to show in the chat beside the code. */
const SHOWN: Readonly<Record<string, string>> = {
  stream: '.message-bubble .word',
  server: '.message-bubble table',
  files: '.message-bubble img',
  speech: '.active-microphone-icon',
  style: '.user-message-text[style*="rgb(176, 67, 42)"]',
};

async function expectChip(page: Page, id: string) {
  const chip = chips.find((each) => each.id === id)!;
  const code = hero(page).locator('pre');
  await expect(code.locator('mark:visible')).toHaveCount(1);
  await expect(code.locator('mark:visible')).toHaveText(chip.code);
  const other = chip.line === 'connect' ? BASE.other : BASE.connect;
  await expect(code.locator('span:visible', {hasText: other}).first()).toBeVisible();
  await expect(recorded(page)).toHaveCount(1);
  await expect(recorded(page).locator(SHOWN[id]!).first()).toBeVisible();
}

test('home: each chip rewrites one line, and the chat shows the effect', async ({
  cleanPage: page,
}) => {
  await open(page, '/');
  await expectChip(page, 'stream');
  await chipNamed(page, 'Stream').focus();
  for (const {id, label, effect} of chips.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(chipNamed(page, label)).toBeChecked();
    await expectChip(page, id);
    await expect(hero(page).locator('p[role="status"]')).toContainText(effect);
  }
  await page.keyboard.press('ArrowRight');
  await expectChip(page, 'stream');
});

test(
  'home: the chat loads when somebody reaches for its field',
  {tag: '@full'},
  async ({cleanPage: page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (chatScripts().test(request.url())) asked.push(request.url());
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.locator('deep-chat')).toHaveCount(0);

    await chipNamed(page, 'Files').check({force: true});
    const release = await hold(page, chatScripts());
    const field = recorded(page).getByRole('textbox');
    await field.click();
    await page.keyboard.type('Is it ');
    release();
    await expect(recorded(page)).toHaveCount(0);
    await page.keyboard.type('real?');
    const live = hero(page).locator('deep-chat #text-input');
    await expect(live).toHaveText('Is it real?');
    expect(asked).toHaveLength(1);
    await page.keyboard.type(' Yes');
    await page.keyboard.press('Enter');
    const messages = hero(page).locator('deep-chat #messages');
    await expect(messages).toContainText('Is it real? Yes');
    await expect(messages).toContainText('nothing was sent');
    await expect(messages).toContainText('My lamp arrived like this.');

    await chipNamed(page, 'Style').check({force: true});
    await expect(messages).toContainText('Which door?');
  },
);

test('home: a message written early is sent', {tag: '@full'}, async ({page}) => {
  await open(page, '/start');
  await page.getByRole('link', {name: 'Deep Chat', exact: true}).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expectChip(page, 'stream');
  await recorded(page).getByRole('textbox').focus();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  const messages = hero(page).locator('deep-chat #messages');
  await expect(messages.locator('.user-message-text').last()).toHaveText('Hello');
  await expect(messages).toContainText('We ring there.');
  await expect(messages).toContainText('nothing was sent');
  // tests/sweeps/walk.spec.ts looks at the page with its recordings.
  expect(await axeFindings(page, 'all', '[data-choice="line"]')).toEqual([]);
});

test('home: a chat that cannot be loaded says so', {tag: '@full'}, async ({page}) => {
  await page.route(chatScripts(), (route) => route.abort());
  await open(page, '/');
  await recorded(page).getByRole('textbox').click();
  await expect(hero(page).getByRole('alert')).toContainText('could not be loaded');
  await expect(hero(page).getByRole('button', {name: 'Retry'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('home: chips, brands and providers change what is shown', async ({page}) => {
    await page.goto('/');
    for (const {id, label} of chips) {
      await chipNamed(page, label).check({force: true});
      await expectChip(page, id);
    }
    const brand = page.locator('[data-choice="brand"]');
    const bubble = brand.locator('[data-page="shop"] .user-message-text').first();
    const before = await bubble.evaluate((element) => getComputedStyle(element).backgroundColor);
    await brand.getByRole('radio', {name: 'Indigo'}).check({force: true});
    const after = await bubble.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(after).not.toBe(before);
    expect(colorsIn(after)[0]).toEqual(colorsIn(brandColors('#4540c8', 'light').user)[0]);

    const way = page.locator('[data-choice="way"]');
    await way.getByRole('radio', {name: 'Claude'}).check({force: true});
    await expect(way.locator('[data-part="request"]')).toContainText('api.anthropic.com');
  });
});

test('home: any color for a brand, in nine lines', {tag: '@full'}, async ({page}) => {
  await open(page, '/');
  const brand = page.locator('[data-choice="brand"]');
  const input = brand.locator('input[type="color"]');
  // src/home/brand/colors.test.ts reads the text of every color.
  await input.fill('#fefefe');
  await expect(brand.locator('pre')).toContainText(brandColors('#fefefe', 'light').userText);
  await brand.getByRole('radio', {name: 'Forest'}).check({force: true});
  await brand.getByRole('button', {name: 'Copy these 9 lines'}).click();
  const copied = () => clipboard(page);
  await expect.poll(copied).toContain('#1f6b3f');
  expect((await copied()).split('\n')).toHaveLength(9);
});

test('home: the message is followed to each provider, as it is sent', async ({page}) => {
  await open(page, '/');
  const follow = page.locator('[data-choice="way"]');
  const request = follow.locator('[data-part="request"]');
  for (const way of ways) {
    await follow.getByRole('radio', {name: way.name, exact: true}).check({force: true});
    const shown = await request.innerText();
    expect(shown.split('\n')[0]).toBe(`POST ${requests[way.id].url}`);
    expect(JSON.parse(shown.slice(shown.indexOf('\n\n')))).toEqual(requests[way.id].body);
    if (way !== ways[0])
      await expect(follow.getByRole('status')).toContainText(requests[way.id].url);
  }
  await expect(follow).toContainText('Recorded; nothing is sent.');
});

test('home: marks tell the modes of a provider on hover and on focus', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  const link = page.locator('main').getByRole('link', {name: 'OpenAI', exact: true});
  const modes = page.locator('main').getByText(/^OpenAI Chat · /);
  await expect(modes).toBeHidden();
  await link.hover();
  await expect(modes).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(modes).toBeHidden();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(modes).toBeVisible();
  await expect(link).toHaveAccessibleDescription(/Speech to text/);
});
