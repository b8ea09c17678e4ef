import {expect} from '@playwright/test';
import {hostileCases} from '../data/fuzz/cases';
import {open} from '../support/page';
import {test} from '../support/playground';
import {jsonFile} from '../support/workspaces';

/** Every case is decoded by src/playground/model/fuzz.test.ts; these go through the real page as well. */
const EVERY = 48;
const cases = hostileCases().filter(({text}) => text.length < 1_000_000);
const chosen = (way: string) => cases.filter((one) => one.way === way);
/** Links that are too long, or not what a link holds. */
const UNREADABLE = ['too long', 'not packed', 'damaged'];
const some = (way: string, every: number) =>
  chosen(way).filter(({what}, index) => index % every === 0 || UNREADABLE.includes(what));

// @spec playground.10
test('links and files of strangers change nothing unasked', async ({cleanPage: page, chats}) => {
  await open(page, '/playground');
  await chats.rename('Demo', 'Untouched');
  await expect.poll(() => chats.stored()).toContain('Untouched');
  const before = await chats.stored();
  const cards = await page.getByRole('article').count();

  const dialog = page.getByRole('dialog', {name: 'Open shared chats?'});
  for (const {what, way, text} of [...some('link', EVERY), ...some('example', EVERY)]) {
    await page.evaluate(
      (hash) => (location.hash = hash),
      `${way === 'link' ? 'workspace' : 'example'}=${text}`,
    );
    await expect(dialog, what).toBeVisible();
    expect(await page.getByRole('article').count(), what).toBe(cards);
    if (UNREADABLE.includes(what)) {
      await expect(dialog.getByText('Your own chats are unchanged.')).toBeVisible();
      await expect(dialog.getByRole('button', {name: 'Replace mine'})).toBeDisabled();
    }
    await dialog.getByRole('button', {name: 'Keep mine'}).click();
    await expect(dialog).toBeHidden();
  }

  await chats.use('Import');
  const files = page.getByRole('dialog', {name: 'Import chats'});
  for (const {what, text} of some('file', EVERY)) {
    await files.getByLabel('Chats or conversation').setInputFiles(jsonFile(text));
    await expect(files.getByRole('status'), what).not.toBeEmpty();
  }
  await page.keyboard.press('Escape');
  expect(await chats.stored()).toBe(before);

  // Confirmed, they still run nothing and ask nobody.
  for (const {text} of chosen('link').filter(({what}) => what.startsWith('script 0 as'))) {
    await page.evaluate((hash) => (location.hash = hash), `workspace=${text}`);
    await dialog.getByRole('button', {name: 'Replace mine'}).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-chat-state="live"]').first()).toBeVisible();
  }
  expect(await page.evaluate(() => '__tripped' in window)).toBe(false);
});
