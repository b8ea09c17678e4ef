import {expect} from '@playwright/test';
import {test} from '../support/playground';

/** Branches of a conversation: edited, asked again, forked. */

// @spec playground.60
test('messages are edited, replaced, forked and copied, with undo', async ({page, chats}) => {
  await chats.enter();
  await chats.say('Demo', 'First question');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  await chats.say('Demo', 'Second question');
  await expect(chats.bubbles('Demo')).toHaveCount(5);

  await chats.more('Demo', 'Messages');
  const tab = page.getByRole('tabpanel', {name: 'Messages of Demo'});
  const list = tab.getByRole('list', {name: 'Messages of Demo'});
  await expect(list.getByRole('listitem')).toHaveCount(4);

  // With the keyboard only: open, write, and leave with Escape, which closes the edit but not the panel.
  await tab.getByRole('button', {name: 'Edit message 2'}).press('Enter');
  const text = tab.getByLabel('Text of message 2');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(list.getByRole('listitem').nth(1)).toBeFocused();
  await tab.getByRole('button', {name: 'Edit message 2'}).click();
  await text.fill('An edited reply');
  await tab.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(list.getByRole('listitem').nth(1)).toContainText('An edited reply');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await chats.closePanel();
  await chats.show('Demo');
  await expect(chats.bubbles('Demo').filter({hasText: 'An edited reply'})).toHaveCount(1);
  await chats.use('Undo');
  await expect(chats.bubbles('Demo').filter({hasText: 'An edited reply'})).toHaveCount(0);

  // Replacing the first question removes everything after it.
  await chats.more('Demo', 'Messages');
  await tab.getByRole('button', {name: 'Edit message 1'}).click();
  await tab.getByLabel('Text of message 1').fill('Other question');
  await tab.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Other question');
  await chats.use('Undo');
  await expect(list.getByRole('listitem')).toHaveCount(4);

  await tab.getByRole('button', {name: 'Fork after message 2'}).click();
  await expect.poll(() => chats.names()).toEqual(['Demo', 'Demo (2)', 'Claude']);
  await chats.closePanel();
  await chats.show('Demo (2)');
  await expect(chats.asked('Demo (2)')).toHaveText(['First question']);
  await chats.use('Undo');
  await expect.poll(() => chats.names()).toEqual(['Demo', 'Claude']);

  await chats.show('Demo');
  await chats.more('Demo', 'Regenerate the last reply');
  await expect(chats.bubbles('Demo')).toHaveCount(5);
  const questions = ['First question', 'Second question'];
  await expect(chats.asked('Demo')).toHaveText(questions);

  // A copy has the messages too, also after a reload.
  await chats.more('Demo', 'Duplicate');
  await chats.show('Demo (2)');
  await expect(chats.asked('Demo (2)')).toHaveText(questions);
  const saved = async () => (JSON.parse(await chats.stored()) as {chats: unknown[]}).chats;
  await expect.poll(saved).toHaveLength(3);
  await page.reload();
  await chats.show('Demo (2)');
  await expect(chats.asked('Demo (2)')).toHaveText(questions);
});
