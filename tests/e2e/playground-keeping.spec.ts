import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open} from '../support/page';
import {ROUTE, test, Playground} from '../support/playground';

/** What the browser keeps, and what happens when it does not. */

// @spec playground.15 playground.25
test('edits are saved, and damaged data is kept aside', async ({page, chats}) => {
  await chats.enter();
  await chats.rename('Demo', 'Saved');
  await chats.command('layout: focus');
  await expect.poll(() => chats.stored()).toContain('"focus"');
  await open(page, ROUTE);
  await expect(chats.card('Saved')).toBeVisible();
  await expect(chats.room()).toHaveAttribute('data-layout', 'focus');

  await page.evaluate(() => localStorage.setItem('playground', '{"version": 1, "chats"'));
  await page.reload();
  await expect(page.getByText('could not be read')).toBeVisible();
  await expect(chats.card('Demo')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('playground-damaged'))).toContain(
    'version',
  );
});

// @spec playground.52
test(
  'a large picture is kept, and what is not kept is said',
  {tag: '@full'},
  async ({page, chats}) => {
    await chats.openWith([{name: 'A'}]);
    const add = (size: number) =>
      page.evaluate((bytes) => {
        const src = `data:image/png;base64,${'A'.repeat(Math.ceil((bytes * 4) / 3))}`;
        const message = {role: 'user', files: [{src, type: 'image' as const}]};
        document.querySelector('deep-chat')!.addMessage(message, true);
      }, size);
    await add(6_000_000);
    await chats.use('Saved data');
    const dialog = page.getByRole('dialog', {name: 'Saved data'});
    await expect(dialog.getByText('7.6 MB', {exact: true})).toBeVisible();
    await expect(dialog.getByText(/that this site can store/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await chats.databases()).length).toBeGreaterThan(8_000_000);

    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await add(10);
    await expect(page.getByText(/did not save all conversations/)).toBeVisible();
    await chats.rename('A', 'Still saved');
    await expect.poll(() => chats.stored()).toContain('Still saved');
  },
);

test('conversations are saved until the user says no', {tag: '@full'}, async ({page, chats}) => {
  await chats.enter();
  await chats.say('Demo', 'Private');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  await expect.poll(() => chats.databases()).toContain('Private');
  await chats.use('Saved data');
  await page.getByLabel('Save conversations').uncheck();
  await page.keyboard.press('Escape');
  await chats.say('Demo', 'Private too');
  await expect(chats.bubbles('Demo')).toHaveCount(5);
  await expect.poll(() => chats.databases()).not.toContain('Private');
  await page.reload();
  await expect(chats.bubbles('Demo')).toHaveCount(1);
  await chats.use('Saved data');
  await expect(page.getByLabel('Save conversations')).not.toBeChecked();
});

// @spec playground.15 playground.39
test('two tabs lose nothing', {tag: '@full'}, async ({page, context, chats}) => {
  await chats.enter();
  await chats.say('Demo', 'Before');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  await expect.poll(() => chats.stored()).toContain('"c1"');
  const second = await context.newPage();
  const theirs = new Playground(second);
  await theirs.enter();
  await expect(theirs.asked('Demo')).toHaveText(['Before']);

  await chats.say('Demo', 'Said in the first tab');
  await expect(chats.bubbles('Demo')).toHaveCount(5);
  await expect(second.getByText('Another tab has changed these chats')).toBeVisible();
  expect(await axeFindings(second)).toEqual([]);
  await theirs.say('Demo', 'Said in the second tab');
  await expect(theirs.bubbles('Demo')).toHaveCount(5);

  const mine = await theirs.savedBy('Save mine as a file');
  expect(mine).toContain('Said in the second tab');
  expect(mine).not.toContain('Said in the first tab');
  const other = await theirs.savedBy('Save the other tab’s as a file');
  expect(other).toContain('Said in the first tab');
  expect(other).not.toContain('Said in the second tab');

  await second.getByRole('button', {name: 'Keep mine', exact: true}).click();
  const kept = ['Before', 'Said in the second tab'];
  await expect(theirs.asked('Demo')).toHaveText(kept);
  await expect(second.getByText('Another tab has changed these chats')).toBeHidden();
  await expect(page.getByText('Another tab has changed these chats')).toBeVisible();
  await page.getByRole('button', {name: 'Reload', exact: true}).click();
  await expect(chats.asked('Demo')).toHaveText(kept);

  await page.close();
  await second.reload();
  await expect(theirs.asked('Demo')).toHaveText(kept);
});
