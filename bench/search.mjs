import {readdirSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {ROOT} from '../scripts/lib/command.mjs';
import {querySet} from '../tests/support/search/querySet.mjs';

/** Sets of queries, each a file; its note says whether the engine was tuned on it. */
const SETS = path.join(ROOT, 'tests/data/search');

/** Typed one after the other, letter by letter. */
const TYPED = ['stream responses', 'hide avatar', 'websocket', 'upload images', 'intro message'];
/** Milliseconds between keys of somebody who types fast. */
const BETWEEN_KEYS = 90;

const kB = (bytes) => (bytes / 1000).toFixed(0);
const plain = (url) =>
  url
    .replace(/^https?:\/\/[^/]+|#.*$/g, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** In the page: counts questions to the search's worker, and keeps the time from each key to painted results. */
function observe() {
  window.waiting = 0;
  window.Worker = class extends Worker {
    constructor(...options) {
      super(...options);
      this.addEventListener('message', () => (window.waiting -= 1));
    }
    postMessage(...message) {
      window.waiting += 1;
      super.postMessage(...message);
    }
  };
  window.painted = [];
  let pressed = 0;
  addEventListener('keydown', ({timeStamp}) => (pressed = timeStamp), true);
  new MutationObserver((changes) => {
    const started = pressed;
    const isResult = changes.some(({target}) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest('.DocSearch-Dropdown'),
    );
    if (!started || !isResult) return;
    pressed = 0;
    requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - started)));
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

/**
 * Opens the search of a docs page.
 *
 * @returns the ms until the first results, and the files that the page asked for meanwhile
 */
export async function openSearch(page, origin) {
  await page.goto(`${origin}/docs/connect`, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const urls = new Set();
  page.on('request', (request) => urls.add(request.url()));
  const opened = performance.now();
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').fill('st');
  await page.locator('dialog [role=treeitem]').first().waitFor();
  const first = Math.round(performance.now() - opened);
  return {first, files: [...urls].filter((url) => url.startsWith(`${origin}/assets/`))};
}

/** Opens the search, and says what the first results cost. */
async function measureFirst(page, origin) {
  await page.addInitScript(observe);
  const {first, files} = await openSearch(page, origin);
  const bodies = await Promise.all(files.map(async (url) => (await fetch(url)).arrayBuffer()));
  const bytes = bodies.reduce((sum, body) => sum + zlib.brotliCompressSync(body).length, 0);
  console.log(
    `\nFrom the shortcut to the first results: ${first} ms, ${kB(bytes)} kB (brotli) in ${files.length} files`,
  );
}

/** The pages that a query finds, best first. */
async function resultsOf(page, query) {
  await page.locator('dialog input').fill(query);
  await page.waitForTimeout(20);
  await page.waitForFunction(() => window.waiting === 0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const urls = await page
    .locator('dialog [role=treeitem] a')
    .evaluateAll((links) => links.map((link) => link.href));
  return [...new Set(urls.map(plain))];
}

/** Prints what the search of the built site finds for each set of queries, and how long people wait. */
export default async function measureSearch({browser, origin, runs}) {
  // A service worker fetches in idle time what is to be counted here.
  const page = await browser.newPage({serviceWorkers: 'block'});
  await measureFirst(page, origin);
  await page.evaluate(() => (window.painted = []));
  for (let run = 0; run < runs; run++)
    for (const query of TYPED) {
      await page.locator('dialog input').fill('');
      await page.keyboard.type(query, {delay: BETWEEN_KEYS});
      await page.waitForTimeout(3 * BETWEEN_KEYS);
    }
  const times = (await page.evaluate(() => window.painted)).toSorted((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)]);
  console.log(`From a key to painted results: ${at(0.5)} ms (p95 ${at(0.95)} ms)\n`);
  console.log('| set | queries | MRR@5 | success@1 | success@5 |\n|---|---:|---:|---:|---:|');
  for (const {name} of readdirSync(SETS).map(path.parse)) {
    const ranks = [];
    for (const {q, expect} of querySet(`search/${name}`)) {
      const expected = expect.map(plain);
      const pages = await resultsOf(page, q);
      ranks.push(1 + pages.findIndex((found) => expected.includes(found)));
    }
    const share = (most) => ranks.filter((rank) => rank > 0 && rank <= most).length / ranks.length;
    const mrr =
      ranks.reduce((sum, rank) => sum + (rank > 0 && rank <= 5 ? 1 / rank : 0), 0) / ranks.length;
    console.log(
      `| ${[name, ranks.length, mrr.toFixed(3), share(1).toFixed(3), share(5).toFixed(3)].join(' | ')} |`,
    );
  }
}
