import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {isPrefetch, open} from '../support/page';
import {find, openModal} from '../support/search/helpers';
import {blockSize} from '../support/blockSize';
import {BUILD} from '../support/site';

/**
 * Most JavaScript (kB, brotli) that a page asks for before anything is touched and before its chats load. Ask, links
 * that stay on their target, and the list of contents take 4 kB of it; each page of the site adds 0.1 kB for its address.
 */
const SCRIPT_BUDGETS: readonly {
  readonly kind: string;
  readonly route: string;
  readonly budget: number;
}[] = [
  {kind: 'home', route: '/', budget: 124},
  {kind: 'start', route: '/start', budget: 119},
  {kind: 'features', route: '/features/features', budget: 120},
  {kind: 'docs', route: '/docs/introduction', budget: 130},
  {kind: 'docs with the longest text', route: '/docs/connect', budget: 135},
  {kind: 'docs with many examples', route: '/docs/messages', budget: 134},
  {kind: 'provider', route: '/docs/directConnection/OpenAI', budget: 135},
  {kind: 'examples', route: '/examples/design', budget: 138},
  {kind: 'playground', route: '/playground', budget: 167},
  {kind: 'search', route: '/search', budget: 112},
  {kind: 'gallery', route: '/gallery', budget: 120},
];
/**
 * From the first intent to the first answer: the modal, the engine, and the headings and names of the whole site. With
 * the texts, which grow by 1.2 kB with each page and are on their way then, it's the second number.
 */
const SEARCH_BUDGET = {answer: 81, all: 164};
/** The one sheet of the site. No page waits for it: each carries the rules that it needs, 11 kB of them in the HTML. */
const STYLE_BUDGET = 30;
const FONT_BUDGET = 16;
/** Most kB that a page transfers before its chats load: HTML, scripts, styles, font, pictures. */
const PAGE_BUDGETS: Readonly<Record<string, number>> = {'/': 206, '/docs/connect': 213};
/** Most JavaScript (kB, gzip) that the example block adds to a page before it is touched. */
const BLOCK_BUDGET = 12;

/** Code that no page may load before it is asked for, and a text that only that code has. */
const LATER = {
  highlighter: 'lookbehind',
  'search engine': 'tongyi',
  'search modal': 'DocSearch-Modal',
  'chat component': 'deep-chat-temporary-message',
  editor: 'cm-editor',
};

interface Loaded {
  readonly pathname: string;
  readonly kilobytes: number;
  readonly text: string;
}

/** All files of one type that the page loads on its own, without chats and prefetches. */
async function loadedBy(page: Page, route: string, kind: 'script' | 'stylesheet' | 'font' | 'all') {
  // Chats start near the viewport: without an observer they never do.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        return undefined;
      }
    };
  });
  const pathnames = new Set<string>();
  page.on('request', (request) => {
    const isWanted = kind === 'all' || request.resourceType() === kind;
    const {pathname, protocol} = new URL(request.url());
    if (isWanted && !isPrefetch(request) && protocol.startsWith('http')) pathnames.add(pathname);
  });
  await open(page, route);
  await page.waitForLoadState('networkidle');
  return [...pathnames].map((pathname): Loaded => {
    const page = path.join(BUILD, pathname, 'index.html');
    const file = existsSync(page) ? page : path.join(BUILD, pathname);
    const body = readFileSync(file);
    const isPacked = /\.(?:woff2|png|ico)$/.test(file);
    const bytes = isPacked ? body.length : zlib.brotliCompressSync(body).length;
    return {pathname, kilobytes: bytes / 1000, text: body.toString('utf8')};
  });
}

const sum = (files: readonly Loaded[]) =>
  files.reduce((total, {kilobytes}) => total + kilobytes, 0);

for (const {kind, route, budget} of SCRIPT_BUDGETS)
  // @spec playground.21
  test(`${kind}: at most ${budget} kB of JavaScript, and nothing that is needed later`, async ({
    page,
  }) => {
    const files = await loadedBy(page, route, 'script');
    console.log(`${kind} (${route}): ${sum(files).toFixed(1)} kB in ${files.length} files`);
    expect(sum(files)).toBeLessThanOrEqual(budget);
    const early = files.flatMap(({pathname, text}) =>
      Object.entries(LATER)
        .filter(([, sign]) => text.includes(sign))
        .map(([name]) => `${name} in ${pathname}`),
    );
    expect(early).toEqual([]);
  });

for (const [route, budget] of Object.entries(PAGE_BUDGETS))
  test(`${route}: at most ${budget} kB of everything before its chats load`, async ({page}) => {
    const files = await loadedBy(page, route, 'all');
    console.log(`${route}: ${sum(files).toFixed(1)} kB of everything in ${files.length} files`);
    expect(files.length).toBeGreaterThan(5);
    expect(sum(files)).toBeLessThanOrEqual(budget);
  });

test(`search: at most ${SEARCH_BUDGET.answer} kB to the first answer`, async ({page}) => {
  await open(page, '/docs/connect');
  await page.waitForLoadState('networkidle');
  const pathnames = new Set<string>();
  page.on('request', (request) => {
    if (!isPrefetch(request)) pathnames.add(new URL(request.url()).pathname);
  });
  await page.route(/search-texts/, () => undefined);
  await openModal(page);
  await find(page, 'stream');
  const sizeOf = (pathname: string) =>
    zlib.brotliCompressSync(readFileSync(path.join(BUILD, pathname))).length / 1000;
  const files = [...pathnames].filter((pathname) => pathname.startsWith('/assets/'));
  const texts = files.filter((pathname) => pathname.includes('search-texts'));
  expect(texts).toHaveLength(1);
  const all = files.reduce((total, file) => total + sizeOf(file), 0);
  const answer = all - sizeOf(texts[0]!);
  console.log(`search: ${answer.toFixed(1)} kB to the first answer, ${all.toFixed(1)} in all`);
  expect(answer).toBeGreaterThan(40);
  expect(answer).toBeLessThanOrEqual(SEARCH_BUDGET.answer);
  expect(all).toBeLessThanOrEqual(SEARCH_BUDGET.all);
});

test(`CSS: at most ${STYLE_BUDGET} kB`, async ({page}) => {
  const files = await loadedBy(page, '/docs/connect', 'stylesheet');
  console.log(`CSS: ${sum(files).toFixed(1)} kB`);
  expect(files.length).toBeGreaterThan(0);
  expect(sum(files)).toBeLessThanOrEqual(STYLE_BUDGET);
});

// @spec 7.fonts
test(`one font of at most ${FONT_BUDGET} kB, preloaded`, async ({page}) => {
  const files = await loadedBy(page, '/docs/connect', 'font');
  expect(files).toHaveLength(1);
  expect(sum(files)).toBeLessThanOrEqual(FONT_BUDGET);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
});

test(`example block: at most ${BLOCK_BUDGET} kB of JavaScript`, async () => {
  const size = await blockSize();
  console.log(`example block: ${size.toFixed(2)} kB`);
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThanOrEqual(BLOCK_BUDGET);
});
