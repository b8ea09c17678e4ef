import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** Lines of an error that the end of the log repeats; the whole error is where the test ran. */
const MAX_LINES = 12;

const lastLines = (text, count) =>
  stripVTControlCharacters(text).trimEnd().split('\n').slice(-count);

const failure = (title, place, error) =>
  [
    title,
    `  ${place}`,
    ...stripVTControlCharacters(error ?? 'No error was reported.')
      .split('\n')
      .filter((line) => line.trim() && !line.includes('/node_modules/'))
      .slice(0, MAX_LINES)
      .map((line) => `    ${line}`),
  ].join('\n');

/** Results in a report of Playwright; suites are in suites. */
function browserResults({suites = [], errors = []}) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({spec, test})));
  const having = (status) => tests.filter(({test}) => test.status === status);
  return {
    passed: having('expected').length + having('flaky').length,
    failed: [
      ...errors.map(({message}) => failure('Playwright', 'playwright.config.ts', message)),
      ...having('unexpected').map(({spec, test}) => {
        const last = test.results.at(-1);
        return failure(
          spec.title,
          `tests/${spec.file}:${spec.line}`,
          last?.error?.message ?? last?.status,
        );
      }),
    ],
    skipped: having('skipped').map(
      ({spec, test}) =>
        `${spec.title} (${test.annotations.find(({type}) => type === 'skip')?.description ?? 'no reason given'})`,
    ),
  };
}

/** Results in a report of Vitest. A file that can't be loaded has no tests, and fails itself. */
function unitResults({testResults}) {
  const tests = testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map((test) => ({...test, file: name})),
  );
  const having = (...statuses) => tests.filter(({status}) => statuses.includes(status));
  return {
    passed: having('passed').length,
    failed: [
      ...testResults
        .filter(
          ({status, assertionResults}) =>
            status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
        )
        .map(({name, message}) => failure('The file failed', name, message)),
      ...having('failed').map(({fullName, file, failureMessages}) =>
        failure(fullName, file, failureMessages.join('\n')),
      ),
    ],
    skipped: having('skipped', 'pending', 'todo').map(({fullName}) => fullName),
  };
}

/**
 * What a step did: the number of tests that passed, a text for each that failed, and the titles of the skipped ones.
 * A step without a report is one test.
 *
 * @param {{file?: string, code: number, output: string}} step `file` is a report in JSON, of Vitest or Playwright
 */
export function readResults({file, code, output}) {
  const end = failure(
    `It ended with code ${code}`,
    'the end of its output:',
    lastLines(output, MAX_LINES).join('\n'),
  );
  if (!file || !existsSync(file))
    return {passed: code === 0 ? 1 : 0, failed: code === 0 && !file ? [] : [end], skipped: []};
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const results = report.suites ? browserResults(report) : unitResults(report);
  return code !== 0 && results.failed.length === 0 ? {...results, failed: [end]} : results;
}
