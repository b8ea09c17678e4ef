import {expect} from '@playwright/test';
import {inBothWindows, test} from '../support/playground';

/** Dialogs whose edits apply immediately. */

const KEY = 'sentinel-dialog-7431';

inBothWindows(() => {
  // @spec playground.34
  test('the settings of all chats apply while they are typed, and an undo takes them back', async ({
    page,
    chats,
  }) => {
    await chats.enter();
    await chats.use('Settings of all chats');
    const dialog = page.getByRole('dialog', {name: 'Settings of all chats'});
    await dialog.getByLabel('System prompt').fill('Be brief.');
    await expect.poll(() => chats.stored()).toContain('Be brief.');
    await dialog.getByLabel('System prompt').pressSequentially(' Be kind.');
    // However the dialog is closed, it keeps the last edit.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => chats.stored()).toContain('Be brief. Be kind.');
    await chats.use('Undo');
    await expect.poll(() => chats.stored()).not.toContain('Be brief.');
    await chats.use('Redo');
    await expect.poll(() => chats.stored()).toContain('Be brief. Be kind.');
  });

  // @spec playground.7
  test('keys are held while they are typed, are saved only when asked, and changes are undone', async ({
    page,
    chats,
  }) => {
    await chats.openWith([{name: 'Mistral', provider: 'mistral', mode: 'chat'}]);
    await chats.tool('No API keys').click();
    const dialog = page.getByRole('dialog', {name: 'Your API keys'});
    await expect(dialog.getByRole('button', {name: 'Undo changes'})).toHaveCount(0);
    const field = dialog.getByLabel('API key for Mistral', {exact: true});
    await field.fill(KEY);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(chats.state('Mistral', 'Live')).toBeVisible();
    const kept = () =>
      page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]));
    expect(await kept()).not.toContain(KEY);

    await chats.tool('1 key in memory').click();
    await dialog.getByRole('button', {name: 'Forget all keys'}).click();
    await expect(field).toHaveValue('');
    await dialog.getByRole('button', {name: 'Undo changes'}).click();
    await expect(field).toHaveValue(KEY);
    await dialog.getByLabel('Keep the key for Mistral').selectOption('until this tab is closed');
    await expect.poll(kept).toContain(KEY);
    await dialog.getByRole('button', {name: 'Undo changes'}).click();
    await expect.poll(kept).not.toContain(KEY);
  });
});
