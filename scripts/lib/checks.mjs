import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './packages.mjs';

const RESULTS = path.join(ROOT, 'test-results');
const bin = (name) => path.join(ROOT, 'node_modules', name);

/** Settings of a second build: everything that the first one leaves at its default. */
const VARIANT = {
  SITE_BASE_URL: '/sub/path/',
  SITE_ANNOUNCEMENT: 'Version <b>two</b> is out',
  SITE_ANNOUNCEMENT_ID: 'version-2',
  SITE_COLOR_MODE_SYSTEM: 'true',
  SEARCH_MISSING_RESULTS_URL: 'https://example.org/new?title={query}',
};

/** Names, in order. `report` is the JSON file that says how many tests a step ran. */
const STEPS = [
  {name: 'format', script: bin('prettier/bin/prettier.cjs'), args: ['--check', '.']},
  {name: 'lint', script: bin('eslint/bin/eslint.js'), args: ['.', '--max-warnings', '0']},
  {name: 'types', script: bin('typescript/bin/tsc'), args: ['--noEmit']},
  {
    name: 'unit',
    script: bin('vitest/vitest.mjs'),
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    report: 'unit.json',
    count: ({numPassedTests, numFailedTests, numPendingTests, testResults}) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
      reasons: testResults.flatMap(({assertionResults}) =>
        assertionResults.filter(({status}) => status === 'skipped').map(({fullName}) => fullName),
      ),
    }),
  },
  {name: 'build', script: bin('@docusaurus/core/bin/docusaurus.mjs'), args: ['build']},
  {
    name: 'build-variant',
    script: bin('@docusaurus/core/bin/docusaurus.mjs'),
    args: ['build', '--out-dir', 'build-variant'],
    env: VARIANT,
  },
  {
    name: 'browser',
    script: bin('@playwright/test/cli.js'),
    args: ['test'],
    report: 'browser.json',
    count: ({stats, suites}) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      reasons: suites.flatMap(skippedSpecs),
    }),
    needs: ['build', 'build-variant'],
  },
];

/** Title and reason of each skipped browser test of a file, from Playwright's report. */
function skippedSpecs({specs = [], suites = []}) {
  const own = specs.flatMap(({title, tests}) =>
    tests
      .flatMap(({annotations}) => annotations)
      .filter(({type}) => type === 'skip')
      .map(({description}) => `${title} (${description ?? 'no reason given'})`),
  );
  return [...own, ...suites.flatMap(skippedSpecs)];
}

function run({script, args}, env) {
  const child = spawn(process.execPath, [script, ...args], {cwd: ROOT, stdio: 'inherit', env});
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** What a step counts for: its tests where it reports them, itself otherwise. */
function outcome(step, code) {
  const file = step.report && path.join(RESULTS, step.report);
  if (!file || !existsSync(file))
    return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const counts = step.count(JSON.parse(readFileSync(file, 'utf8')));
  const isHiddenFailure = code !== 0 && counts.failed === 0;
  return isHiddenFailure ? {...counts, failed: 1} : counts;
}

/**
 * Runs the checks one after another, a failure does not stop the next one, and prints the sum in the last
 * line. Resolves with the exit code.
 *
 * @param {{chromium: string, only: string[]}} options `only` names steps; none means all of them.
 */
export async function runChecks({chromium, only}) {
  const unknown = only.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no check named ${unknown.join(', ')}. Checks: ${STEPS.map(({name}) => name).join(', ')}.`,
    );
    return 1;
  }
  mkdirSync(RESULTS, {recursive: true});
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  };
  const rows = [];
  const failedSteps = new Set();
  for (const step of STEPS.filter(({name}) => only.length === 0 || only.includes(name))) {
    if (step.report) rmSync(path.join(RESULTS, step.report), {force: true});
    console.log(`\n== ${step.name}`);
    const started = Date.now();
    const blockers = (step.needs ?? []).filter((name) => failedSteps.has(name));
    const isBlocked = blockers.length > 0;
    if (isBlocked) console.log(`not run, because ${blockers.join(' and ')} failed`);
    const counts = isBlocked
      ? {passed: 0, failed: 1}
      : outcome(step, await run(step, {...env, ...step.env}));
    if (counts.failed > 0) failedSteps.add(step.name);
    rows.push({...counts, name: step.name, seconds: Math.round((Date.now() - started) / 1000)});
  }
  console.log('');
  for (const {name, passed, failed, seconds} of rows)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)`,
    );
  for (const {reasons = []} of rows)
    for (const reason of reasons) console.log(`skipped  ${reason}`);
  const sum = (key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') === 0 ? 0 : 1;
}
