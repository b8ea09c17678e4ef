import {builtRoutes} from '../scripts/lib/routes.mjs';

/** Windows in which pages are measured, with the greatest height of a docs page in each, in px. */
export const HEIGHTS = [
  {width: 1280, height: 900, most: 14_000},
  {width: 390, height: 844, most: 19_000},
];

/** Whether a page is one of the docs or examples, and not a preview that fills the window. */
const isDocsPage = (route) => /^\/(docs|examples)\//.test(route) && !route.endsWith('/preview');

/**
 * Height and DOM elements of a page at load in each window, and its words: what is read, without code.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @returns {Promise<{heights: number[], elements: number, words: number}>}
 */
export async function measureHeight(page, url) {
  const heights = [];
  for (const {width, height} of HEIGHTS) {
    await page.setViewportSize({width, height});
    if (heights.length === 0) {
      await page.goto(url);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    }
    heights.push(
      await page.evaluate(async () => {
        // What follows the width in script has drawn itself after two frames.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollHeight;
      }),
    );
  }
  const counts = await page.evaluate(() => {
    const article = document.querySelector('article .markdown')?.cloneNode(true);
    article?.querySelectorAll('pre, script, style').forEach((part) => part.remove());
    return {
      elements: document.querySelectorAll('*').length,
      words: article?.textContent.match(/\S+/g)?.length ?? 0,
    };
  });
  return {heights, ...counts};
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints a table of all docs pages, the tallest first, and which are taller than they may be. */
export async function printHeights(browser, folder, origin) {
  const page = await browser.newPage({serviceWorkers: 'block'});
  const rows = [];
  for (const route of builtRoutes(folder).filter(isDocsPage))
    rows.push({route, ...(await measureHeight(page, origin + route))});
  await page.close();
  rows.sort((a, b) => b.heights[0] - a.heights[0]);
  const columns = HEIGHTS.map(({width}) => `px at ${width}`);
  console.log(`\n| page | ${columns.join(' | ')} | elements | words |`);
  console.log(`|---|${'---:|'.repeat(columns.length + 2)}`);
  for (const {route, heights, elements, words} of rows)
    console.log(`| ${[route, ...heights, elements, words].join(' | ')} |`);
  const medians = HEIGHTS.map((_, index) => median(rows.map(({heights}) => heights[index])));
  const words = rows.reduce((sum, row) => sum + row.words, 0);
  console.log(`| median, all words | ${medians.join(' | ')} | | ${words} |`);
  const over = rows.filter(({heights}) => HEIGHTS.some(({most}, index) => heights[index] > most));
  const limits = HEIGHTS.map(({most, width}) => `${most} px at ${width}`).join(' or ');
  console.log(
    over.length === 0
      ? `\nNo page above ${limits}.\n`
      : `\nAbove ${limits}: ${over.map(({route}) => route).join(', ')}\n`,
  );
}
