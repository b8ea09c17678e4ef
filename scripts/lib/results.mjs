import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** Lines of an error that the end of the log repeats; the whole error is where the test ran. */
const MAX_LINES = 12;

const ENTITIES = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};
const plain = (xml) => xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => ENTITIES[name]);

/** The lines of an error that say something. */
const linesOf = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('/node_modules/'));

/**
 * The tests of a JUnit report, which Playwright and Vitest both write. A file that can't be loaded is one that fails.
 * Playwright calls it a failure where an expectation didn't hold, and an error where anything else was thrown.
 */
const testsIn = (report) =>
  [...report.matchAll(/<testcase ([^>]*)>([^]*?)<\/testcase>/g)].map(([, attributes, inside]) => {
    const valueOf = (name) => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)[1]);
    return {
      title: valueOf('name'),
      place: valueOf('classname'),
      error: /<(failure|error)\b[^>]*>(?:\s*<!\[CDATA\[)?([^]*?)(?:\]\]>\s*)?<\/\1>/.exec(
        inside,
      )?.[2],
      isSkipped: inside.includes('<skipped'),
      reason: /name="skip" value="([^"]*)"/.exec(inside)?.[1],
    };
  });

/**
 * What a step did: the number of tests that passed, a text for each that failed, and the titles of the skipped ones.
 * A step without a report is one test.
 *
 * @param {{file?: string, code: number, output: string}} step `file` is a report in the format of JUnit
 */
export function readResults({file, code, output}) {
  const tests = file && existsSync(file) ? testsIn(readFileSync(file, 'utf8')) : [];
  const failed = tests
    .filter(({error}) => error !== undefined)
    .map(({title, place, error}) =>
      [title, place, ...linesOf(plain(error)).slice(0, MAX_LINES)].join('\n    '),
    );
  const skipped = tests.filter(({isSkipped}) => isSkipped);
  const isLost = failed.length === 0 && (code !== 0 || (file && tests.length === 0));
  const end = [`It ended with code ${code}`, 'the end of its output:'];
  return {
    passed: file ? tests.length - failed.length - skipped.length : Number(code === 0),
    failed: isLost ? [[...end, ...linesOf(output).slice(-MAX_LINES)].join('\n    ')] : failed,
    skipped: skipped.map(({title, reason}) => (reason ? `${title} (${plain(reason)})` : title)),
  };
}
