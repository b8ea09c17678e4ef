// `npm test`: installs what's missing, runs the quick checks, and says how many passed and failed. `npm run test:full`
// adds the sweeps over all pages, examples and settings. `npm test types unit` runs the named steps only.
import {spawn} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {ensureChromium} from './lib/chromium.mjs';
import {ROOT, SERVERS, ensurePackages} from './lib/command.mjs';
import {readResults} from './lib/results.mjs';

ensurePackages();

const CACHE = 'node_modules/.cache';

/** Settings of a second build: everything that the first one leaves at its default. */
const VARIANT = {
  SITE_BASE_URL: '/sub/path/',
  SITE_ANNOUNCEMENT: 'Version <b>two</b> is out',
  SITE_ANNOUNCEMENT_ID: 'version-2',
  SITE_COLOR_MODE_SYSTEM: 'true',
  SITE_OFFLINE: 'false',
  SEARCH_MISSING_RESULTS_URL: 'https://example.org/new?title={query}',
  SEARCH_APP_ID: 'APP0123456',
  SEARCH_API_KEY: '0123456789abcdef',
  SEARCH_INDEX: 'hosted-docs',
  SEARCH_HOSTS: 'https://search-1.example.org, https://search-2.example.org:8443',
};

const vitest = (name, ...args) => ({
  name,
  script: 'vitest/vitest.mjs',
  args: [
    ...['run', '--reporter=default', '--reporter=junit'],
    ...[`--outputFile.junit=test-results/${name}.xml`, ...args],
  ],
  report: `test-results/${name}.xml`,
});
const playwright = (name, ...projects) => ({
  name,
  script: '@playwright/test/cli.js',
  args: ['test', ...projects.map((project) => `--project=${project}`)],
  env: {TEST_REPORT: `test-results/${name}.xml`},
  report: `test-results/${name}.xml`,
});
const docusaurus = (name, env, ...args) => ({
  name,
  script: '@docusaurus/core/bin/docusaurus.mjs',
  args: ['build', ...args],
  env,
});

const isFull = process.argv.includes('--full');

/** Steps in order; those of an inner list run at the same time. */
const QUICK = [
  [
    // What has been checked and hasn't changed is not read again. Some rules read types of other files, so the full run
    // reads all.
    {
      name: 'lint',
      script: 'eslint/bin/eslint.js',
      args: [
        ...['.', '--max-warnings', '0'],
        ...(isFull ? [] : ['--cache', `--cache-location=${CACHE}/eslint/`]),
      ],
    },
    {name: 'format', script: 'prettier/bin/prettier.cjs', args: ['--check', '--cache', '.']},
    {
      name: 'types',
      script: 'typescript/bin/tsc',
      args: ['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.json`],
    },
    {name: 'prose', script: '../scripts/prose.mjs', args: []},
    // It keeps one core busy at most, so it costs little time beside the others.
    docusaurus('build', {}),
  ],
  [vitest('unit', 'src/', 'scripts/', 'tests/unit/')],
  [playwright('journeys', 'journeys')],
];
const FULL = [
  ...QUICK,
  [
    docusaurus('build-variant', VARIANT, '--out-dir', 'build-variant'),
    vitest('unit-sweeps', 'tests/sweeps/'),
  ],
  [playwright('sweeps', 'sweeps', '*-journeys')],
];

const wanted = process.argv.slice(2).filter((name) => name !== '--full');
const names = FULL.flat().map(({name}) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no step "${unknown}". Steps: ${names.join(', ')}.`);
  process.exit(1);
}
const groups = (wanted.length > 0 || isFull ? FULL : QUICK)
  .map((group) => group.filter(({name}) => wanted.length === 0 || wanted.includes(name)))
  .filter((group) => group.length > 0);
if (groups.flat().some(({name}) => name.endsWith('sweeps'))) ensurePackages({folder: SERVERS});
const needsBrowser = groups.flat().some(({env}) => env?.TEST_REPORT);
const env = {
  ...process.env,
  ...(needsBrowser ? {CHROMIUM_PATH: ensureChromium()} : {}),
  ...(process.stdout.isTTY ? {} : {NO_COLOR: '1'}),
};
mkdirSync(`${ROOT}/test-results`, {recursive: true});

/** Runs a step, shows its output (immediately, or at its end when others run beside it), and resolves with its results. */
async function run(step, isAlone) {
  const started = Date.now();
  if (step.report) rmSync(`${ROOT}/${step.report}`, {force: true});
  if (isAlone) console.log(`\n== ${step.name}`);
  const child = spawn(process.execPath, [`${ROOT}/node_modules/${step.script}`, ...step.args], {
    cwd: ROOT,
    env: {...env, ...step.env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  const code = await new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  if (!isAlone) console.log(`\n== ${step.name}\n${output}`);
  const results = readResults({file: step.report && `${ROOT}/${step.report}`, code, output});
  return {...results, name: step.name, seconds: Math.round((Date.now() - started) / 1000)};
}

const done = [];
for (const group of groups) {
  const brokenBuild = done.find(({name, failed}) => name.startsWith('build') && failed.length > 0);
  const runNow = (step) =>
    brokenBuild && step.env?.TEST_REPORT
      ? {
          name: step.name,
          passed: 0,
          failed: ['not run, because the build failed'],
          skipped: [],
          seconds: 0,
        }
      : run(step, group.length === 1);
  done.push(...(await Promise.all(group.map(runNow))));
}

for (const {name, skipped} of done)
  for (const reason of skipped) console.log(`skipped in ${name}: ${reason}`);
for (const {name, failed} of done)
  for (const text of failed) console.log(`\nFAILED in ${name}: ${text}`);
console.log('');
for (const {name, passed, failed, seconds} of done)
  console.log(
    `${failed.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${passed} passed, ${failed.length} failed (${seconds} s)`,
  );
const sum = (count) => done.reduce((total, results) => total + count(results), 0);
const failures = sum(({failed}) => failed.length);
console.log(
  `\n${sum(({passed}) => passed)} passed, ${failures} failed, ${sum(({skipped}) => skipped.length)} skipped`,
);
process.exit(failures === 0 ? 0 : 1);
