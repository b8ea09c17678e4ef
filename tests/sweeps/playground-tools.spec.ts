import {expect, type Locator} from '@playwright/test';
import {SCENARIOS, type Scenario} from '../../src/playground/model/scenario';
import {templates} from '../../src/playground/model/templates';
import {chatsReady} from '../support/page';
import {expand, test} from '../support/playground';

/** Templates, demo replies, the event log, saved conversations and the list of commands. */

/** How to recognize each demo reply. */
const SIGNS: Readonly<Record<Scenario, (chat: Locator) => Locator>> = {
  standard: (chat) => chat.getByText('This is a demo reply'),
  slow: (chat) => chat.getByText('That took a while'),
  stream: (chat) => chat.getByText('the text so far stays'),
  markdown: (chat) => chat.locator('.ai-message-text table'),
  html: (chat) => chat.locator('button', {hasText: 'Track my order'}),
  files: (chat) => chat.locator('.image-message img'),
  error: (chat) => chat.locator('.error-message-text'),
};

// @spec playground.24 playground.46
test('every template and every demo reply works without a key', async ({
  cleanPage: page,
  chats,
}) => {
  // One chat for each demo reply; the replies are chosen below.
  await chats.openWith(
    SCENARIOS.map(({id, name}) => ({name, ...(id === 'markdown' ? {} : {scenario: id})})),
  );
  await chats.show('Markdown');
  await page.getByLabel('Demo Markdown replies with').selectOption('Markdown');
  await chatsReady(page);
  const streaming = page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-label="Streamed, word by word"] button')].some(
      ({textContent}) => textContent?.startsWith('Stop'),
    ),
  );
  await chats.sayToAll('Hello');
  await streaming;
  for (const {id, name} of SCENARIOS) {
    await expect(SIGNS[id](chats.card(name)).first(), name).toBeAttached();
    await expect(chats.card(name).getByText(/(Replied in|Failed after) \d/), name).toBeAttached();
  }

  const take = async (name: string, isInstead: boolean) => {
    await chats.use('Templates');
    const dialog = page.getByRole('dialog', {name: 'Start from a template'});
    await dialog.getByRole('checkbox').setChecked(isInstead);
    await dialog.getByRole('button', {name}).click();
    await expect(dialog).toBeHidden();
  };
  for (const [index, {name}] of templates.entries()) await take(name, index === 0);
  const all = await chats.names();
  expect(all).toHaveLength(templates.flatMap(({workspace}) => workspace.chats).length);
  // To write to all of them brings those to life that are out of sight.
  await chats.sayToAll('Hello');
  for (const name of all) {
    await expect(chats.asked(name ?? '').first(), name ?? '').toHaveText('Hello');
    await expect(chats.bubbles(name ?? '').last(), name ?? '').not.toHaveText('Hello');
  }
  await chats.show('Support bot');
  await expect(
    chats.card('Support bot').getByRole('button', {name: 'Opening hours'}),
  ).toBeVisible();
});

// @spec playground.38 playground.45
test('events are listed in order, and a conversation becomes a file', async ({page, chats}) => {
  await chats.enter();
  await chats.say('Demo', 'Hi');
  await expect(chats.card('Demo').getByText(/Replied in/)).toBeVisible();
  await page.getByLabel('Demo Demo replies with').selectOption('An error');
  await chatsReady(page);
  await chats.say('Demo', 'No');
  await expect(chats.card('Demo').getByText(/Failed after/)).toBeVisible();
  await chats.more('Demo', 'Events');
  const log = page.getByRole('tabpanel', {name: 'Events of Demo'}).getByRole('log');
  await expect(log.locator('p').first()).toContainText('onComponentRender');
  const lines = await log.locator('p').allInnerTexts();
  // The component fires it a moment later, so the message can come first.
  expect(lines.join('\n')).toContain('onInput');
  const order = ['onComponentRender', '"text":"Hi"', 'This is a demo reply', 'onError'];
  const places = order.map((sign) => lines.findIndex((line) => line.includes(sign)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  await page.keyboard.press('Escape');

  const saved = async (action: string) => {
    await page.getByRole('button', {name: 'More for Demo', exact: true}).click();
    return chats.savedBy(`${action} Demo`);
  };
  expect(await saved('Save as Markdown')).toMatch(
    /^# Demo\n\n\*\*You\*\*\n\nHi\n\n\*\*Assistant\*\*/,
  );
  // tests/sweeps/playground-dialogs.spec.ts imports such a list.
  const history = JSON.parse(await saved('Save as JSON')) as unknown[];
  expect(history).toMatchObject([{role: 'user', text: 'Hi'}, {role: 'ai'}, {text: 'No'}]);
});

// @spec playground.47 playground.48
test('commands are found; a browser model is explained', async ({cleanPage: page, chats}) => {
  // A browser with WebGPU and without a graphics card writes its own warning.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'gpu', {get: () => undefined});
  });
  await chats.enter();
  await page.getByLabel('Message to all chats').focus();
  await chats.command('add');
  await expect(chats.card('Demo (2)')).toBeVisible();
  await chats.command('claude style');
  await expect(page.getByRole('tabpanel', {name: 'Style of Claude'})).toBeVisible();
  await page.keyboard.press('Escape');
  const model = await chats.panelOf('Settings', 'Demo');
  await expand(model);
  await expect(model.getByText('4.7 MB')).toBeVisible();
  await model.getByRole('button', {name: 'Check this device'}).click();
  await expect(model.getByText('The model needs WebGPU')).toBeVisible();
});
