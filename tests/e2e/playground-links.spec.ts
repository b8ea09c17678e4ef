import {expect} from '@playwright/test';
import {open} from '../support/page';
import {Playground, test} from '../support/playground';
import {unpackLink} from '../support/workspaces';

/** Chats travel in links and files, and those of strangers change nothing unasked. */

// @spec playground.9
test('a link brings the chats to someone, who is asked first', async ({browser, chats}) => {
  await chats.enter();
  await chats.rename('Claude', 'Shared <b>bot</b>');
  const link = await chats.link();
  const other = await (await browser.newContext()).newPage();
  const theirs = new Playground(other);
  await open(other, link);
  const dialog = other.getByRole('dialog', {name: 'Open shared chats?'});
  await expect(dialog.getByText('Shared <b>bot</b>')).toBeVisible();
  await expect(theirs.card('Claude')).toBeAttached();
  await dialog.getByRole('button', {name: 'Replace mine'}).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.card('Shared <b>bot</b>')).toBeAttached();
  expect(new URL(other.url()).hash).toBe('');
  await theirs.use('Undo');
  await expect(theirs.card('Claude')).toBeAttached();
  await other.context().close();
});

// @spec playground.31 playground.32
test('files come and go with their messages, by choice', {tag: '@full'}, async ({page, chats}) => {
  await chats.openWith([{name: 'A'}, {name: 'B', provider: 'claude', mode: 'chat'}]);
  await chats.say('A', 'Remember me');
  await expect(chats.bubbles('A').last()).toContainText('demo reply');
  await chats.use('Share');
  await page.getByLabel(/^Include the messages/).check();
  await expect(page.getByText(/holds no keys and 2 messages/)).toBeVisible();
  const link = await page.getByLabel('Link', {exact: true}).inputValue();
  expect(unpackLink(link)).toContain('Remember me');
  await page.keyboard.press('Escape');
  await chats.use('Export');
  await page.getByLabel(/^Include the messages/).check();
  const file = await chats.savedBy('Save playground.json');
  await page.keyboard.press('Escape');

  const dialog = await chats.offer(file);
  await expect(dialog.getByText('2 messages')).toBeVisible();
  await expect(chats.all()).toHaveCount(2);
  await dialog.getByRole('button', {name: 'Add to mine'}).click();
  await expect(chats.all()).toHaveCount(4);
  await chats.offer(file);
  await dialog.getByRole('button', {name: 'Replace mine'}).click();
  await expect(chats.all()).toHaveCount(2);
  await expect(chats.bubbles('A').filter({hasText: 'Remember me'})).toHaveCount(1);
});
