// `npm run release:rehearse`: installs the next patch or minor release of Docusaurus, React and DocSearch in a copy of the
// project, checks types, builds and goes the main journeys there, and says what has to change. The project stays
// as it is. `-- @docusaurus/core@3.11.0` names releases, and `-- --list` only prints what would be installed.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureChromium} from './lib/chromium.mjs';
import {copyProject} from './lib/copy-project.mjs';
import {fail} from './lib/fail.mjs';
import {browserFailures, lastLines, unitFailures} from './lib/failures.mjs';
import {ROOT} from './lib/packages.mjs';
import {JOURNEYS, NAMING} from './rehearse/lists.mjs';
import {changedOriginals} from './rehearse/originals.mjs';
import {families, nextVersion, withVersions} from './rehearse/releases.mjs';

const USAGE = 'Use: npm run release:rehearse -- [--list] [--keep] [react@19.3.2]';
const {values, positionals} = readArguments();
const {dependencies, devDependencies} = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
);
const installed = {...dependencies, ...devDependencies};

const wanted = positionals.length > 0 ? named(positionals) : newest();
for (const {name, packages, from, to} of wanted)
  console.log(
    `${name}: ${from}${to ? ` → ${to} (${packages.length} packages)` : ', the newest of its kind'}`,
  );
const changes = wanted.filter(({to}) => to);
if (values.list || changes.length === 0) {
  if (changes.length === 0) console.log('\nThere is nothing to rehearse.');
  process.exit();
}

const folder = copyProject('rehearsal', {packages: false});
/** Steps with what they printed, or undefined where all is well. */
const results = new Map();
let originals = [];
try {
  install();
  originals = changedOriginals(ROOT, folder);
  step('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  step('unit', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ]);
  const isBuilt = step('build', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build']);
  if (isBuilt) step('journeys', ['node_modules/@playwright/test/cli.js', 'test', ...JOURNEYS]);
} finally {
  if (values.keep) console.log(`\nThe copy is in ${folder}`);
  else rmSync(folder, {recursive: true, force: true});
}
process.exit(report() ? 0 : 1);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: {type: 'boolean', default: false},
        keep: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    return fail(`${error.message.split('. ')[0]}.`, USAGE);
  }
}

/** The releases that the arguments name. */
function named(list) {
  return list.map((text) => {
    const [, name, to] = /^(@?[^@]+)@(\d+\.\d+\.\d+)$/.exec(text) ?? [];
    const family = families(installed).find(({packages}) => packages.includes(name));
    if (!family) fail(`"${text}" is no release of Docusaurus, React or DocSearch.`, USAGE);
    return {...family, to};
  });
}

/** The newest releases of the same major version. */
function newest() {
  return families(installed).map((family) => {
    const {status, stdout} = npm(['view', family.packages[0], 'versions', '--json'], 'pipe');
    if (status !== 0)
      fail(
        `npm could not tell the releases of ${family.packages[0]}.`,
        'Connect to the npm registry, or name a release.',
      );
    return {...family, to: nextVersion(family.from, JSON.parse(stdout))};
  });
}

function npm(args, stdio, cwd = ROOT) {
  return spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', stdio, 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Installs the releases in the copy. The projects that the site offers name the same ones. */
function install() {
  for (const name of NAMING) {
    const file = path.join(folder, name);
    let text = readFileSync(file, 'utf8');
    for (const {packages, from, to} of changes) text = withVersions(text, packages, from, to);
    writeFileSync(file, text);
  }
  const {status} = npm(
    ['install', '--no-audit', '--no-fund', '--prefer-offline'],
    'inherit',
    folder,
  );
  if (status === 0) return;
  // `fail` ends the process before the copy would be removed.
  if (!values.keep) rmSync(folder, {recursive: true, force: true});
  fail(
    'The releases could not be installed together (npm says why above).',
    'Name them one by one.',
  );
}

/** Runs a program in the copy and returns whether it succeeded. */
function step(name, args) {
  console.log(`\n== ${name}`);
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      TEST_PORT: '4590', // No other site may answer.
      ...process.env,
      CHROMIUM_PATH: name === 'journeys' ? ensureChromium() : '',
      FORCE_COLOR: '0',
    },
  });
  results.set(name, status === 0 ? undefined : stdout + stderr);
  console.log(status === 0 ? 'ok' : reasons(name, stdout + stderr).join('\n'));
  return status === 0;
}

/** Why a step failed: its tests with their errors, or the end of what it printed. */
function reasons(name, output) {
  const read = (file) => {
    const place = path.join(folder, 'test-results', file);
    return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
  };
  const unit = name === 'unit' && read('unit.json');
  const browser = name === 'journeys' && read('browser.json');
  const lines = [
    ...(unit ? unitFailures(unit, folder) : []),
    ...(browser ? browserFailures(browser) : []),
  ];
  return lines.length > 0 ? lines : lastLines(output, 40);
}

/** Prints what passed, which of our files the failures name, and whose originals changed. Returns whether all passed. */
function report() {
  console.log('');
  for (const [name, output] of results) console.log(`${output ? 'FAILED' : 'ok    '} ${name}`);
  const failed = [...results.values()].filter(Boolean).join('\n');
  const files = [...new Set(failed.match(/src\/(?:client-patches|theme)\/[\w./-]*\w/g) ?? [])];
  if (files.length > 0) console.log(`\nHas to change:\n    ${files.join('\n    ')}`);
  if (originals.length > 0)
    console.log(`\nReplaces what has changed; compare it:\n    ${originals.join('\n    ')}`);
  if (files.length + originals.length === 0)
    console.log(
      failed
        ? '\nNo patch and no theme component is named: the failures above say what broke.'
        : '\nNo patch and no theme component has to change.',
    );
  return failed === '';
}
