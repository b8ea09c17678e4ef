import {expect, type FrameLocator, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {serve} from '../support/localServer';
import {open, setColorMode} from '../support/page';
import {ROUTE, test, type Playground} from '../support/playground';
import {standIn} from '../support/stranger';
import {type StoredChat} from '../support/workspaces';

/** One chat of a link, in frames on other pages. */

const EVIL = 'https://stranger.example';

/** The code of a frame, as the dialog shows it. */
async function codeOfFrame(chats: Playground, saved: readonly StoredChat[], name?: string) {
  const {page} = chats;
  await chats.openWith(saved);
  await chats.use('Share');
  const dialog = page.getByRole('dialog', {name: 'Share these chats'});
  await dialog.locator('summary', {hasText: 'Embed one chat'}).click();
  if (name) await dialog.getByLabel('Chat to embed').selectOption(name);
  const code = dialog.locator('pre');
  await expect(code).toContainText(name ? `title="${name}"` : '<iframe');
  return code.innerText();
}

const addressIn = (code: string) => /src="([^"]*)"/.exec(code)?.[1] ?? '';

/** Writes to the only chat of a page or a frame. */
async function write(place: Page | FrameLocator, text: string) {
  const field = place.locator('#text-input');
  await field.click();
  await field.pressSequentially(text);
  await field.press('Enter');
}

// @spec playground.51
test('another site’s frame shows one chat, which keeps nothing', async ({page, browser, chats}) => {
  const code = await codeOfFrame(
    chats,
    [{name: 'First'}, {name: 'Second', scenario: 'markdown'}],
    'Second',
  );
  const site = await serve((_, response) =>
    response.writeHead(200, {'content-type': 'text/html'}).end(`<!doctype html>${code}`),
  );
  await page.goto(site.origin);
  const frame = page.frameLocator('iframe');
  await write(frame, 'Hello');
  await expect(frame.locator('.ai-message-text').last()).toContainText(/\w/);
  await expect(frame.locator('.user-message-text')).toHaveText('Hello');
  await expect(frame.getByRole('heading', {name: 'Second'})).toBeAttached();
  await expect(frame.locator('nav, footer, a, article, [role=group]')).toHaveCount(0);
  await expect(frame.locator('deep-chat')).toHaveCount(1);
  // It's as high as the frame, which doesn't scroll.
  const box = await frame.getByRole('region', {name: 'Chat Second'}).boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(480);
  await site.stop();

  // The browser blocks storage in a frame. Outside of one, the page must still leave it empty.
  const fresh = await browser.newContext({serviceWorkers: 'block'});
  const alone = await fresh.newPage();
  await open(alone, addressIn(code));
  await write(alone, 'Hello');
  await expect(alone.locator('.ai-message-text').last()).toContainText(/\w/);
  const kept = await alone.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({name}) => name),
    document.cookie,
  ]);
  expect(kept).toEqual([[], [], [], '']);
  await fresh.close();
});

// @spec playground.51
test('a chat that sends data shows its settings and asks for its host', async ({page, chats}) => {
  const asked = await standIn(page, 'stranger.example', {body: {text: 'From the stranger'}});
  const values = {'connect.custom': {url: `${EVIL}/chat`}};
  const code = await codeOfFrame(chats, [{name: 'Theirs', mode: 'custom', values}]);
  await page.goto('about:blank');
  await open(page, addressIn(code));
  await expect(page.getByRole('heading', {name: 'Start this chat?'})).toBeVisible();
  await expect(page.getByText(EVIL, {exact: true})).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', {name: 'Start the chat'}).click();
  await write(page, 'Hello');
  await expect(page.getByText(`This chat would send messages to ${EVIL}`)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', {name: `Allow ${EVIL}`}).click();
  await write(page, 'Again');
  await expect(page.locator('.ai-message-text').last()).toHaveText('From the stranger');
  expect(await page.evaluate(() => localStorage.getItem('playground-hosts'))).toBeNull();
});

// @spec playground.51
test('`?embed=1` leads to the chat alone, in either color mode', async ({page, chats}) => {
  const code = await codeOfFrame(chats, [{name: 'Mine', provider: 'claude', mode: 'chat'}]);
  const {hash} = new URL(addressIn(code));
  await page.goto('about:blank');
  await page.goto(`${ROUTE}?embed=1${hash}`);
  await page.waitForURL(/\/playground\/embed\/?#/);
  await write(page, 'Hello');
  await expect(page.locator('.ai-message-text').last()).toContainText('Preview only');
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    expect(await axeFindings(page), mode).toEqual([]);
  }
});

test('an address without a chat says so', async ({page}) => {
  await open(page, `${ROUTE}/embed`);
  await expect(page.getByRole('alert')).toContainText('This address has no chat in it.');
  await page.evaluate(() => (location.hash = 'workspace=%3Cimg%20src=x%3E'));
  await expect(page.getByRole('alert')).toContainText('The link is damaged.');
});
