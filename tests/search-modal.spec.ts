import {expect, test} from '@playwright/test';
import {axeFindings} from './axe';
import {open, overflow, setColorMode, watch} from './page';
import {button, dialog, find, input, openModal, rows, withSettings} from './search/helpers';

test.beforeEach(async ({page, baseURL}, {title}) => {
  // These tests break something on purpose.
  if (/fails|cannot|no network/.test(title)) return;
  const {problems} = watch(page, baseURL!);
  test.info().annotations.push({type: 'watch', description: 'console and network'});
  (page as unknown as {problems: string[]}).problems = problems;
});

test.afterEach(({page}) => {
  expect((page as unknown as {problems?: string[]}).problems ?? []).toEqual([]);
});

test.describe('opening', () => {
  test('button: label and hint; nothing else is loaded before it is used', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/docs/connect');
    await page.waitForLoadState('networkidle');
    await expect(button(page)).toHaveText(/^Search\s*Ctrl K$/);
    expect(scripts.filter((url) => /search-(modal|worker|hosted)/.test(url))).toEqual([]);
  });

  for (const key of ['Control+k', 'Meta+k', '/'])
    test(`opens with ${key}`, async ({page}) => {
      await open(page, '/docs/connect');
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
      await expect(input(page)).toHaveValue('');
    });

  test('opens with a click and with a tap', async ({page}) => {
    await open(page, '/docs/connect');
    await button(page).click();
    await expect(input(page)).toBeFocused();
  });

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
    await page.waitForTimeout(200);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(1);
  });

  test('does not open on focus when the setting is off', async ({page}) => {
    await withSettings(page, [[/openSearchOnFocus:!0/, 'openSearchOnFocus:!1']]);
    await open(page, '/docs/connect');
    await button(page).focus();
    await page.waitForTimeout(300);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.type('st');
    await expect(input(page)).toHaveValue('st');
  });

  test('opens by typing in the button, and keeps what is typed meanwhile', async ({page}) => {
    await open(page, '/docs/connect');
    await page.route(/search-modal/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await button(page).focus();
    await page.keyboard.type('stream');
    await expect(input(page)).toHaveValue('stream');
    await expect(rows(page).first()).toBeVisible();
  });

  test('takes the selected text as the first query, cut to 64 characters', async ({page}) => {
    await open(page, '/docs/connect');
    await page.evaluate(() => {
      const paragraph = document.querySelector('article p:not(:empty)')!;
      paragraph.textContent = 'stream '.repeat(20);
      window.getSelection()!.selectAllChildren(paragraph);
    });
    await page.keyboard.press('Control+k');
    const value = await input(page).inputValue();
    expect(value).toHaveLength(64);
    expect(value).toMatch(/^stream stream/);
    await expect(rows(page).first()).toBeVisible();
  });

  test('leaves the slash key to inputs, also inside a shadow root', async ({page}) => {
    await open(page, '/docs/connect');
    await page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({mode: 'open'}).innerHTML = '<div contenteditable="true">x</div>';
      (host.shadowRoot!.firstChild as HTMLElement).focus();
    });
    await page.keyboard.type('a/b');
    await page.waitForTimeout(200);
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    await page.locator('body > textarea').focus();
    await page.keyboard.type('a/b');
    await expect(page.locator('body > textarea')).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('says so when the modal cannot be loaded', async ({page}) => {
    await open(page, '/docs/connect');
    await page.route(/search-modal/, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(/search-modal/);
    await openModal(page);
  });
});

test.describe('results', () => {
  test('are grouped, at most five in a group, with a link to all of them', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await expect(dialog(page)).toContainText('No recent searches');
    await find(page, 'stream');
    const lists = dialog(page).getByRole('tree');
    const groups = await lists.evaluateAll((elements) =>
      elements.map((list) => ({name: list.ariaLabel, size: list.children.length})),
    );
    expect(groups.length).toBeGreaterThan(1);
    for (const {name, size} of groups) {
      expect(name).toMatch(/^(Docs|Direct connection|Messages|Styles|Guides|Examples|Layout)$/);
      expect(size).toBeLessThanOrEqual(5);
    }
    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    await expect(all).toHaveAttribute('href', '/search?q=stream');
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=stream$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a group holds as many as the setting says', async ({page}) => {
    await withSettings(page, [
      [/maxResultsPerGroup:5,openSearch/, 'maxResultsPerGroup:2,openSearch'],
    ]);
    await open(page, '/docs/connect');
    await openModal(page);
    await find(page, 'stream');
    const sizes = await dialog(page)
      .getByRole('tree')
      .evaluateAll((lists) => lists.map((list) => list.children.length));
    expect(Math.max(...sizes)).toBe(2);
  });

  test('take at most 64 characters', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await input(page).pressSequentially('x'.repeat(80));
    await expect(input(page)).toHaveValue('x'.repeat(64));
  });

  test('Enter goes to the chosen one, which takes the focus', async ({page}) => {
    await open(page, '/docs/introduction');
    await openModal(page);
    await find(page, 'requestBodyLimits');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', /item-0$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/connect#requestBodyLimits$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#requestBodyLimits')).toBeInViewport();
    await expect(page.locator('#requestBodyLimits')).toBeFocused();
  });

  test('a click on one of the same page scrolls to it', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await find(page, 'requestBodyLimits');
    await rows(page).first().getByRole('link').click();
    await expect(page.locator('#requestBodyLimits')).toBeInViewport();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('none: says so, suggests at most three groups, and asks to report', async ({page}) => {
    await withSettings(page, [
      [
        /maxResultsPerGroup:5,openSearch/,
        'missingResultsUrl:"https://example.org/new?title={query}",$&',
      ],
    ]);
    await open(page, '/docs/connect');
    await openModal(page);
    await find(page, 'stream');
    expect(await dialog(page).getByRole('tree').count()).toBeGreaterThan(3);
    await input(page).fill('qqzzxxv & <zzq>');
    await expect(dialog(page)).toContainText('No results for "qqzzxxv & <zzq>"');
    await expect(dialog(page)).toContainText('Try searching for');
    // More than three groups had results.
    await expect(dialog(page).locator('.DocSearch-Prefill')).toHaveCount(3);
    await expect(dialog(page)).toContainText(
      'Believe this query should return results? Let us know.',
    );
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      'https://example.org/new?title=qqzzxxv%20%26%20%3Czzq%3E',
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test('none without an address for reports: nobody is asked to report', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await input(page).fill('qqzzxxv');
    await expect(dialog(page)).toContainText('No results for "qqzzxxv"');
    await expect(dialog(page)).not.toContainText('Believe this query');
  });

  test('the index fails to load: the error screen, and the next query tries again', async ({
    page,
  }) => {
    await open(page, '/docs/connect');
    await page.route(/search-worker/, (route) => route.abort());
    await openModal(page);
    await input(page).fill('stream');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByRole('status')).toHaveText('Unable to fetch results');
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(/search-worker/);
    await find(page, 'streams');
  });

  test('slow ones show as stalled after 300 ms', async ({page}) => {
    let release: () => void = () => undefined;
    const isFree = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.clock.install();
    await open(page, '/docs/connect');
    await page.route(/search-worker/, async (route) => {
      await isFree;
      await route.continue();
    });
    await openModal(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await input(page).fill('stream');
    await expect(input(page)).toHaveValue('stream');
    await page.clock.runFor(290);
    await expect(page.locator('.DocSearch-Container')).toHaveCount(1);
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
    release();
    await page.clock.resume();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });

  test('work with no network once the search has been opened', async ({page, context}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await find(page, 'stream');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await openModal(page);
    await find(page, 'hide avatar');
    await context.setOffline(false);
  });

  test('hostile queries are text', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      '\u0000\u0007\u001b[31m connect',
      'مرحبا connect',
      '👩‍👩‍👧‍👦 emoji 😀',
      '\\ ( [ * + ? . ^ $ {',
      'a'.repeat(64),
      'constructor __proto__ toString',
    ]) {
      await input(page).fill(query);
      await page.waitForTimeout(80);
      expect(await dialog(page).locator('img, script').count()).toBe(0);
    }
    await find(page, 'connect');
  });
});

test.describe('dialog', () => {
  test('Escape closes the results, then clears the query and closes', async ({page}) => {
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
  });

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

  test('closes with its shortcut, a click beside it and the back button', async ({page}) => {
    await open(page, '/docs/introduction');
    await openModal(page);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await openModal(page);
    await page.mouse.click(20, 850);
    await expect(dialog(page)).toHaveCount(0);
    await page.locator('nav a[href="/playground"]').first().click();
    // The address changes first; the page that comes then brings a search button of its own.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Playground');
    await openModal(page);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
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
    await expect(rows(page).first()).toBeVisible();
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('dialog') !== null)).toBe(
      true,
    );
  });

  test('announces the number of results', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await find(page, 'stream');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for "stream"$/);
    await input(page).fill('qqzzxxv');
    await expect(dialog(page).getByRole('status')).toHaveText('No results for "qqzzxxv"');
  });

  test('does not advertise a service that is not in use', async ({page}) => {
    await open(page, '/docs/connect');
    await openModal(page);
    await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden();
  });

  for (const width of [320, 390, 1280])
    for (const mode of ['light', 'dark'] as const)
      test(`axe finds nothing at ${width} px, ${mode}`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, '/docs/directConnection/MiniMax');
        await setColorMode(page, mode);
        await openModal(page);
        expect(await axeFindings(page)).toEqual([]);
        await find(page, 'stream');
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await input(page).fill('qqzzxxv');
        await expect(dialog(page)).toContainText('No results for');
        expect(await axeFindings(page)).toEqual([]);
      });
});

test.describe('stored searches', () => {
  const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
  const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
  const QUERIES = [
    'requestBodyLimits',
    'introMessage',
    'speechToText',
    'focusMode',
    'auxiliaryStyle',
    'clearMessages',
    'loadHistory',
    'submitButtonStyles',
    'browserStorage',
  ];

  test('seven recent ones without highlights, four beside favorites', async ({page}) => {
    await open(page, '/docs/introduction');
    for (const query of QUERIES) {
      await openModal(page);
      await find(page, query);
      // Until then the rows are those of earlier searches.
      await expect(dialog(page).getByRole('status')).toContainText(`for "${query}"`);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
    }
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', RECENT);
    expect(JSON.parse(stored)).toHaveLength(7);
    expect(stored).not.toMatch(/_highlightResult|_snippetResult|<mark>/);

    await openModal(page);
    await expect(rows(page)).toHaveCount(7);
    expect(await axeFindings(page)).toEqual([]);
    await rows(page).first().getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog(page).getByRole('tree', {name: 'Favorite'})).toBeVisible();
    await rows(page).nth(2).getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(rows(page)).toHaveCount(6);
    expect(await axeFindings(page)).toEqual([]);
    const favorites = await page.evaluate((key) => localStorage.getItem(key)!, FAVORITE);
    expect(JSON.parse(favorites)).toHaveLength(1);
    expect(favorites).not.toMatch(/_highlightResult|_snippetResult|<mark>/);

    await page.keyboard.press('Escape');
    await openModal(page);
    await expect(
      dialog(page).getByRole('tree', {name: 'Recent'}).getByRole('treeitem'),
    ).toHaveCount(4);
    // By keyboard: the buttons of the rows are stops of the Tab key.
    await dialog(page).getByRole('button', {name: 'Remove this search from favorites'}).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('tree', {name: 'Favorite'})).toHaveCount(0);
  });

  test('can be removed with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/introduction');
    await openModal(page);
    await find(page, 'introMessage');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await openModal(page);
    await rows(page).first().getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('a chosen paragraph is remembered too', async ({page}) => {
    await open(page, '/docs/introduction');
    await openModal(page);
    await find(page, 'tells the browser to keep');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await openModal(page);
    await expect(rows(page)).toHaveCount(1);
  });

  test('an eleventh favorite takes the place of the oldest', async ({page}) => {
    await page.addInitScript(
      ([recent, favorite]) => {
        const search = (id: number) => ({
          objectID: `search-${id}`,
          url: `/docs/connect#${id}`,
          type: 'lvl1',
          content: null,
          hierarchy: {lvl0: 'Docs', lvl1: `Search ${id}`},
        });
        const first = Array.from({length: 10}, (_, id) => search(id));
        localStorage.setItem(favorite!, JSON.stringify(first));
        localStorage.setItem(recent!, JSON.stringify([search(10)]));
      },
      [RECENT, FAVORITE],
    );
    await open(page, '/docs/introduction');
    await openModal(page);
    await expect(rows(page)).toHaveCount(11);
    await rows(page).first().getByRole('button', {name: 'Save this search'}).click();
    await expect(rows(page)).toHaveCount(10);
    const stored = await page.evaluate((key) => localStorage.getItem(key)!, FAVORITE);
    const names = (JSON.parse(stored) as {objectID: string}[]).map(({objectID}) => objectID);
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('search-10');
    expect(names).not.toContain('search-9');
  });

  test('broken ones are dropped', async ({page}) => {
    await open(page, '/docs/introduction');
    await page.evaluate(
      ([recent, favorite]) => {
        localStorage.setItem(recent!, '{not json');
        localStorage.setItem(favorite!, '[null, 1, {"objectID": 2}, {"url": "x"}]');
      },
      [RECENT, FAVORITE],
    );
    await openModal(page);
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('a browser that cannot store is no obstacle', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, '/docs/introduction');
    await openModal(page);
    await find(page, 'requestBodyLimits');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/requestBodyLimits/);
    await expect(dialog(page)).toHaveCount(0);
    expect(warnings.filter((text) => text.includes('does not store'))).toHaveLength(1);
  });
});
