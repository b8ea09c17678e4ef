// Builds the site with many times its pages and measures what grows with them.
import {execFileSync, spawn} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {fail, ROOT} from '../scripts/lib/command.mjs';
import {createStaticServer, listen} from '../scripts/lib/static-server.mjs';
import {openSearch} from './search.mjs';

const kB = (bytes) => Math.round(bytes / 1000);

/**
 * Builds copies of the site with many times its docs and prints a row for each: pages, seconds and memory of a cold
 * build, bytes of the search index, and time to the first result in Chromium.
 */
export default async function measureGrowth({browser, times}) {
  console.log(
    '\nThe site with many times its docs pages; a cold build, then the search, unthrottled\n',
  );
  console.log(
    '| docs | pages | build s | build memory MB | index kB | of it headings and names kB | first result ms |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const factor of times) {
    const folder = copyProject();
    try {
      multiplyDocs(folder, factor);
      const {seconds, memory} = await build(folder);
      const index = indexSizes(folder);
      const first = await measureSearch(browser, path.join(folder, 'build'), factor);
      const cells = [
        `${factor}x`,
        readFileSync(path.join(folder, 'build/sitemap.xml'), 'utf8').match(/<loc>/g).length,
        Math.round(seconds),
        memory ? Math.round(memory / 1e6) : '',
        kB(index.all),
        kB(index.first),
        first,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  }
}

/** Copies the committed files into a temporary folder, with the packages of this one. */
function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  // A clone, because the build asks git for the dates of the pages.
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  // Not the folder itself: caches are in it.
  const packages = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((it) => it !== '.cache'))
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  return folder;
}

/** Adds copies of the docs, each with its own words, and a group for each in the sidebar. */
function multiplyDocs(folder, factor) {
  const docs = path.join(folder, 'docs');
  const names = readdirSync(docs, {recursive: true}).filter((name) =>
    /^(?!.*(?:^|[/\\])_).*\.mdx$/.test(name),
  );
  const originals = path.join(folder, 'originals');
  cpSync(docs, originals, {recursive: true});
  let groups = '';
  for (let copy = 1; copy < factor; copy++) {
    const place = path.join(docs, `copy${copy}`);
    cpSync(originals, place, {recursive: true});
    for (const name of names) {
      const file = path.join(place, name);
      writeFileSync(file, otherWords(readFileSync(file, 'utf8'), copy));
    }
    const items = names.map((name) => `docs/copy${copy}/${name.replace(/\.mdx$/, '')}`);
    groups += `${JSON.stringify({type: 'category', label: `Copy ${copy}`, items})},\n`;
  }
  rmSync(originals, {recursive: true});
  const sidebars = path.join(folder, 'sidebars.ts');
  const text = readFileSync(sidebars, 'utf8');
  writeFileSync(
    sidebars,
    text.replace(/\n {2}\],\n/, (end) => `\n${groups.trim()}${end}`),
  );
}

/** What must stay as it is in a line of prose: code, addresses, tags, expressions. */
const FIXED = /(`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}|https?:\S+|&\w+;)/;

/**
 * A page whose prose has other words of the same lengths: copies of the same words would weigh nothing once
 * they are compressed. Headings stay, because links name them, and so do blocks of code and components.
 */
function otherWords(text, copy) {
  const rotate = (word) =>
    word.replace(/./g, (letter) =>
      String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + copy) % 26)),
    );
  let isCode = false;
  return text.replace(/^.*$/gm, (line) => {
    if (/^\s*(```|---)/.test(line)) isCode = !isCode;
    if (isCode || !/^(?!import |export )([A-Za-z*[]|[-\d]+\.? )/.test(line)) return line;
    const pieces = line.split(FIXED);
    return pieces
      .map((piece, at) => (at % 2 ? piece : piece.replace(/[a-z]{4,}/g, rotate)))
      .join('');
  });
}

/** Builds a copy of the project. `memory` is the most that its process had, where Linux tells it. */
async function build(folder) {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']},
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-4000)));
  let memory = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      memory = Math.max(memory, 1024 * Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    } catch {
      // Not on Linux, or the build has just ended.
    }
  }, 500);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) fail('The build with more pages failed.', `It says:\n${output}`);
  return {seconds: (performance.now() - started) / 1000, memory};
}

/** Compressed bytes of the index as readers load it, and of what the first search waits for. */
function indexSizes(folder) {
  const generated = path.join(folder, '.docusaurus/search-index/default');
  const size = (name) => zlib.brotliCompressSync(readFileSync(path.join(generated, name))).length;
  return {all: size('names.json') + size('texts.json'), first: size('names.json')};
}

/** A word that only copies of the docs have: "component", see {@link otherWords}. */
const WORD_OF_A_COPY = 'dpnqpofou';

/** Milliseconds from the shortcut to the first result in a fresh page; looks that texts of copies are found too. */
async function measureSearch(browser, folder, factor) {
  const {server, port} = await listen(createStaticServer({folder, brotliQuality: 5}));
  const page = await browser.newPage({serviceWorkers: 'block'});
  try {
    const first = await openSearch(page, `http://localhost:${port}`);
    if (factor > 1) {
      await page.locator('dialog input').fill(WORD_OF_A_COPY);
      await page.getByRole('treeitem').filter({hasText: WORD_OF_A_COPY}).first().waitFor();
    }
    return first;
  } finally {
    await page.close();
    server.close();
  }
}
