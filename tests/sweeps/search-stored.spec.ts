import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, test} from '../support/page';
import {dialog, find, openModal, rows} from '../support/search/helpers';

test.describe('stored searches', () => {
  const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
  const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

  // @spec 3.stored 9.stored
  test('seven recent ones without highlights, four beside favorites', async ({cleanPage: page}) => {
    await open(page, '/docs/introduction');
    const choose = async (query: string) => {
      await openModal(page);
      await find(page, query);
      // Until then the rows are those of earlier searches.
      await expect(dialog(page).getByRole('status')).toContainText(`for "${query}"`);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
    };
    const read = () => page.evaluate((key) => localStorage.getItem(key) ?? '', RECENT);
    await choose('requestBodyLimits');
    expect(JSON.parse(await read())).toHaveLength(1);
    // Six more like it, so that the next one is the eighth.
    await page.evaluate((key) => {
      const [first] = JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>[];
      const more = Array.from({length: 6}, (_, at) => ({
        ...first,
        objectID: `${String(first!.objectID)}-${at}`,
      }));
      localStorage.setItem(key, JSON.stringify([...more, first]));
    }, RECENT);
    await choose('introMessage');
    const stored = await read();
    expect(JSON.parse(stored)).toHaveLength(7);
    expect(stored).toContain('introMessage');
    expect(stored).not.toMatch(/_highlightResult|_snippetResult|<mark>/);

    await openModal(page);
    await expect(rows(page)).toHaveCount(7);
    expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
    await rows(page).first().getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog(page).getByRole('tree', {name: 'Favorite'})).toBeVisible();
    await rows(page).nth(2).getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(rows(page)).toHaveCount(6);
    expect(await axeFindings(page, 'all', 'dialog[open]')).toEqual([]);
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

  test('a chosen paragraph is remembered too, and removed with reduced motion', async ({
    cleanPage: page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/introduction');
    await openModal(page);
    await find(page, 'tells the browser to keep');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await openModal(page);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(dialog(page)).toContainText('No recent searches');
  });

  // @spec 2.search.start 9.stored
  test('broken ones are dropped, and of eleven favorites the oldest', async ({cleanPage: page}) => {
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
    await page.keyboard.press('Escape');

    await page.evaluate(
      ([recent, favorite]) => {
        const search = (id: number) => ({
          objectID: `search-${id}`,
          url: `/docs/connect#${id}`,
          type: 'lvl1',
          content: null,
          hierarchy: {lvl0: 'Docs', lvl1: `Search ${id} <img src=x>`},
        });
        const first = Array.from({length: 10}, (_, id) => search(id));
        localStorage.setItem(favorite!, JSON.stringify(first));
        localStorage.setItem(recent!, JSON.stringify([search(10)]));
      },
      [RECENT, FAVORITE],
    );
    await openModal(page);
    await expect(rows(page)).toHaveCount(11);
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await rows(page).first().getByRole('button', {name: 'Save this search'}).click();
    await expect(rows(page)).toHaveCount(10);
    const stored = await page.evaluate((key) => localStorage.getItem(key)!, FAVORITE);
    const names = (JSON.parse(stored) as {objectID: string}[]).map(({objectID}) => objectID);
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('search-10');
    expect(names).not.toContain('search-9');
  });
});
