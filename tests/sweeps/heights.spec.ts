import {expect, test} from '@playwright/test';
import {HEIGHTS, measureHeight} from '../../bench/heights.mjs';
import {DOC_PAGES} from '../support/site';

/** How many pages one test measures. */
const SHARE = 12;

for (let first = 0; first < DOC_PAGES.length; first += SHARE) {
  const pages = DOC_PAGES.slice(first, first + SHARE);
  test(`no docs page is too tall, from ${pages[0]!.route}`, async ({page, baseURL}) => {
    const over: string[] = [];
    for (const {route} of pages) {
      const {heights} = await measureHeight(page, `${baseURL!}${route}`);
      for (const [index, {width, most}] of HEIGHTS.entries())
        if (heights[index]! > most)
          over.push(`${route}: ${heights[index]} px at ${width}, ${most} at most`);
    }
    expect(over).toEqual([]);
  });
}
