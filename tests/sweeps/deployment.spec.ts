import {expect, test} from '@playwright/test';
import {isAlive, open} from '../support/page';
import {countLoads, deployable} from '../support/chunks';

// @spec 4.transition.failure
test('a tab of an earlier deployment goes on, with its chats', async ({page}) => {
  const {deploy} = await deployable(page);
  await open(page, '/playground');
  const name = page.getByLabel('Name of the chat Demo');
  await name.fill('Kept');
  await name.press('Enter');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playground')))
    .toContain('Kept');
  deploy();
  const loads = countLoads(page);
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await isAlive(page);
  // The playground has one for each chat.
  await expect(page.locator('main article')).toHaveCount(1);
  // Docusaurus and the script in the head may both ask for it.
  expect(loads.count).toBeLessThanOrEqual(2);
  const before = loads.count;
  await page.getByRole('link', {name: 'Playground', exact: true}).first().click();
  await expect(page.getByRole('article', {name: 'Kept', exact: true})).toBeVisible();
  expect(loads.count).toBe(before);
});

test('what is typed in a tab of an earlier deployment is searched for', async ({page}) => {
  const {deploy} = await deployable(page);
  await open(page, '/docs/connect');
  deploy();
  await page.getByRole('button', {name: 'Search', exact: true}).press('s');
  await page.keyboard.type('tream');
  // As much of it as was there when the page left; a key pressed just then may be lost.
  await expect(page).toHaveURL(/\/search\?q=st?r?e?a?m?$/);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(/^s/);
  await expect(page.locator('main').getByRole('status')).toContainText(/result.* for "s/);
});
