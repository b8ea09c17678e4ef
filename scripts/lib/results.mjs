import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** Lines of an error that the end of the log repeats; the whole error is where the test ran. */
const MAX_LINES = 12;

const linesOf = (text) => stripVTControlCharacters(text).trimEnd().split('\n');
const failure = (title, place, error = 'No error was reported.') =>
  [
    title,
    place,
    ...linesOf(error).filter((line) => line.trim() && !line.includes('/node_modules/')),
  ]
    .slice(0, MAX_LINES + 2)
    .join('\n    ');

/** Tests in a report of Playwright; suites are in suites. */
function browserTests({suites = [], errors = []}) {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  const tests = suites.flatMap(specsIn).flatMap(({title, file, line, tests: runs}) =>
    runs.map(({status, results, annotations}) => ({
      title,
      place: `tests/${file}:${line}`,
      status: {expected: 'passed', flaky: 'passed', unexpected: 'failed'}[status] ?? status,
      error: results?.at(-1)?.error?.message ?? results?.at(-1)?.status,
      reason: annotations?.find(({type}) => type === 'skip')?.description,
    })),
  );
  const others = errors.map(({message}) => ({
    title: 'Playwright',
    place: 'playwright.config.ts',
    status: 'failed',
    error: message,
  }));
  return [...others, ...tests];
}

/** Tests in a report of Vitest. A file that can't be loaded has no tests, and fails itself. */
function unitTests({testResults}) {
  return testResults.flatMap(({name: place, status, message, assertionResults}) => {
    const tests = assertionResults.map((test) => ({
      title: test.fullName,
      place,
      status: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
      error: test.failureMessages?.join('\n'),
    }));
    const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed');
    return isBroken ? [...tests, {title: 'The file failed', place, status, error: message}] : tests;
  });
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
    linesOf(output).slice(-MAX_LINES).join('\n'),
  );
  if (!file || !existsSync(file))
    return {passed: code === 0 ? 1 : 0, failed: code === 0 && !file ? [] : [end], skipped: []};
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.suites ? browserTests(report) : unitTests(report);
  const having = (wanted) => tests.filter(({status}) => status === wanted);
  const failed = having('failed').map(({title, place, error}) => failure(title, place, error));
  return {
    passed: having('passed').length,
    failed: code !== 0 && failed.length === 0 ? [end] : failed,
    skipped: having('skipped').map(({title, reason}) => (reason ? `${title} (${reason})` : title)),
  };
}
