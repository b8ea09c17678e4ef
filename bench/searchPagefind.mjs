import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {createStaticServer, listen} from '../scripts/lib/static-server.mjs';

/** Results whose texts are fetched for one answer, as a list on screen needs. */
const SHOWN = 5;
/** Every so many queries are typed letter by letter: each letter may fetch files. */
const TYPED_STEP = 6;

/**
 * Pagefind needs its files on a server and a browser: its index comes in parts, with the queries. The first
 * pages of its answers are read until there are five different ones, as the other engines give them.
 */
export async function measurePagefind(browser, rows, queries, {runs, folder}) {
  const {createIndex, close} = await import('pagefind');
  const {index, errors} = await createIndex({forceLanguage: 'en'});
  if (!index) throw new Error(`Pagefind made no index: ${errors.join(', ')}`);
  for (const {url, title, headings, names, content, code, aliases} of rows)
    await index.addCustomRecord({
      url,
      language: 'en',
      content: [title, headings, names, content, code, aliases].join(' '),
      meta: {title: headings || title},
    });
  const site = path.join(folder, 'pagefind-site');
  await index.writeFiles({outputPath: path.join(site, 'pagefind')});
  await close();
  mkdirSync(site, {recursive: true});
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Pagefind</title>');

  const {server, port} = await listen(createStaticServer({folder: site}));
  const page = await browser.newPage();
  try {
    const fetched = new Map();
    page.on('response', (response) => {
      const {pathname} = new URL(response.url());
      if (pathname.startsWith('/pagefind/')) fetched.set(pathname, response.body());
    });
    await page.goto(`http://localhost:${port}/`);
    const cold = await page.evaluate(async (query) => {
      const started = performance.now();
      window.pagefind = await import('/pagefind/pagefind.js');
      const {results} = await window.pagefind.search(query);
      await Promise.all(results.slice(0, 5).map((result) => result.data()));
      return performance.now() - started;
    }, queries[0].q);
    const {engine, data} = await weigh(fetched);
    const answers = await page.evaluate(
      async ({list}) => {
        const found = [];
        for (const query of list) {
          const urls = [];
          const {results} = await window.pagefind.search(query);
          for (const result of results.slice(0, 20)) {
            urls.push((await result.data()).url);
            if (new Set(urls.map((url) => url.replace(/#.*/, ''))).size >= 5) break;
          }
          found.push(urls);
        }
        return found;
      },
      {list: queries.map(({q}) => q)},
    );
    const typed = queries
      .filter((_, at) => at % TYPED_STEP === 0)
      .flatMap(({q}) => Array.from({length: q.length}, (_, at) => q.slice(0, at + 1)));
    const quantiles = [];
    for (let run = 0; run < Math.min(runs, 2); run++)
      quantiles.push(
        await page.evaluate(
          async ({list, shown}) => {
            const times = [];
            for (const query of list) {
              const before = performance.now();
              const {results} = await window.pagefind.search(query);
              await Promise.all(results.slice(0, shown).map((result) => result.data()));
              times.push(performance.now() - before);
            }
            times.sort((a, b) => a - b);
            return {
              p50: times[Math.floor(times.length * 0.5)],
              p95: times[Math.floor(times.length * 0.95)],
            };
          },
          {list: typed, shown: SHOWN},
        ),
      );
    const best = quantiles.reduce((a, b) => (b.p95 < a.p95 ? b : a));
    return {engine, data, cold, ...best, answers};
  } finally {
    await page.close();
    server.close();
  }
}

/** What the first answer fetched: scripts and WebAssembly are the engine, the rest is data. */
async function weigh(fetched) {
  const sum = {
    engine: {raw: 0, gzip: 0, brotli: 0},
    data: {raw: 0, gzip: 0, brotli: 0},
  };
  for (const [pathname, body] of fetched) {
    const part = /\.js$|\/wasm\.[^/]*$/.test(pathname) ? sum.engine : sum.data;
    const bytes = await body;
    part.raw += bytes.length;
    // Its index files are packed already.
    const isPacked = !/\.(?:js|json)$/.test(pathname);
    part.gzip += isPacked ? bytes.length : zlib.gzipSync(bytes, {level: 9}).length;
    part.brotli += isPacked ? bytes.length : zlib.brotliCompressSync(bytes).length;
  }
  return sum;
}
