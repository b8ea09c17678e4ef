import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import zlib from 'node:zlib';
import {fail} from '../scripts/lib/fail.mjs';
import {ROOT} from '../scripts/lib/packages.mjs';
import {ENGINES, toRows} from './searchEngines.mjs';
import {measurePagefind} from './searchPagefind.mjs';
import {measurePainted} from './searchPainted.mjs';
import {relevance} from './searchRelevance.mjs';

/** The index of the last build, before it is packed. */
export const INDEX_FILE = path.join(ROOT, '.docusaurus/search-index/default/index.json');

/** Keystrokes of one run that take about this long in ms are enough of a slow engine. */
const MOST_KEYS_TIME = 4000;

/**
 * Prints what the site's search weighs, how fast it answers and what it finds, beside other engines on the
 * same sections, synonyms and queries.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of the built site.
 * @param {{runs: number}} options
 */
export async function measureSearch(browser, origin, {runs}) {
  const require = createRequire(import.meta.url);
  require('sucrase/register/ts');
  const {SYNONYMS: synonyms} = require('../src/search/synonyms.ts');
  const indexFile = INDEX_FILE;
  if (!existsSync(indexFile))
    fail('There is no search index in .docusaurus/.', 'Build the site first: npm run build');
  const rows = toRows(JSON.parse(readFileSync(indexFile, 'utf8')));
  const queries = ['queries', 'queries-wide'].flatMap(
    (name) =>
      JSON.parse(readFileSync(path.join(ROOT, `tests/data/search/${name}.json`), 'utf8')).queries,
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'search-bench-'));
  try {
    const rowsFile = path.join(folder, 'rows.json');
    writeFileSync(rowsFile, JSON.stringify(rows));
    const table = [];
    for (const name of Object.keys(ENGINES)) {
      const measured = await inThread({
        name,
        rowsFile,
        indexFile,
        runs,
        mostKeys: MOST_KEYS_TIME,
        queries: queries.map(({q}) => q),
        expectations: queries.map(({expect}) => ({expect})),
        synonyms,
      });
      table.push({
        name,
        data: sizes(readFileSync(name === 'this site' ? indexFile : rowsFile)),
        engine: sizes(await bundle(ENGINES[name].entry)),
        ...measured,
        ...relevance(queries, measured.answers),
      });
    }
    const pagefind = await measurePagefind(browser, rows, queries, {runs, folder});
    table.push({...pagefind, name: 'Pagefind', ...relevance(queries, pagefind.answers)});
    print(table, rows.length, queries.length);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }

  const {bytes, files, first, painted, worker} = await measurePainted(
    browser,
    origin,
    queries.map(({q}) => q),
    {runs},
  );
  console.log(
    `\nIn Chromium, unthrottled: ${kB(bytes)} kB brotli in ${files} files from the first intent to the first answer; ` +
      `${Math.round(first)} ms from the shortcut to the first painted results, ` +
      `${painted.median.toFixed(0)} ms from key to painted results (median of ${painted.count}, p95 ${painted.p95.toFixed(0)} ms); ` +
      `${worker.median.toFixed(1)} ms from a key to the worker's reply (median of ${worker.count}, p95 ${worker.p95.toFixed(1)} ms).`,
  );
  printLoad();
}

function inThread(workerData) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./searchWorker.mjs', import.meta.url), {workerData});
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** An engine's own code, minified. */
async function bundle(entry) {
  const {rolldown} = await import('rolldown');
  const id = path.join(ROOT, 'search-bench-entry.ts');
  const build = await rolldown({
    input: id,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        load: (asked) => (asked === id ? entry : null),
        resolveId: (asked) => (asked === id ? id : null),
      },
    ],
  });
  const {output} = await build.generate({format: 'esm', minify: true});
  await build.close();
  return Buffer.from(output[0].code);
}

function sizes(body) {
  return {
    raw: body.length,
    gzip: zlib.gzipSync(body, {level: 9}).length,
    brotli: zlib.brotliCompressSync(body).length,
  };
}

/** Other work on the machine makes every time longer, the high quantiles most of all. */
function printLoad() {
  const [load] = os.loadavg();
  const cores = os.cpus().length;
  console.log(
    `Load of the machine at the end: ${load.toFixed(1)} on ${cores} cores.` +
      (load > cores ? ' Repeat on a quiet machine: these times are too long.' : '') +
      '\n',
  );
}

const kB = (bytes) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);

function print(table, sections, queries) {
  console.log(
    `\n${sections} sections, ${queries} queries typed letter by letter, Node ${process.version}, best run; kB = 1000 bytes\n`,
  );
  console.log(
    '| engine | data kB (gzip, brotli) | engine kB (gzip, brotli) | first result ms | key p50 ms | key p95 ms | MRR@5 | success@1 | success@5 |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const row of table) {
    const three = ({raw, gzip, brotli}) => `${kB(raw)} (${kB(gzip)}, ${kB(brotli)})`;
    console.log(
      `| ${row.name} | ${three(row.data)} | ${three(row.engine)} | ${row.cold.toFixed(0)} | ${row.p50.toFixed(1)} | ${row.p95.toFixed(1)} | ${[row.mrr, row.first, row.five].map((figure) => figure.toFixed(3)).join(' | ')} |`,
    );
  }
}
