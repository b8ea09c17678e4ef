import {expect, type CDPSession, type Page} from '@playwright/test';
import {chatsReady, open} from '../support/page';
import {test, type Playground} from '../support/playground';
import {find, openModal} from '../support/search/helpers';

/** Measured rounds. bench/README.md has the command for more of them. */
const ROUNDS = Number(process.env.SESSION_ROUNDS ?? 4);

/** Rounds after which every part of the site has loaded once. */
const WARM = 2;

/** Follows a link to a page, without loading another document. */
async function follow(page: Page, place: string, name: string, title: string | RegExp) {
  await page.locator(place).getByRole('link', {name, exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1}).first()).toHaveText(title);
}

/** Some minutes of use: docs with live chats, a search, examples, and the playground with its panel. */
async function goRound(chats: Playground, round: number) {
  const {page} = chats;
  await follow(page, 'nav.navbar', 'Docs', 'Introduction');
  for (const name of ['Connect', 'Events', 'Methods']) {
    await follow(page, '.menu', name, name);
    await page.mouse.wheel(0, 1500);
    await chatsReady(page);
  }
  await openModal(page);
  await find(page, `stream ${round}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await follow(page, 'nav.navbar', 'Examples', 'Frameworks');
  await follow(page, 'nav.navbar', 'Playground', /Playground/);
  await chatsReady(page);
  await chats.say('Demo', `Hello ${round}`);
  await expect(chats.bubbles('Demo').last()).not.toHaveText(`Hello ${round}`);
  await chats.tool('Add a chat').click();
  await expect(chats.card('Demo (2)')).toBeVisible();
  await chatsReady(page);
  await chats.say('Demo (2)', 'Hello');
  await chats.panelOf('Code', 'Demo (2)');
  await chats.closePanel();
  await chats.rename('Demo (2)', `Copy ${round}`);
  await chats.more(`Copy ${round}`, 'Remove');
  await chats.more('Demo', 'Clear conversation');
  await follow(page, 'nav.navbar', 'Start', /./);
}

/** A page's memory: bytes of objects, elements including detached ones, and listeners. */
async function inUse(browser: CDPSession) {
  for (let times = 0; times < 2; times++) await browser.send('HeapProfiler.collectGarbage');
  const {usedSize} = await browser.send('Runtime.getHeapUsage');
  const {nodes, jsEventListeners} = await browser.send('Memory.getDOMCounters');
  return {bytes: usedSize, elements: nodes, listeners: jsEventListeners};
}

test('an hour of use needs at most 1.5 times the memory', async ({page, chats}) => {
  test.setTimeout((WARM + ROUNDS) * 30_000);
  page.setDefaultTimeout(20_000);
  const browser = await page.context().newCDPSession(page);
  await open(page, '/start');
  await page.evaluate('window.isSamePage = true');
  let start: number | undefined;
  for (let round = 1; round <= WARM + ROUNDS; round++) {
    await goRound(chats, round);
    if (round < WARM) continue;
    const used = await inUse(browser);
    start ??= used.bytes;
    // For those who watch more rounds.
    if (process.env.SESSION_ROUNDS) console.log(`round ${round}`, used);
  }
  const end = await inUse(browser);
  expect(end.bytes, 'bytes').toBeLessThan(1.5 * (start ?? 0));
  // The same document was there all along: a new one would have freed the memory.
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});
