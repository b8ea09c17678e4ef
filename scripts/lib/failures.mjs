import {stripVTControlCharacters} from 'node:util';

/** Lines for all failures of a step together, so that the end of a long log still tells the causes. */
const LINES = 60;

/** Lines of each error when so many tests failed; the full text is further up in the output. */
const linesEach = (failures) => Math.min(12, Math.max(2, Math.floor(LINES / failures) - 2));

/** The first lines of a text that say something, each moved to the right. */
function firstLines(text, count) {
  const lines = stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim());
  const rest = lines.length - count;
  return [...lines.slice(0, count), ...(rest > 0 ? [`… ${rest} more lines`] : [])].map(
    (line) => `    ${line}`,
  );
}

/** Every test of a report of Playwright's, suites in suites included. */
function browserTests({suites = []}) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({spec, results: test.results, status: test.status})),
    ),
    ...browserTests(suite),
  ]);
}

/**
 * What failed in the browser tests: title, place and the first lines of the error.
 *
 * @param {object} report Content of Playwright's JSON report.
 * @returns {string[]} Lines.
 */
export function browserFailures(report) {
  const failed = browserTests(report).filter(({status}) => status === 'unexpected');
  const count = linesEach(failed.length);
  return [
    ...(report.errors ?? []).flatMap(({message, stack}) => firstLines(message ?? stack, 12)),
    ...failed.flatMap(({spec, results}) => {
      const error = results.at(-1)?.error;
      const line = error?.location?.line ?? spec.line;
      return [
        `  ${spec.title}`,
        `    tests/${spec.file}:${line}`,
        ...firstLines(error?.message ?? `status ${results.at(-1)?.status}`, count),
      ];
    }),
  ];
}

/**
 * What failed in the unit tests. A file that could not be loaded has no tests and counts itself.
 *
 * @param {object} report Content of Vitest's JSON report.
 * @param {string} root Folder of the site; paths are shown without it.
 * @returns {string[]} Lines.
 */
export function unitFailures({testResults, numFailedTests = 1}, root) {
  const count = linesEach(numFailedTests);
  return testResults.flatMap(({name, message, assertionResults}) => {
    // Vitest writes slashes on Windows too.
    const file = name.replace(`${root.replaceAll('\\', '/')}/`, '');
    const failed = assertionResults.filter(({status}) => status === 'failed');
    if (failed.length === 0) return message ? [`  ${file}`, ...firstLines(message, count)] : [];
    return failed.flatMap(({fullName, failureMessages}) => {
      const text = failureMessages.join('\n');
      const place = text.slice(Math.max(0, text.indexOf(file))).match(/:(\d+)(?=:\d+)/);
      const isPlaced = text.includes(file) && place;
      return [
        `  ${fullName}`,
        `    ${file}${isPlaced ? `:${place[1]}` : ''}`,
        ...firstLines(text, count),
      ];
    });
  });
}

/** The browser tests that took longest, longest first, one line each. */
export function slowestTests(report, count = 10) {
  return browserTests(report)
    .map(({spec, results}) => ({
      spec,
      seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(
      ({spec, seconds}) =>
        `${seconds.toFixed(1).padStart(6)} s  tests/${spec.file}:${spec.line} ${spec.title}`,
    );
}

/** The last lines of what a command printed. */
export const lastLines = (text, count = 15) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count)
    .map((line) => `    ${line}`);
