// The measurements, and the tables of README.md. `npm run bench` runs this file once its packages are installed.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {measureAblation} from './ablation.mjs';
import {INDEX_FILE, measureSearch} from './search.mjs';
import {measureNavigation, measurePage, THROTTLING} from './pages.mjs';
import {printHeights} from './heights.mjs';
import {CHATS, MAX_FRAME, measureStreams} from './playground.mjs';
import {MAX_TASK, measureScroll, pageWithMostExamples} from './scroll.mjs';
import {CHROMIUM_ARGS, ensureChromium} from '../scripts/lib/chromium.mjs';
import {fail} from '../scripts/lib/fail.mjs';
import {ROOT} from '../scripts/lib/packages.mjs';
import {createStaticServer, listen} from '../scripts/lib/static-server.mjs';

const PARTS = ['pages', 'scroll', 'playground', 'heights', 'search', 'ablation'];
const {values, positionals} = readArguments();
const isLighthouse = positionals.length === 1 && positionals[0] === 'lighthouse';
/** Parts that take minutes run alone. */
const isGrowth = positionals.length === 1 && positionals[0] === 'growth';
const isSession = positionals.length === 1 && positionals[0] === 'session';
const parts = positionals.length > 0 ? positionals : PARTS;
const unknown = parts.find(
  (part) => !isLighthouse && !isGrowth && !isSession && !PARTS.includes(part),
);
if (unknown)
  fail(
    `There is no part "${unknown}" to measure.`,
    `Parts: ${PARTS.join(', ')}, or lighthouse, growth or session alone.`,
  );
const runs = Number(values.runs ?? (isLighthouse ? 5 : 3));
if (!Number.isInteger(runs) || runs < 1)
  fail(
    `--runs is "${values.runs}", which is no number of runs.`,
    'Use a whole number: npm run bench -- --runs 5',
  );

const PAGES = [
  {name: 'home', route: '/'},
  {name: 'start', route: '/start'},
  {name: 'features', route: '/features/features'},
  {name: 'docs', route: '/docs/connect'},
  {name: 'docs, scrolled', route: '/docs/messages', scroll: true},
  {name: 'examples', route: '/examples/frameworks'},
  {name: 'playground', route: '/playground'},
];

if (isGrowth) {
  const {measureGrowth} = await import('./growth.mjs');
  const own = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  await measureGrowth(own, values.times.map(Number));
  await own.close();
  process.exit();
}
const folder = path.join(ROOT, 'build');
if (!existsSync(path.join(folder, 'index.html')))
  fail('There is no built site in build/.', 'Build it first: npm run build');

if (isSession) {
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project=sweeps', 'long-session'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {...process.env, CHROMIUM_PATH: ensureChromium(), SESSION_ROUNDS: values.runs ?? '60'},
    },
  );
  process.exit(status ?? 1);
}
const {server, port} = await listen(createStaticServer({folder, brotliQuality: 11}));
const origin = `http://localhost:${port}`;
if (isLighthouse) {
  const {benchLighthouse} = await import('./lighthouse.mjs');
  try {
    const executablePath = ensureChromium();
    await benchLighthouse({origin, executablePath, runs, only: values.page});
  } finally {
    server.close();
  }
  process.exit();
}
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: CHROMIUM_ARGS,
});
const kB = (value) => value.toFixed(value < 10 ? 1 : 0);
try {
  if (parts.includes('pages')) await printPages();
  if (parts.includes('scroll')) await printScroll();
  if (parts.includes('playground')) await printStreams();
  if (parts.includes('heights')) await printHeights(browser, folder, origin);
  if (parts.includes('search')) await measureSearch(browser, origin, {runs});
  if (parts.includes('ablation')) measureAblation(INDEX_FILE);
} finally {
  await browser.close();
  server.close();
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        runs: {type: 'string'},
        page: {type: 'string', multiple: true, default: []},
        times: {type: 'string', multiple: true, default: ['4', '10']},
      },
    });
  } catch (error) {
    fail(
      error.message.split('. ')[0] + '.',
      `Use: npm run bench -- [${PARTS.join('|')}|lighthouse|growth|session] [--runs 5] [--page home] [--times 4]`,
    );
  }
}

async function printPages() {
  console.log(
    `\n${THROTTLING.cpu}x CPU, 1.6 Mbit/s, ${THROTTLING.latency} ms, 1280 px, medians of ${runs}; kB = 1000 bytes, brotli\n`,
  );
  console.log(
    '| page | html | js | css | font | img | other | prefetch | LCP ms | on | TBT ms | CLS | longest task ms |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---|---:|---:|---:|');
  // Fill the server's cache of compressed files, so that the first run is like the others.
  for (const {route} of PAGES) await measurePage(browser, origin + route, {runs: 1});
  for (const {name, route, scroll} of PAGES) {
    const row = await measurePage(browser, origin + route, {runs, scroll});
    console.log(
      `| ${name} | ${[row.html, row.js, row.css, row.font, row.img, row.other, row.prefetch].map(kB).join(' | ')} | ${Math.round(row.lcp)} | ${row.lcpElement.toLowerCase()} | ${Math.round(row.tbt)} | ${row.cls.toFixed(4)} | ${Math.round(row.longest)} |`,
    );
  }
  const navigation = await measureNavigation(browser, origin, {runs});
  console.log(
    `\nNavigation, click to new heading, unthrottled, median: ${Math.round(navigation)} ms\n`,
  );
}

async function printStreams() {
  console.log(
    `\nReplies that stream into all chats at once, ${THROTTLING.cpu}x CPU, ${runs} runs\n`,
  );
  console.log(
    '| chats | words | frames | median ms | p95 ms | longest ms | over the limit | longest task ms | work ms |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  const samples = await measureStreams(browser, origin, {runs});
  for (const {chats, words, frames, median, p95, longest, over, task, work} of samples)
    console.log(
      `| ${chats} | ${words.toFixed(0)} | ${frames} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${longest.toFixed(1)} | ${over} | ${task.toFixed(0)} | ${work.toFixed(0)} |`,
    );
  const [best] = samples;
  if (best.chats < CHATS)
    return console.log(`\nNo verdict: only ${best.chats} of ${CHATS} replies streamed in.\n`);
  console.log(
    best.p95 < MAX_FRAME
      ? `\n95 of 100 frames take less than ${MAX_FRAME} ms.\n`
      : `\nToo slow: 5 of 100 frames take more than ${MAX_FRAME} ms.\n`,
  );
}

async function printScroll() {
  const {route, examples} = pageWithMostExamples(folder);
  console.log(
    `\nScrolling ${route} (${examples} examples), ${THROTTLING.cpu}x CPU, ${runs} runs\n`,
  );
  console.log('| way | longest task, best ms | median ms | chats | what ran in it |');
  console.log('|---|---:|---:|---:|---|');
  const rows = await measureScroll(browser, origin + route, {runs});
  for (const {way, best, median} of rows)
    console.log(
      `| ${way} | ${Math.round(best.longest)} | ${Math.round(median.longest)} | ${best.chats} | ${best.scripts.join('; ') || 'style and layout'} |`,
    );
  const over = rows.filter(({best}) => best.longest > MAX_TASK).map(({way}) => way);
  console.log(
    over.length === 0
      ? `\nNo task over ${MAX_TASK} ms.\n`
      : `\nOver ${MAX_TASK} ms: ${over.join(', ')}\n`,
  );
}
