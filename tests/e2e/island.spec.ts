import {expect, test, type Page} from '@playwright/test';
import {open, watch} from '../support/page';

const block = (page: Page) => page.locator('figure[data-example]').nth(3);

/** Keeps every part of the page as it was built: nothing ever comes near. */
async function openAsBuilt(page: Page) {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        return undefined;
      }
    };
  });
  await open(page, '/docs/connect');
  await expect(page.locator('[data-alive]')).toHaveCount(0);
}

test.describe('an example that is not alive yet', () => {
  test('stands in the page with its code, and answers to a press', async ({page, baseURL}) => {
    const {problems} = watch(page, baseURL!);
    await openAsBuilt(page);
    const code = await block(page).locator('pre').textContent();
    expect(code).toContain('DeepChat');
    await block(page).getByRole('tab', {name: 'Vue'}).click();
    await expect(block(page).getByRole('tab', {name: 'Vue'})).toBeFocused();
    await expect(block(page).getByRole('tab', {name: 'Vue'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    expect(problems).toEqual([]);
  });

  test('keeps the focus and its code when it comes to life', async ({page}) => {
    await openAsBuilt(page);
    const code = await block(page).locator('pre').textContent();
    const edit = block(page).getByRole('button', {name: /^Edit/});
    await edit.focus();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await expect(edit).toBeFocused();
    await expect(block(page).locator('pre')).toHaveText(code!, {useInnerText: false});
    expect(await block(page).locator('pre .token').count()).toBeGreaterThan(5);
  });

  test('says when its code does not arrive, and tries again in place', async ({page}) => {
    await openAsBuilt(page);
    const chunks = /\/assets\/js\/.*\.js/;
    await page.route(chunks, (route) => route.abort());
    await block(page).getByRole('button', {name: /^Edit/}).click();
    const message = page.getByRole('alert').filter({hasText: 'could not be brought to life'});
    await expect(message).toBeVisible();
    await expect(block(page).locator('pre')).toContainText('DeepChat');
    await page.unroute(chunks);
    await message.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await expect(message).toHaveCount(0);
  });
});
