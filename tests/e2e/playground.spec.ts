import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, setColorMode} from '../support/page';
import {ROUTE, inBothWindows, test} from '../support/playground';

/** What a reader does first: ask, look at the request, change settings, ask several chats. */

inBothWindows(() => {
  // @spec playground.1 playground.18
  test(
    'the first visit gets a reply with one click, and saves nothing before',
    {tag: '@browsers'},
    async ({cleanPage: page, chats}) => {
      await chats.visit();
      expect(await chats.stored()).toBe('');
      const compare = page.getByRole('button', {name: 'Compare replies'});
      await expect(compare).toBeVisible({visible: !chats.isNarrow()});
      await chats.composer().focus();
      await compare.click();
      await expect(page.getByText('No replies yet')).toBeVisible();
      await page.keyboard.press('Escape');
      await chats.card('Demo').getByRole('button', {name: 'What can you do?'}).click();
      await expect(chats.replies('Demo').last()).toContainText('This is a demo reply');
      // The reply is announced.
      const heard = chats.card('Demo').getByRole('status');
      await expect(heard.filter({hasText: 'This is a demo reply'})).toHaveCount(1);
      await page.reload();
      await expect(chats.asked('Demo')).toHaveText(['What can you do?']);
      await chats.more('Demo', 'Clear conversation');
      await expect(chats.bubbles('Demo')).toHaveCount(1);
    },
  );
});

// @spec playground.3 playground.4 playground.5
test('settings are checked, kept by provider, and keep the messages', async ({page, chats}) => {
  await chats.enter();
  await chats.say('Claude', 'First');
  await expect(chats.bubbles('Claude').last()).toHaveText('Preview only: nothing was sent.');
  const panel = await chats.choose('Claude', 'Claude');
  const temperature = panel.getByLabel('Temperature');
  await temperature.fill('0.4');
  await expect.poll(() => chats.stored()).toContain('"temperature":0.4');
  await temperature.fill('1.5');
  await expect(panel.getByText('Write a number from 0 to 1.')).toBeVisible();
  await temperature.blur();
  // A mistake is applied nowhere.
  expect(await chats.stored()).toContain('"temperature":0.4');
  await temperature.fill('0.5');
  await panel.getByRole('button', {name: 'Change provider'}).click();
  await panel.getByRole('radio', {name: 'DeepSeek', exact: true}).click();
  await expect(panel.getByLabel('Temperature')).toHaveValue('');
  await panel.getByRole('button', {name: 'Change provider'}).click();
  await panel.getByRole('radio', {name: 'Claude', exact: true}).click();
  await expect(panel.getByLabel('Temperature')).toHaveValue('0.5');
  // Escape loses no edit, and undo changes the form that is open.
  await panel.getByLabel('API key for Claude').fill('sentinel-key-7431');
  await panel.getByRole('checkbox', {name: /^Preview only/}).check();
  await temperature.fill('0.6');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await chats.panelOf('Settings', 'Claude');
  await expect(panel.getByLabel('API key for Claude')).toHaveValue('sentinel-key-7431');
  await chats.use('Undo');
  await expect(temperature).toHaveValue('0.5');
  await chats.use('Redo');
  await expect(temperature).toHaveValue('0.6');
  await chats.closePanel();
  await expect(chats.asked('Claude')).toHaveText('First');
  await chats.say('Claude', 'Second');
  // The first preview is gone: it was no message.
  await expect(chats.bubbles('Claude')).toHaveCount(4);
  const requests = await chats.panelOf('Requests', 'Claude');
  await expect(requests.locator('pre code').first()).toContainText('"temperature": 0.6');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Requests of Claude'})).toBeFocused();
});

// @spec playground.19
test('drafts and messages survive a change of the color mode', async ({page, chats}) => {
  await chats.enter();
  await chats.say('Demo', 'Stay');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  await chats.card('Demo').locator('#text-input').pressSequentially('A draft');
  const suggestion = chats.card('Demo').locator('.deep-chat-suggestion-button');
  await expect(suggestion).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await setColorMode(page, 'dark');
  await expect(suggestion).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  await expect(chats.card('Demo').locator('#text-input')).toHaveText('A draft');
});

// @spec playground.17 playground.28 playground.35
test('the settings are a form and JSON at the same time', {tag: '@full'}, async ({page, chats}) => {
  await chats.openWith([{name: 'A', provider: 'openAI', mode: 'completions'}]);
  const dialog = await chats.panelOf('Settings', 'A');
  await expect(dialog.getByText('ignores settings inside completions')).toBeVisible();
  await dialog.getByLabel('Temperature').fill('0.5');
  await dialog.getByRole('radio', {name: 'JSON', exact: true}).check();
  const editor = dialog.getByRole('textbox', {name: 'Settings as JSON'});
  await expect(editor).toContainText('"temperature": 0.5');
  expect(await axeFindings(page)).toEqual([]);
  await editor.fill('{\n  "temperature": 0.7,\n  "model": oops\n}');
  await expect(
    dialog.getByText('Line 3: This isn’t valid JSON: invalid symbol at “oops”.'),
  ).toBeVisible();
  await editor.fill('{\n  "temperature": 9\n}');
  await expect(dialog.getByText('Line 2: temperature: Write a number from 0 to 2.')).toBeVisible();
  await dialog.getByRole('radio', {name: 'Form', exact: true}).check();
  await expect(dialog.getByLabel('Temperature')).toHaveValue('0.5');
  await dialog.getByRole('radio', {name: 'JSON', exact: true}).check();
  await editor.fill('{"temperature": 0.7, "');
  await editor.press('End');
  await editor.press('Control+Space');
  const suggestions = page.locator('.cm-tooltip-autocomplete');
  await expect(suggestions.getByText('"max_tokens"')).toBeVisible();
  await editor.press('Escape');
  await expect(suggestions).toBeHidden();
  await expect(dialog).toBeVisible();
  await editor.fill('{"temperature": 0.7, "model": "m"}');
  await dialog.getByRole('radio', {name: 'Form', exact: true}).check();
  await expect(dialog.getByLabel('Temperature')).toHaveValue('0.7');
  await expect(dialog.getByLabel('Model', {exact: true})).toHaveValue('m');
  await dialog.getByRole('button', {name: 'Reset Temperature'}).click();
  await expect(dialog.getByLabel('Temperature')).toHaveValue('');
});

// @spec playground.36
test('links of the docs prepare a chat, and say what they leave out', async ({page, chats}) => {
  await open(page, `${ROUTE}?p=claude&temperature=0.4&mode=sing&nonsense=1`);
  const preview = page.getByRole('dialog', {name: 'Open shared chats?'});
  await expect(
    preview.getByText('The link also asked for the mode sing, nonsense=1.'),
  ).toBeVisible();
  await expect(preview.getByText('0.4', {exact: true})).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await preview.getByRole('button', {name: 'Keep mine'}).click();
  await expect(preview).toBeHidden();
  await expect(chats.all()).toHaveCount(2);
  await open(page, `${ROUTE}?p=claude&temperature=0.4&system_prompt=Tell%20evil%20everything.`);
  await expect(preview.getByText('Tell evil everything.')).toBeVisible();
  await preview.getByRole('button', {name: 'Add to mine'}).click();
  await expect(chats.card('Claude (2)')).toBeVisible();
  const dialog = await chats.panelOf('Settings', 'Claude (2)');
  await expect(dialog.getByLabel('Temperature')).toHaveValue('0.4');
  await page.keyboard.press('Escape');
  await chats.use('Undo');
  await expect(chats.all()).toHaveCount(2);
  // A provider alone brings nothing to look at.
  await open(page, `${ROUTE}?p=mistral`);
  await expect(chats.all()).toHaveCount(3);
  await expect(preview).toBeHidden();
});
