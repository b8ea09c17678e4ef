import {expect, type Page} from '@playwright/test';
import {open, test} from '../support/page';

const block = (page: Page) => page.locator('figure[data-example]').nth(3);

const snippet = (page: Page) => block(page).locator('[data-snippet] code');

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
  test('stands in the page with its code, and answers to a press', async ({cleanPage: page}) => {
    await openAsBuilt(page);
    expect(await snippet(page).textContent()).toContain('DeepChat');
    expect(await block(page).locator('details pre code').textContent()).toContain('memo(DeepChat)');
    const framework = block(page).getByRole('combobox');
    await framework.click();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await expect(framework).toBeFocused();
    await page.keyboard.press('Escape');
    await framework.selectOption('Vue');
    await expect(framework).toHaveValue('vue');
  });

  test('keeps the focus and its code when it comes to life', async ({page}) => {
    await openAsBuilt(page);
    const code = await snippet(page).textContent();
    const edit = block(page).getByRole('button', {name: /^Edit/});
    await edit.focus();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await expect(edit).toBeFocused();
    await expect(snippet(page)).toHaveText(code!, {useInnerText: false});
    expect(await snippet(page).locator('.token').count()).toBeGreaterThan(5);
  });

  test('opens its full file before and keeps it open', async ({page}) => {
    await openAsBuilt(page);
    const file = block(page).locator('details');
    await file.locator('summary').click();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await expect(file).toHaveAttribute('open', '');
    await expect(file.locator('summary')).toBeFocused();
    await expect(file.locator('.token').first()).toBeAttached();
  });

  test('says when its code does not arrive, and tries again in place', async ({page}) => {
    await openAsBuilt(page);
    const chunks = /\/assets\/js\/.*\.js/;
    await page.route(chunks, (route) => route.abort());
    await block(page).getByRole('button', {name: /^Edit/}).click();
    const message = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(message).toBeVisible();
    await expect(snippet(page)).toContainText('DeepChat');
    await page.unroute(chunks);
    await message.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await expect(message).toHaveCount(0);
  });
});
