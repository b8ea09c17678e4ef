import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, type Page, test} from '@playwright/test';
import {ask, followUps, openPanel} from '../support/ask';
import {chatsReady, isPrefetch, keepAway, open} from '../support/page';
import {find, openModal} from '../support/search/helpers';
import {BUILD} from '../support/site';

/**
 * Most JavaScript (kB, brotli) that a page asks for before anything is touched and before its chats load. Ask, links
 * that stay on their target, the list of contents and the theme's color switch take 5 kB of it; each page of the site adds 0.1 kB for its address.
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
  {kind: 'provider', route: '/docs/directConnection/OpenAI', budget: 136},
  {kind: 'examples', route: '/examples/design', budget: 134},
  {kind: 'playground', route: '/playground', budget: 150},
  {kind: 'search', route: '/search', budget: 112},
  {kind: 'gallery', route: '/gallery', budget: 120},
];
/**
 * From the first intent to the first answer: the modal, the engine, and the headings and names of the whole site. With
 * the texts, which grow by 1.2 kB with each page and are on their way then, it's the second number. The names that only
 * code has are 4 kB of it.
 */
const SEARCH_BUDGET = {answer: 81, all: 168};
/** Scripts and styles of the panel, beside the search and the chat. */
const ASK_BUDGET = 24;
/** The one sheet of the site. No page waits for it: each carries the rules that it needs, 11 kB of them in the HTML. */
const STYLE_BUDGET = 30;
const FONT_BUDGET = 16;
/** Most kB that a page transfers before its chats load: HTML, scripts, styles, font, pictures. */
const PAGE_BUDGETS: Readonly<Record<string, number>> = {'/': 206, '/docs/connect': 213};
/** Scripts that an example brings when it comes near, beside its chat and the highlighter. */
const BLOCK_BUDGET = 10;

/** Code that no page may load before it is asked for, and a text that only that code has. */
const LATER = {
  highlighter: 'lookbehind',
  'search engine': 'tongyi',
  'search modal': 'DocSearch-Modal',
  'chat component': 'deep-chat-temporary-message',
  editor: 'cm-editor',
};

interface Loaded {
  readonly type: string;
  readonly kilobytes: number;
  readonly text: string;
  readonly pathname: string;
}

/** Packing takes longer than loading, so each file is packed once. */
const known = new Map<string, Omit<Loaded, 'type'>>();

/** A file of the build, with its size as it is transferred. */
function readBuilt(pathname: string): Omit<Loaded, 'type'> {
  const page = path.join(BUILD, pathname, 'index.html');
  const file = existsSync(page) ? page : path.join(BUILD, pathname);
  const body = readFileSync(file);
  const isPacked = /\.(?:woff2|png|ico)$/.test(file);
  const {length} = isPacked ? body : zlib.brotliCompressSync(body);
  return {pathname, kilobytes: length / 1000, text: body.toString('utf8')};
}

/** The files that the page asks for while it is used, without prefetches. */
async function loadedBy(page: Page, use: () => Promise<unknown>): Promise<Loaded[]> {
  const types = new Map<string, string>();
  page.on('request', (request) => {
    const {pathname, protocol} = new URL(request.url());
    if (!isPrefetch(request) && protocol.startsWith('http'))
      types.set(pathname, request.resourceType());
  });
  await use();
  return [...types].map(([pathname, type]) => {
    const file = known.get(pathname) ?? readBuilt(pathname);
    known.set(pathname, file);
    return {...file, type};
  });
}

const sum = (files: readonly Loaded[]) =>
  files.reduce((total, {kilobytes}) => total + kilobytes, 0);

// One worker for all, which packs each file once.
test.describe.configure({mode: 'default'});

for (const {kind, route, budget} of SCRIPT_BUDGETS)
  // @spec playground.21 7.fonts
  test(`${kind}: at most ${budget} kB of JavaScript, and nothing too early`, async ({page}) => {
    // Chats start near the viewport.
    await keepAway(page);
    const files = await loadedBy(page, async () => {
      await open(page, route);
      await page.waitForLoadState('networkidle');
    });
    const [scripts, styles, fonts] = ['script', 'stylesheet', 'font'].map((type) =>
      files.filter((file) => file.type === type),
    ) as [Loaded[], Loaded[], Loaded[]];
    const figures = [scripts, styles, fonts, files].map((list) => sum(list).toFixed(1));
    console.log(`${kind} (${route}), kB: scripts, styles, fonts, all: ${figures.join(', ')}`);
    expect(sum(scripts)).toBeLessThanOrEqual(budget);
    const early = scripts.flatMap(({pathname, text}) =>
      Object.entries(LATER)
        .filter(([, sign]) => text.includes(sign))
        .map(([name]) => `${name} in ${pathname}`),
    );
    expect(early).toEqual([]);
    expect(styles.length).toBeGreaterThan(0);
    expect(sum(styles)).toBeLessThanOrEqual(STYLE_BUDGET);
    // A page whose text has accents loads those letters too.
    const basic = fonts.filter(({pathname}) => !pathname.includes('accents'));
    expect(basic).toHaveLength(1);
    expect(sum(basic)).toBeLessThanOrEqual(FONT_BUDGET);
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
    expect(sum(files)).toBeLessThanOrEqual(PAGE_BUDGETS[route] ?? Infinity);
  });

test(`search: at most ${SEARCH_BUDGET.answer} kB to the first answer`, async ({page}) => {
  // A page without chats, whose files aren't part of the search.
  await open(page, '/docs/glossary');
  await page.waitForLoadState('networkidle');
  await page.route(/search-texts/, () => undefined);
  const files = await loadedBy(page, async () => {
    await openModal(page);
    await find(page, 'stream');
  });
  const texts = files.filter(({pathname}) => pathname.includes('search-texts'));
  expect(texts).toHaveLength(1);
  const [all, answer] = [sum(files), sum(files) - sum(texts)];
  console.log(`search: ${answer.toFixed(1)} kB to the first answer, ${all.toFixed(1)} in all`);
  expect(answer).toBeGreaterThan(40);
  expect(answer).toBeLessThanOrEqual(SEARCH_BUDGET.answer);
  expect(all).toBeLessThanOrEqual(SEARCH_BUDGET.all);
});

test(`Ask: at most ${ASK_BUDGET} kB`, async ({page}) => {
  await open(page, '/docs/connect');
  await chatsReady(page);
  await openModal(page);
  await find(page, 'stream');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const files = await loadedBy(page, async () => {
    await openPanel(page);
    await ask(page, 'How do I stream?');
    await expect(followUps(page).first()).toBeVisible();
  });
  // Pages load the highlighter for their own code.
  const own = files.filter(
    ({pathname, text}) => pathname.startsWith('/assets/') && !text.includes('Prism'),
  );
  console.log(`Ask: ${sum(own).toFixed(1)} kB`);
  expect(own.length).toBeGreaterThan(1);
  expect(sum(own)).toBeLessThanOrEqual(ASK_BUDGET);
});

test(`example block: at most ${BLOCK_BUDGET} kB`, async ({page}) => {
  // Nothing comes alive on its own, so the one that gets the focus does.
  await keepAway(page);
  await open(page, '/docs/connect');
  await page.waitForLoadState('networkidle');
  const files = await loadedBy(page, async () => {
    await page.getByRole('button', {name: /^Edit/}).first().focus();
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  });
  const own = files.filter(
    ({type, text}) =>
      type === 'script' && !text.includes('Prism') && !text.includes(LATER['chat component']),
  );
  console.log(`example block: ${sum(own).toFixed(1)} kB`);
  expect(own.length).toBeGreaterThan(0);
  expect(sum(own)).toBeLessThanOrEqual(BLOCK_BUDGET);
});
