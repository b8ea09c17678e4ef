import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, setColorMode} from '../support/page';
import {
  button,
  dialog,
  find,
  input,
  openModal,
  refuseProblems,
  rows,
  withSettings,
} from '../support/search/helpers';

refuseProblems();

/** Waits until what is on its way to the screen is there. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test.describe('opening', () => {
  // @spec 2.search.label
  test('button: label and hint; nothing else is loaded before it is used', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/docs/connect');
    await page.waitForLoadState('networkidle');
    await expect(button(page)).toHaveText(/^Search\s*Ctrl K$/);
    expect(scripts.filter((url) => /search-(modal|worker|hosted)/.test(url))).toEqual([]);
  });

  // @spec 2.search.keys 2.search.click 2.search.label
  test('opens with each of its keys', async ({page}) => {
    await open(page, '/docs/connect');
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
      await expect(input(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('opens with a click', {tag: '@browsers'}, async ({page}) => {
    await open(page, '/docs/connect');
    await button(page).click();
    await expect(input(page)).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

    test('opens with a tap', async ({page}) => {
      await open(page, '/docs/connect');
      await button(page).tap();
      await expect(input(page)).toBeFocused();
    });
  });

  // @spec 2.search.focus
  test('opens when the button gets the focus, and not when the focus comes back', async ({
    page,
  }) => {
    await open(page, '/docs/connect');
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
  });

  test('does not open for somebody who tabs past the button', async ({page}) => {
    await open(page, '/docs/connect');
    const isReached = () => button(page).evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 30 && !(await isReached()); step++) await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await twoFrames(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(button(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
  });

  test('does not open on focus when the setting is off', async ({page}) => {
    await withSettings(page, [[/openSearchOnFocus:!0/, 'openSearchOnFocus:!1']]);
    await open(page, '/docs/connect');
    // It is loaded on focus; then nothing would keep it from opening.
    const isLoaded = page.waitForResponse(/search-modal/);
    await button(page).focus();
    await (await isLoaded).finished();
    await twoFrames(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.type('st');
    await expect(input(page)).toHaveValue('st');
  });

  // @spec 2.search.typing
  test('opens by typing in the button, and keeps what is typed meanwhile', async ({page}) => {
    // Otherwise the focus would open it.
    await withSettings(page, [[/openSearchOnFocus:!0/, 'openSearchOnFocus:!1']]);
    await open(page, '/docs/connect');
    let release: () => void = () => undefined;
    const isFree = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/search-modal/, async (route) => {
      await isFree;
      await route.continue();
    });
    await button(page).focus();
    await page.keyboard.type('stream');
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(input(page)).toHaveValue('stream');
    await expect(rows(page).first()).toBeVisible();
  });

  // @spec 5.initial
  test('takes the selected text as the first query, cut to 64 characters', async ({page}) => {
    await open(page, '/docs/connect');
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

  // @spec 2.search.keys
  test('leaves the slash key to inputs, also inside a shadow root', async ({page}) => {
    await open(page, '/docs/connect');
    await page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({mode: 'open'}).innerHTML = '<div contenteditable="true">x</div>';
      (host.shadowRoot!.firstChild as HTMLElement).focus();
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.type('a/b');
    await twoFrames(page);
    expect(asked.filter((url) => url.includes('search-modal'))).toEqual([]);
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    await page.locator('body > textarea').focus();
    await page.keyboard.type('a/b');
    await expect(page.locator('body > textarea')).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('says so when the modal cannot be loaded, and keeps what is typed', async ({page}) => {
    await open(page, '/docs/connect');
    await page.route(/search-modal/, (route) => route.abort());
    await button(page).focus();
    await page.keyboard.type('stream');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(/search-modal/);
    await openModal(page);
    await expect(input(page)).toHaveValue('stream');
  });
});

test.describe('dialog', () => {
  // @spec 4.search.open 4.search.escape
  test(
    'Escape closes the results, then clears the query and closes',
    {tag: '@browsers'},
    async ({page}) => {
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
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  // @spec 4.search.escape
  test('Escape with no results keeps the query once', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await input(page).fill('qqzzxxv');
    await expect(dialog(page)).toContainText('No results for');
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByText('No results for').first()).toBeHidden();
    await expect(input(page)).toHaveValue('qqzzxxv');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  // @spec 4.search.open
  test('closes with its shortcut, a click beside it and the back button', async ({page}) => {
    await open(page, '/docs/introduction');
    await openModal(page);
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
  });

  test('opens in the moment in which the next page appears', async ({page}) => {
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

  test('keeps the Tab key inside', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await find(page, 'stream');
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
  });

  test('announces the number of results, and advertises no service that is not in use', async ({
    page,
  }) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden();
    await find(page, 'stream');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for "stream"$/);
    await input(page).fill('qqzzxxv');
    await expect(dialog(page).getByRole('status')).toHaveText('No results for "qqzzxxv"');
  });

  for (const width of [390, 1280])
    test(`axe finds nothing at ${width} px, light and dark`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/docs/directConnection/MiniMax');
      const check = async () => {
        for (const mode of ['light', 'dark'] as const) {
          await setColorMode(page, mode);
          expect(await axeFindings(page)).toEqual([]);
        }
      };
      await openModal(page);
      await check();
      await find(page, 'stream');
      await check();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (width === 390) {
        await page.setViewportSize({width: 320, height: 800});
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
      await input(page).fill('qqzzxxv');
      await expect(dialog(page)).toContainText('No results for');
      await check();
    });
});
