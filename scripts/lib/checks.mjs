import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {browserFailures, lastLines, slowestTests, unitFailures} from './failures.mjs';
import {ROOT} from './packages.mjs';
import {browserSkips, unitSkips} from './skips.mjs';

const RESULTS = path.join(ROOT, 'test-results');
const bin = (name) => path.join(ROOT, 'node_modules', name);

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

/** A step that runs tests of `vitest.config.ts`. */
const unitStep = ({name, args, ...rest}) => ({
  name,
  script: bin('vitest/vitest.mjs'),
  args: [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ],
  report: `${name}.json`,
  count: ({numPassedTests, numFailedTests, numPendingTests}) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
  }),
  skips: unitSkips,
  failures: (report) => unitFailures(report, ROOT),
  ...rest,
});

/** A step that runs projects of `playwright.config.ts`. */
const browserStep = ({name, projects = [name], ...rest}) => ({
  name,
  script: bin('@playwright/test/cli.js'),
  args: ['test', ...projects.map((project) => `--project=${project}`)],
  env: {TEST_REPORT: `test-results/${name}.json`},
  report: `${name}.json`,
  count: ({stats}) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
  skips: browserSkips,
  failures: browserFailures,
  slowest: slowestTests,
  ...rest,
});

/**
 * Names, in order. Steps that are `isFull` belong to the full run only. `report` is the JSON file that says how many tests a step ran. Steps that are `single` keep
 * one core busy: neighbors like that run together.
 */
const STEPS = [
  {name: 'format', script: bin('prettier/bin/prettier.cjs'), args: ['--check', '.'], single: true},
  {
    name: 'lint',
    script: bin('eslint/bin/eslint.js'),
    args: ['.', '--max-warnings', '0'],
    single: true,
  },
  {name: 'types', script: bin('typescript/bin/tsc'), args: ['--noEmit'], single: true},
  {name: 'prose', script: path.join(ROOT, 'scripts/prose.mjs'), args: [], single: true},
  unitStep({name: 'unit', args: ['--exclude', 'tests/sweeps/**']}),
  {name: 'build', script: bin('@docusaurus/core/bin/docusaurus.mjs'), args: ['build']},
  browserStep({name: 'journeys', needs: ['build']}),
  {
    name: 'build-variant',
    script: bin('@docusaurus/core/bin/docusaurus.mjs'),
    args: ['build', '--out-dir', 'build-variant'],
    env: VARIANT,
    isFull: true,
  },
  unitStep({name: 'unit-sweeps', args: ['tests/sweeps'], isFull: true}),
  browserStep({
    name: 'sweeps',
    projects: ['phone-journeys', 'sweeps'],
    needs: ['build', 'build-variant'],
    isFull: true,
  }),
  {
    name: 'browsers',
    script: path.join(ROOT, 'scripts/browsers.mjs'),
    args: ['--journeys', '--report', path.join(RESULTS, 'browsers.json')],
    report: 'browsers.json',
    count: ({passed, failures, skipped}) => ({
      passed,
      failed: failures.length,
      skipped: skipped.length,
    }),
    skips: ({skipped}) => skipped.map((reason) => `    ${reason}`),
    failures: ({failures}) => failures.map((reason) => `    ${reason}`),
    needs: ['build'],
    isFull: true,
  },
];

/** Most characters of a step's output that are kept for the summary. */
const KEPT = 20_000;

/**
 * Runs a step and resolves with its exit code and the end of its output. Shows its output immediately, or,
 * if it runs beside others, when it ends.
 */
function run({name, script, args, single}, env) {
  const write = single ? () => undefined : (to, text) => to.write(text);
  if (!single) console.log(`\n== ${name}`);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding('utf8').on('data', (text) => {
      write(to, text);
      output = (output + text).slice(-KEPT);
    });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      if (single) console.log(`\n== ${name}\n${output}`);
      resolve({code: code ?? 1, output});
    }),
  );
}

/** Steps that run at the same time, in the order in which they begin. */
function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.single && last?.at(-1).single) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

function readReport({report}) {
  const file = report && path.join(RESULTS, report);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The number of tests of a step (one where it reports none), and the lines that tell why
 * it failed.
 */
function outcome(step, {code, output}) {
  const report = readReport(step);
  if (!report)
    return code === 0
      ? {passed: 1, failed: 0, reasons: []}
      : {passed: 0, failed: 1, reasons: lastLines(output)};
  const counts = {...step.count(report), skips: step.skips?.(report)};
  const slowest = step.slowest?.(report);
  const isHiddenFailure = code !== 0 && counts.failed === 0;
  if (!isHiddenFailure && counts.failed === 0) return {...counts, reasons: [], slowest};
  const reasons = step.failures(report);
  return {
    ...counts,
    failed: Math.max(1, counts.failed),
    reasons: reasons.length > 0 ? reasons : lastLines(output),
    slowest,
  };
}

/**
 * Runs the checks one after another; a failure does not stop the next one. Ends with what failed and why,
 * and the sum in the last line. Resolves with the exit code.
 *
 * @param {{chromium: string, only: string[], isFull: boolean}} options `only` names steps; none means all of
 * the quick run, or all there are when `isFull`.
 */
export async function runChecks({chromium, only, isFull}) {
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
  const failedSteps = new Set();
  const rowOf = async (step) => {
    if (step.report) rmSync(path.join(RESULTS, step.report), {force: true});
    const started = Date.now();
    const blockers = (step.needs ?? []).filter((name) => failedSteps.has(name));
    const reason = `not run, because ${blockers.join(' and ')} failed`;
    if (blockers.length > 0) console.log(`\n== ${step.name}\n${reason}`);
    const counts =
      blockers.length > 0
        ? {passed: 0, failed: 1, reasons: [`    ${reason}`]}
        : outcome(step, await run(step, {...env, ...step.env}));
    if (counts.failed > 0) failedSteps.add(step.name);
    return {...counts, name: step.name, seconds: Math.round((Date.now() - started) / 1000)};
  };
  const rows = [];
  const wanted = STEPS.filter((step) =>
    only.length > 0 ? only.includes(step.name) : isFull || !step.isFull,
  );
  for (const group of groupsOf(wanted)) rows.push(...(await Promise.all(group.map(rowOf))));
  const print = (lines) => lines.forEach((line) => console.log(line));
  for (const {slowest} of rows) if (slowest?.length) print(['\nSlowest tests', ...slowest]);
  for (const {skips} of rows) if (skips?.length) print(['\nSkipped', ...skips]);
  for (const {name, reasons} of rows)
    if (reasons.length > 0) print([`\nWhat failed in ${name}`, ...reasons]);
  console.log('');
  for (const {name, passed, failed, skipped, skips, seconds} of rows)
    console.log(
      passed + failed === 0 && skipped > 0
        ? `skipped ${name.padEnd(12)} ${skips.map((reason) => reason.trim()).join(', ')}`
        : `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${passed} passed, ${failed} failed (${seconds} s)`,
    );
  const sum = (key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') === 0 ? 0 : 1;
}
