import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, setColorMode, test} from '../support/page';
import {button, dialog, find, input, openModal, rows} from '../support/search/helpers';

test.describe('dialog', () => {
  // @spec 2.search.click 4.search.open 4.search.escape
  test(
    'opens by click, closes by Escape, key, click and the way back',
    {
      tag: '@browsers',
    },
    async ({cleanPage: page}) => {
      await open(page, '/docs/connect');
      await button(page).click();
      await find(page, 'stream');
      await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(rows(page).first()).toBeHidden();
      await expect(input(page)).toHaveValue('stream');
      await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('ArrowDown');
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(input(page)).toHaveValue('');
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toHaveCount(0);
      await openModal(page);
      await page.mouse.click(20, 850);
      await expect(dialog(page)).toHaveCount(0);
      await page.locator('nav a[href="/playground"]').first().click();
      // The address changes first; the next page then has its own search button.
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Playground');
      await openModal(page);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test('opens while the next page appears', {tag: '@full'}, async ({cleanPage: page}) => {
    await open(page, '/docs/introduction');
    await page.evaluate(() => {
      const before = document.querySelector('h1')!.textContent;
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1')?.textContent;
        if (!now || now === before) return;
        observer.disconnect();
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}),
        );
      });
      observer.observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    await page.locator('nav a[href="/playground"]').first().click();
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText(
      'Playground',
    );
  });

  // @spec 4.search.escape
  test('announces results, and keeps the Tab key inside', async ({cleanPage: page}) => {
    await open(page, '/docs/introduction');
    await openModal(page);
    // No service is in use that would have to be named.
    await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden();
    await find(page, 'stream');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for "stream"$/);
    const seen = new Set<string>();
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(() => {
          const active = document.activeElement!;
          return active.closest('dialog')
            ? (active.textContent ?? '') || active.tagName
            : 'outside';
        }),
      );
    }
    expect([...seen]).not.toContain('outside');
    expect([...seen].join()).toMatch(/See all/);
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('dialog') !== null)).toBe(
      true,
    );

    await input(page).fill('qqzzxxv');
    await expect(dialog(page).getByRole('status')).toHaveText('No results for "qqzzxxv"');
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByText('No results for').first()).toBeHidden();
    await expect(input(page)).toHaveValue('qqzzxxv');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  // tests/sweeps/search-*.spec.ts look at wide and light screens.
  test('axe finds nothing on a phone, dark', {tag: '@full'}, async ({cleanPage: page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/docs/directConnection/MiniMax');
    await setColorMode(page, 'dark');
    const check = async () => {
      expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    };
    await openModal(page);
    await check();
    await find(page, 'stream');
    await check();
    await page.setViewportSize({width: 320, height: 800});
    await check();
    await input(page).fill('qqzzxxv');
    await expect(dialog(page)).toContainText('No results for');
    await check();
  });
});

// @spec 4.search.open
test('the list closes and opens with the focus', {tag: '@full'}, async ({cleanPage: page}) => {
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
