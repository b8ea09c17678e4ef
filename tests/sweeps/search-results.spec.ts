import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {rewrite, scriptsWith, withSettings} from '../support/chunks';
import {hold, open, test} from '../support/page';
import {dialog, find, input, openModal, rows} from '../support/search/helpers';

test.describe('results', () => {
  // @spec 1.search 2.search.groups 2.search.all 2.search.start 2.search.none 4.search.open 5.groups 5.input 9.input
  test('are grouped and lead to their places by key and by click', async ({cleanPage: page}) => {
    await open(page, '/docs/introduction');
    await openModal(page);
    await expect(dialog(page)).toContainText('No recent searches');
    await input(page).pressSequentially('x'.repeat(80));
    await expect(input(page)).toHaveValue('x'.repeat(64));
    await expect(dialog(page)).toContainText('No results for "xxx');
    // Nobody is asked to report where no address for reports is set.
    await expect(dialog(page)).not.toContainText('Believe this query');

    const target = page.locator('#requestBodyLimits');
    await find(page, 'requestBodyLimits');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', /item-0$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/connect#requestBodyLimits$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(target).toBeInViewport();
    await expect(target).toBeFocused();

    // A result of the same page. A key lets go of the target, which holds its place at first.
    await page.keyboard.press('Shift');
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(target).not.toBeInViewport();
    await openModal(page);
    await find(page, 'requestBodyLimits');
    await expect(dialog(page).getByRole('status')).toContainText('for "requestBodyLimits"');
    await rows(page).first().getByRole('link').click();
    await expect(target).toBeInViewport();
    await expect(dialog(page)).toHaveCount(0);

    await openModal(page);
    await find(page, 'stream');
    await expect(dialog(page).getByRole('status')).toContainText('for "stream"');
    const groups = await dialog(page)
      .getByRole('tree')
      .evaluateAll((elements) =>
        elements.map((list) => ({name: list.ariaLabel, size: list.children.length})),
      );
    expect(groups.length).toBeGreaterThan(1);
    for (const {name, size} of groups) {
      expect(name).toMatch(
        /^(Get started|Guides|Reference|Providers|Messages|Styles|OpenAI|Examples|Frameworks|Layout)$/,
      );
      expect(size).toBeLessThanOrEqual(5);
    }
    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    await expect(all).toHaveAttribute('href', '/search?q=stream');
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=stream$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  // @spec 2.search.none 5.groups 5.suggestions 8.none
  test('with other settings: smaller groups, three suggestions, a report', async ({
    cleanPage: page,
  }) => {
    await withSettings(page, [
      [
        /maxResultsPerGroup:5,openSearch/,
        'missingResultsUrl:"https://example.org/new?title={query}",maxResultsPerGroup:2,openSearch',
      ],
    ]);
    await open(page, '/docs/introduction');
    await openModal(page);
    await find(page, 'stream');
    const sizes = await dialog(page)
      .getByRole('tree')
      .evaluateAll((lists) => lists.map((list) => list.children.length));
    expect(Math.max(...sizes)).toBe(2);
    expect(sizes.length).toBeGreaterThan(3);
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
    expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
  });

  // @spec 2.search.error
  test('the index fails to load: the next query tries again', async ({page, context}) => {
    await open(page, '/docs/connect');
    await page.route(/search-worker/, (route) => route.abort());
    await openModal(page);
    await input(page).fill('stream');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByRole('status')).toHaveText('Unable to fetch results');
    expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
    await page.unroute(/search-worker/);
    await find(page, 'streams');
    // Once it is there, it needs no network.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await openModal(page);
    await find(page, 'hide avatar');
    await context.setOffline(false);
  });

  // @spec 4.search.status 9.stall
  test('slow ones show as stalled after 300 ms', async ({cleanPage: page}) => {
    await page.clock.install();
    // A page without chats: the jump of the clock would reach their timers.
    await open(page, '/docs/glossary');
    const release = await hold(page, /search-worker/);
    await openModal(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await input(page).fill('stream');
    await expect(input(page)).toHaveValue('stream');
    await page.clock.runFor(290);
    await expect(page.locator('.DocSearch-Container')).toHaveCount(1);
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
    const says = page.locator('.DocSearch-StartScreen .DocSearch-Help');
    expect(await says.evaluate((it) => getComputedStyle(it, '::after').content)).toContain(
      'Searching',
    );
    release();
    await page.clock.resume();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });
});

// @spec 5.sources 8.sources
test('a doubled id of a source fails: the error names the id', async ({page}) => {
  await rewrite(page, scriptsWith('sourceId:"recentSearches"'), [
    'sourceId:"recentSearches"',
    'sourceId:"favoriteSearches"',
  ]);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await open(page, '/docs/connect');
  await openModal(page);
  await expect.poll(() => errors.join()).toContain('`sourceId` "favoriteSearches" is not unique');
});
