import {expect, test} from 'vitest';
import {browserFailures, lastLines, slowestTests, unitFailures} from './failures.mjs';

const spec = (title, status, duration, error) => ({
  title,
  file: 'e2e/shell.spec.ts',
  line: 7,
  tests: [{status, results: [{status: 'failed', duration, error}]}],
});

const REPORT = {
  errors: [],
  suites: [
    {
      specs: [spec('opens', 'expected', 1500)],
      suites: [
        {
          specs: [
            spec('closes', 'unexpected', 4000, {
              message: `\u001b[31mError: no button\u001b[39m\n\n${'line\n'.repeat(20)}`,
              location: {line: 12},
            }),
          ],
        },
      ],
    },
  ],
};

test('a failed browser test: title, place, first lines of the error without colors', () => {
  const lines = browserFailures(REPORT);
  expect(lines.slice(0, 3)).toEqual([
    '  closes',
    '    tests/e2e/shell.spec.ts:12',
    '    Error: no button',
  ]);
  expect(lines).toHaveLength(15);
  expect(lines.at(-1)).toBe('    … 9 more lines');
});

test('an error outside of the tests is a failure too', () => {
  expect(browserFailures({errors: [{message: 'no server'}], suites: []})).toEqual([
    '    no server',
  ]);
});

test('the slowest tests come first', () => {
  expect(slowestTests(REPORT, 1)).toEqual(['   4.0 s  tests/e2e/shell.spec.ts:7 closes']);
});

test('failed unit tests and files that could not be loaded', () => {
  const testResults = [
    {
      name: '/site/src/a.test.ts',
      message: '',
      assertionResults: [
        {status: 'passed', fullName: 'good', failureMessages: []},
        {
          status: 'failed',
          fullName: 'a is b',
          failureMessages: ['AssertionError: a\n    at /site/src/a.test.ts:31:5'],
        },
      ],
    },
    {name: '/site/src/b.test.ts', message: 'Cannot find b', assertionResults: []},
    {name: '/site/src/c.test.ts', message: '', assertionResults: []},
  ];
  expect(unitFailures({testResults}, '/site')).toEqual([
    '  a is b',
    '    src/a.test.ts:31',
    '    AssertionError: a',
    '        at /site/src/a.test.ts:31:5',
    '  src/b.test.ts',
    '    Cannot find b',
  ]);
});

test('a failed unit test on Windows is named below the site too', () => {
  const testResults = [
    {name: 'C:/site/src/b.test.ts', message: 'Cannot find b', assertionResults: []},
  ];
  expect(unitFailures({testResults}, 'C:\\site')).toEqual(['  src/b.test.ts', '    Cannot find b']);
});

test('the last lines that say something', () => {
  expect(lastLines('one\n\ntwo\n\u001b[1mthree\u001b[0m\n', 2)).toEqual(['    two', '    three']);
});
