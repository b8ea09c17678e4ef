import {expect, test} from '@playwright/test';
import {open} from '../support/page';
import {dialog, find, input, openModal, refuseProblems, rows} from '../support/search/helpers';

refuseProblems();

// @spec 4.search.open
test('the list closes when the focus leaves the field and the list, and opens with the field', async ({
  page,
}) => {
  await open(page, '/docs/connect');
  await openModal(page);
  await find(page, 'stream');
  const isOpen = async () => {
    await expect(rows(page).first()).toBeVisible();
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  };
  const isClosed = async () => {
    await expect(rows(page).first()).toBeHidden();
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(input(page)).toHaveValue('stream');
    await expect(dialog(page)).toHaveCount(1);
  };
  await isOpen();
  // The list comes after the field, and past it the list closes.
  const isInList = () =>
    page.evaluate(() => document.activeElement!.closest('.DocSearch-Dropdown') !== null);
  await page.keyboard.press('Tab');
  expect(await isInList()).toBe(true);
  await isOpen();
  await page.keyboard.press('Shift+Tab');
  await expect(input(page)).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await isInList()).toBe(false);
  }).toPass({intervals: [0]});
  await expect(page.getByRole('button', {name: 'Clear the query'})).toBeFocused();
  await isClosed();
  await page.keyboard.press('Tab');
  await expect(input(page)).toBeFocused();
  await isOpen();
  // Empty space of the modal.
  const {x, y, height} = (await dialog(page).locator('.DocSearch-SearchBar').boundingBox())!;
  await page.mouse.click(x + 4, y + height / 2);
  await isClosed();
  await input(page).click();
  await isOpen();
  // What is no result of the list does not close it.
  await dialog(page).locator('.DocSearch-Hit-source').first().click();
  await isOpen();
  // Another window and back.
  await page.evaluate(() => document.querySelector<HTMLElement>('dialog input')!.blur());
  await isOpen();
});
