// `npm run projects`: makes the project that "Open in StackBlitz" sends for each framework, installs it, starts
// it with the command that StackBlitz runs, chats with it in Chromium and builds it. Names choose some of them:
// `npm run projects -- vue nuxt`.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {runnerImport} from 'vite';
import {EXAMPLE, EXAMPLE_TITLE} from './projects/example.mjs';
import {runCommand, startProject, chatWith} from './projects/run.mjs';
import {ensureChromium} from './lib/chromium.mjs';
import {fail} from './lib/fail.mjs';
import {ROOT} from './lib/packages.mjs';

const load = async (file) =>
  (await runnerImport(path.join(ROOT, 'src', file), {configFile: false, logLevel: 'error'})).module;
const [{FRAMEWORKS}, {codeOf}, {CDN_URL}, {parseExample}, {projectOf}] = await Promise.all(
  [
    'example/frameworks.ts',
    'example/generate/index.ts',
    'example/generate/html.ts',
    'example/model/parseExample.ts',
    'example/stackblitz/project.ts',
  ].map(load),
);

const ids = FRAMEWORKS.map(({id}) => id);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !ids.includes(name));
if (unknown.length > 0)
  fail(`There is no framework named ${unknown.join(', ')}.`, `Frameworks: ${ids.join(', ')}.`);

const outline = JSON.stringify(parseExample(EXAMPLE));
const projectFor = (id) =>
  projectOf(
    codeOf({source: EXAMPLE, outline, title: EXAMPLE_TITLE, height: 360}, id),
    id,
    EXAMPLE_TITLE,
  );

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

const component = readFileSync(path.join(ROOT, 'node_modules/deep-chat/dist/deepChat.bundle.js'));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  handleSIGINT: false,
  handleSIGTERM: false,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

/** Opens the page of a project, with the published file of the component from this site's packages. */
async function chat(url) {
  const context = await browser.newContext();
  try {
    await context.route(CDN_URL, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: {'Access-Control-Allow-Origin': '*'},
        body: component,
      }),
    );
    await chatWith(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

/** @returns what was done, for the line of the framework */
async function check(id, folder) {
  const {files, template} = projectFor(id);
  write(folder, files);
  if (template === 'html') {
    await chat(pathToFileURL(path.join(folder, 'index.html')).href);
    return 'opened, answers';
  }
  await runCommand('npm', ['install', '--no-fund', '--no-audit', '--prefer-offline'], folder);
  const running = await startProject(folder);
  try {
    await chat(running.url);
  } finally {
    await running.stop();
  }
  await runCommand('npm', ['run', 'build'], folder);
  return 'installed, started, answers, built';
}

// Ctrl+C: programs in groups of their own would go on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const parent = mkdtempSync(path.join(os.tmpdir(), 'deep-chat-projects-'));
const lines = [];
let failed = 0;
try {
  for (const {id, label} of FRAMEWORKS.filter(({id}) => names.length === 0 || names.includes(id))) {
    console.log(`${label} …`);
    const began = Date.now();
    const folder = path.join(parent, id);
    mkdirSync(folder);
    let done;
    try {
      done = await check(id, folder);
    } catch (error) {
      failed += 1;
      done = `FAILED: ${error.message}`;
    }
    lines.push(`${label.padEnd(8)} ${done} (${Math.round((Date.now() - began) / 1000)} s)`);
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  }
} finally {
  await browser.close();
  rmSync(parent, {recursive: true, force: true, maxRetries: 3});
}
console.log(`\n${lines.join('\n')}\n\n${lines.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
