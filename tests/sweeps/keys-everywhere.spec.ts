import {chromium, expect, type BrowserContext} from '@playwright/test';
import chromiumArgs from '../../scripts/lib/chromium-args.json' with {type: 'json'};
import {comeNear, open} from '../support/page';
import {Playground} from '../support/playground';
import {standIn, test} from '../support/stranger';

/** Keys across redirects, echoes and tabs, checked at a stranger's server and on the page. */

const CHATS = [
  {name: 'A', provider: 'mistral', mode: 'chat'},
  {name: 'B', provider: 'claude', mode: 'chat'},
];
/** Longer than a name of a chat, so that it is found nowhere by chance. */
const KEY = 'sentinel-key-7431';
const DEVICE = 'on this device, until I forget it';
const TAB = 'until this tab is closed';

async function forgetAll({page}: Playground) {
  await page.getByRole('button', {name: /^\d+ keys? (in memory|saved)$/}).click();
  await page.getByRole('button', {name: 'Forget all keys'}).click();
  await page.keyboard.press('Escape');
}

async function nextTab(context: BrowserContext): Promise<Playground> {
  const chats = new Playground(await context.newPage());
  await chats.page.goto('/playground');
  await expect(chats.card('A')).toBeVisible();
  return chats;
}

// Every mode of every provider is in wire.spec.ts, Ask in src/assistant/engines/provider.test.ts.
test('a redirect of an example takes neither key nor words to another host', async ({
  page,
  stranger,
}) => {
  await standIn(page, 'provider.example', {status: 307, location: stranger.origin});
  await open(page, '/docs/methods');
  const example = page.locator('[data-example]').first();
  await comeNear(example);
  await expect(example.locator('[data-chat-state="live"]')).toBeVisible();
  const send = (key: string) =>
    fetch('https://provider.example/chat', {
      method: 'POST',
      headers: {authorization: `Bearer ${key}`},
      body: 'My private question',
    }).then(
      () => 'answered',
      (error: Error) => error.message,
    );
  expect(await page.evaluate(send, KEY)).toContain('provider.example redirected');
  await example.getByRole('button', {name: /^Edit/}).click();
  const frame = example.frameLocator('iframe');
  await expect(frame.locator('deep-chat')).toBeVisible();
  expect(
    await frame.locator('body').evaluate(
      (_, [key, code]) => {
        // The program of the frame is a script as this one: both ask with the frame's own fetch.
        // eslint-disable-next-line no-restricted-syntax
        return (new Function(`return ${code}`)() as (key: string) => Promise<string>)(key);
      },
      [KEY, String(send)] as const,
    ),
  ).not.toBe('answered');
  expect(stranger.heard).toEqual([]);
});

test('a key, or all, are forgotten in every tab, with the hosts', async ({
  context,
  stranger,
  chats,
}) => {
  const values = {'connect.mistral.chat': {url: `${stranger.origin}/v1`}};
  await chats.openWith([{...CHATS[0]!, values}, CHATS[1]!]);
  const other = await nextTab(context);
  await chats
    .card('A')
    .getByRole('button', {name: /^Allow http/})
    .click();
  await expect(other.state('A', 'Live')).toBeVisible();
  await other.giveKey('A', 'Mistral', 'sentinel-mistral-1');
  await chats.giveKey('A', 'Mistral', 'sentinel-mistral-2');
  await chats.giveKey('B', 'Claude', 'sentinel-claude-5', DEVICE);
  await expect(other.state('B', 'Live')).toBeVisible();
  await forgetAll(chats);
  await expect(other.state('B', 'Preview only')).toBeVisible();
  await expect(other.state('A', 'Not confirmed')).toBeVisible();
  await expect(other.page.getByRole('button', {name: 'No API keys'})).toBeVisible();
  await other.say('A', 'My private question');
  await expect(other.bubbles('A').last()).toContainText('Preview only');
  expect(stranger.heard).toEqual([]);
});

test('a page that comes back has forgotten what was forgotten meanwhile', async ({baseURL}) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: chromiumArgs,
    // Playwright turns it off for other tests.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({baseURL, serviceWorkers: 'block'});
  const page = await context.newPage();
  const chats = new Playground(page);
  // Playwright loses sight of a page that comes back like this, so the page writes down what it shows.
  await page.addInitScript(() =>
    addEventListener('pageshow', () =>
      setTimeout(() => {
        const all = [document.body.outerHTML, document.body.innerText, sessionStorage];
        localStorage.setItem('shown', JSON.stringify(all));
      }, 1000),
    ),
  );
  await chats.openWith(CHATS);
  await chats.giveKey('A', 'Mistral', 'sentinel-mistral-1');
  await chats.giveKey('B', 'Claude', 'sentinel-claude-22', TAB);
  await page.goto('/docs/connect');
  const other = await nextTab(context);
  await other.giveKey('A', 'Mistral', 'sentinel-mistral-3');
  await forgetAll(other);
  await other.page.evaluate(() => localStorage.removeItem('shown'));
  page.evaluate(() => history.back()).catch(() => undefined);
  const shown = () => other.page.evaluate(() => localStorage.getItem('shown') ?? '');
  await expect.poll(shown).toContain('No API keys');
  expect((await shown()).match(/Preview only/g)?.length).toBeGreaterThanOrEqual(2);
  expect(await shown()).not.toContain('sentinel');
  await browser.close();
});
