import {expect, type Page} from '@playwright/test';
import {withSettings} from '../support/chunks';
import {hold, open, test} from '../support/page';
import {button, dialog, input, rows} from '../support/search/helpers';

/** Waits until what is on its way to the screen is there. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test.describe('opening', () => {
  // @spec 2.search.label 2.search.keys 2.search.focus 5.initial
  test('by its keys and its button, with the selected text', async ({cleanPage: page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/docs/introduction');
    await page.waitForLoadState('networkidle');
    await expect(button(page)).toHaveText(/^Search\s*Ctrl K$/);
    expect(asked.filter((url) => /search-(modal|worker|hosted)/.test(url))).toEqual([]);

    await test.step('not for somebody who tabs past the button', async () => {
      const isReached = () =>
        button(page).evaluate((element) => element === document.activeElement);
      for (let step = 0; step < 30 && !(await isReached()); step++)
        await page.keyboard.press('Tab');
      await expect(button(page)).toBeFocused();
      await twoFrames(page);
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(button(page)).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });

    await test.step('not by a slash in a text field, also inside a shadow root', async () => {
      await page.evaluate(() => {
        const host = document.body.appendChild(document.createElement('div'));
        host.attachShadow({mode: 'open'}).innerHTML = '<div contenteditable="true">x</div>';
        (host.shadowRoot!.firstChild as HTMLElement).focus();
      });
      await page.keyboard.type('a/b');
      await twoFrames(page);
      await expect(dialog(page)).toHaveCount(0);
      await page.evaluate(() => document.body.append(document.createElement('textarea')));
      await page.locator('body > textarea').focus();
      await page.keyboard.type('a/b');
      await expect(page.locator('body > textarea')).toHaveValue('a/b');
      await expect(dialog(page)).toHaveCount(0);
      await page.locator('body > textarea').blur();
    });

    await test.step('by each of its keys', async () => {
      for (const key of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(key);
        await expect(input(page)).toBeFocused();
        await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
        await expect(input(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      }
    });

    await test.step('when the button gets the focus, and not when the focus comes back', async () => {
      await button(page).focus();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      // Another window and back.
      await page.evaluate(() => {
        window.dispatchEvent(new Event('blur'));
        const active = document.activeElement as HTMLElement;
        active.blur();
        active.focus();
        window.dispatchEvent(new Event('focus'));
      });
      await twoFrames(page);
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });

    await test.step('with the selected text as the first query, cut to 64 characters', async () => {
      await page.evaluate(() => {
        const paragraph = document.querySelector('article p:not(:empty)')!;
        paragraph.textContent = 'stream '.repeat(20);
        window.getSelection()!.selectAllChildren(paragraph);
      });
      await page.keyboard.press('Control+k');
      await expect(input(page)).toHaveValue(/^stream stream/);
      expect(await input(page).inputValue()).toHaveLength(64);
      await expect(rows(page).first()).toBeVisible();
    });
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

    test('opens with a tap', async ({cleanPage: page}) => {
      await open(page, '/docs/connect');
      await button(page).tap();
      await expect(input(page)).toBeFocused();
    });
  });

  // @spec 2.search.typing
  test('by typing; a setting turns the focus off', {tag: '@full'}, async ({cleanPage: page}) => {
    await withSettings(page, [[/openSearchOnFocus:!0/, 'openSearchOnFocus:!1']]);
    await open(page, '/docs/introduction');
    const release = await hold(page, /search-modal/);
    await button(page).focus();
    await page.keyboard.type('stream');
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(input(page)).toHaveValue('stream');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // It is loaded now, so nothing would keep it from opening.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await button(page).focus();
    await twoFrames(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Enter waits for the answer to what is typed', async ({page}) => {
    await open(page, '/docs/introduction');
    const release = await hold(page, /assets\/files\/search/);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('stream');
    await page.keyboard.press('Enter');
    await twoFrames(page);
    await expect(dialog(page)).not.toContainText('No results');
    release();
    await expect(page).toHaveURL(/\/docs\/connect\/?#stream$/i);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('says so when it is not loaded, and keeps what is typed', {tag: '@full'}, async ({page}) => {
    await open(page, '/docs/connect');
    await page.route(/search-modal/, (route) => route.abort());
    await button(page).focus();
    await page.keyboard.type('stream');
    const alert = page.getByRole('alert').filter({hasText: 'The search could not be loaded'});
    await expect(alert).toContainText(/Loading chunk \S+ failed/);
    await page.unroute(/search-modal/);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('stream');
    await expect(alert).toHaveCount(0);
  });
});
