import {expect, type Locator, type Page} from '@playwright/test';
import {keepAway, open, test} from '../support/page';

const blockAt = (page: Page, index: number) => page.locator('figure[data-example]').nth(index);
const snippetOf = (block: Locator) => block.locator('[data-snippet] code');

/** Opens a page with every part as it was built. */
async function openAsBuilt(page: Page) {
  await keepAway(page);
  await open(page, '/docs/connect');
  await expect(page.locator('[data-alive]')).toHaveCount(0);
}

test.describe('an example that is not alive yet', () => {
  test('answers to a press, and keeps focus and code when it comes to life', async ({
    cleanPage: page,
  }) => {
    await openAsBuilt(page);
    const alive = page.locator('[data-alive]');

    const focused = blockAt(page, 3);
    const edit = focused.getByRole('button', {name: /^Edit/});
    const code = await snippetOf(focused).textContent();
    await edit.focus();
    await expect(alive).toHaveCount(1);
    await expect(edit).toBeFocused();
    await expect(snippetOf(focused)).toHaveText(code!, {useInnerText: false});
    expect(await snippetOf(focused).locator('.token').count()).toBeGreaterThan(5);

    const file = blockAt(page, 5).locator('details');
    await file.locator('summary').click();
    await expect(alive).toHaveCount(2);
    await expect(file).toHaveAttribute('open', '');
    await expect(file.locator('summary')).toBeFocused();
    await expect(file.locator('.token').first()).toBeAttached();

    const pressed = blockAt(page, 4);
    expect(await snippetOf(pressed).textContent()).toContain('DeepChat');
    expect(await pressed.locator('details pre code').textContent()).toContain('memo(DeepChat)');
    const framework = pressed.getByRole('combobox');
    await framework.click();
    await expect(alive).toHaveCount(3);
    await expect(framework).toBeFocused();
    await page.keyboard.press('Escape');
    await framework.selectOption('Vue');
    await expect(framework).toHaveValue('vue');
  });

  test('says when its code does not arrive, and tries again in place', async ({page}) => {
    await openAsBuilt(page);
    const block = blockAt(page, 3);
    const chunks = /\/assets\/js\/.*\.js/;
    await page.route(chunks, (route) => route.abort());
    await block.getByRole('button', {name: /^Edit/}).click();
    const message = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(message).toBeVisible();
    await expect(snippetOf(block)).toContainText('DeepChat');
    await page.unroute(chunks);
    await message.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await expect(message).toHaveCount(0);
  });
});
