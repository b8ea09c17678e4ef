import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {chatsReady, watch} from './page';
import {
  card,
  command,
  enter,
  inBothWindows,
  isNarrow,
  more,
  names,
  say,
  show,
} from './support/playground';

/** Templates, demo answers, the event log, saved conversations and the list of commands. */

const replies = (page: Page, name: string) => card(page, name).locator('.ai-message-text');
const user = (page: Page, name: string) => card(page, name).locator('.user-message-text');

/** So many templates and demo answers are tried in the narrow window: they are the same everywhere. */
const SOME = 2;
const TEMPLATES = [
  'Support bot',
  'Compare two models',
  'Streaming',
  'File upload',
  'Voice',
  'Your own server',
  'Web socket',
  'HTML replies',
];

inBothWindows(() => {
  test('every template and every scenario answers without a key and without a console message', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const {problems} = watch(page, baseURL!);
    await enter(page);
    const take = async (name: string, isInstead: boolean) => {
      await page.getByRole('button', {name: 'Templates'}).click();
      const dialog = page.getByRole('dialog', {name: 'Start from a template'});
      await dialog.getByRole('checkbox').setChecked(isInstead);
      await dialog.getByRole('button', {name}).click();
      await expect(dialog).toBeHidden();
    };
    const templates = isNarrow(page) ? TEMPLATES.slice(0, SOME) : TEMPLATES;
    for (const [index, name] of templates.entries()) await take(name, index === 0);
    const all = await names(page);
    expect(all).toHaveLength(templates.length + 1);
    await page.getByLabel('Message to all chats').fill('Hello');
    // To write to all of them brings those to life that are out of sight.
    await expect(page.locator('[data-chat-state="live"]')).toHaveCount(all.length);
    await page.getByLabel('Message to all chats').press('Enter');
    for (const name of all) {
      await expect(user(page, name ?? '').first(), name ?? '').toHaveText('Hello');
      await expect(card(page, name ?? '').getByText(/Answered in/), name ?? '').toBeAttached({
        timeout: 20_000,
      });
    }
    await show(page, 'Support bot');
    await expect(
      card(page, 'Support bot').getByRole('button', {name: 'Opening hours'}),
    ).toBeVisible();

    await take('HTML replies', true);
    const name = 'HTML replies';
    const answers = page.getByLabel(`Demo ${name} answers`);
    const shown: readonly (readonly [string, Locator])[] = [
      ['A short answer', replies(page, name).filter({hasText: 'This is a demo answer'})],
      ['Markdown', card(page, name).locator('.ai-message-text table')],
      ['HTML with buttons', card(page, name).getByRole('button', {name: 'Track my order'})],
      ['Files', card(page, name).locator('.image-message img')],
      ['An error', card(page, name).locator('.error-message-text')],
      ['Streamed, word by word', page.getByRole('button', {name: `Stop ${name}`})],
      ['Slow: after 4 seconds', replies(page, name).filter({hasText: 'That took a while'})],
    ];
    for (const [scenario, sign] of isNarrow(page) ? shown.slice(0, SOME) : shown) {
      await answers.selectOption(scenario);
      await chatsReady(page);
      await say(page, name, scenario);
      await expect(sign.first(), scenario).toBeVisible({timeout: 15_000});
      await expect(card(page, name).getByText('Answering…')).toHaveCount(0, {timeout: 15_000});
    }
    expect(problems).toEqual([]);
  });

  test('the event log has what happens in its order, and a conversation becomes a file', async ({
    page,
  }) => {
    await enter(page);
    await say(page, 'Demo', 'Hi');
    await expect(card(page, 'Demo').getByText(/Answered in/)).toBeVisible();
    await page.getByLabel('Demo Demo answers').selectOption('An error');
    await chatsReady(page);
    await say(page, 'Demo', 'No');
    await expect(card(page, 'Demo').getByText(/Failed after/)).toBeVisible();
    await more(page, 'Demo', 'Events');
    const log = page.getByRole('dialog', {name: 'Events of Demo'}).getByRole('log');
    await expect(log.locator('p').first()).toContainText('onComponentRender');
    const lines = await log.locator('p').allInnerTexts();
    const order = [
      'onComponentRender',
      'onInput',
      '"text":"Hi"',
      'This is a demo answer',
      'onError',
    ];
    const places = order.map((sign) => lines.findIndex((line) => line.includes(sign)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    await page.keyboard.press('Escape');

    await more(page, 'Demo', 'Save the conversation');
    const dialog = page.getByRole('dialog', {name: 'Conversation of Demo'});
    const save = async (file: string) => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', {name: `Save ${file}`}).click();
      return readFileSync(await (await download).path(), 'utf8');
    };
    expect(await save('demo.md')).toMatch(/^# Demo\n\n\*\*You\*\*\n\nHi\n\n\*\*Assistant\*\*/);
    await dialog.getByText('JSON', {exact: true}).click();
    const history = JSON.parse(await save('demo.json')) as unknown[];
    expect(history[0]).toEqual({role: 'user', text: 'Hi'});
    const loaded = await page.evaluate(async (messages) => {
      const chat = document.createElement('deep-chat') as HTMLElement & {
        history: unknown;
        getMessages: () => unknown[];
      };
      chat.style.fontFamily = 'inherit';
      chat.history = messages;
      document.body.append(chat);
      await new Promise((resolve) => chat.addEventListener('render', resolve, {once: true}));
      return chat.getMessages().length;
    }, history);
    expect(loaded).toBe(history.length);
  });

  test('commands are found by words and run by keys; a model in the browser waits for a yes', async ({
    page,
    baseURL,
  }) => {
    const {problems} = watch(page, baseURL!);
    // A browser with WebGPU and without a graphics card writes a warning of its own.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'gpu', {get: () => undefined});
    });
    await enter(page);
    await page.getByLabel('Message to all chats').press('Control+.');
    const dialog = page.getByRole('dialog', {name: 'Commands'});
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await expect(dialog.getByText('Undo, outside of text fields')).toBeVisible();
    await page.keyboard.type('add');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Demo (2)')).toBeVisible();
    await command(page, 'claude look');
    await expect(page.getByRole('dialog', {name: 'Look of Claude'})).toBeVisible();
    await page.keyboard.press('Escape');
    await command(page, 'browser');
    const model = page.getByRole('dialog', {name: 'A model in the browser'});
    await expect(model.getByText('4.7 MB')).toBeVisible();
    await model.getByRole('button', {name: /^Check this device/}).click();
    await expect(model.getByText('offers no WebGPU')).toBeVisible();
    expect(problems).toEqual([]);
  });
});
