import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readResults} from './results.mjs';

function readReport(report, code = 1) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readResults({file, code, output: 'first\nlast line'});
}

const spec = (title, test) => ({title, file: 'e2e/a.spec.ts', line: 3, tests: [test]});

it('reads a report of Playwright, suites in suites included', () => {
  const error = {message: '\u001b[31mExpected 1\u001b[0m\n\nReceived 2'};
  const inner = [
    spec('fails', {status: 'unexpected', results: [{error}]}),
    spec('waits', {status: 'skipped', annotations: [{type: 'skip', description: 'no Vue'}]}),
  ];
  const suites = [{specs: [spec('works', {status: 'expected'})], suites: [{specs: inner}]}];
  expect(readReport({suites})).toEqual({
    passed: 1,
    failed: ['fails\n    tests/e2e/a.spec.ts:3\n    Expected 1\n    Received 2'],
    skipped: ['waits (no Vue)'],
  });
});

it('reads a report of Vitest, and counts a file that cannot be loaded', () => {
  const test = (fullName, status, ...failureMessages) => ({fullName, status, failureMessages});
  const testResults = [
    {name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: []},
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        test('adds', 'passed'),
        test('divides', 'failed', 'by zero'),
        test('later', 'skipped'),
      ],
    },
  ];
  expect(readReport({testResults})).toEqual({
    passed: 1,
    failed: [
      'The file failed\n    a.test.ts\n    No such module',
      'divides\n    b.test.ts\n    by zero',
    ],
    skipped: ['later'],
  });
});

it('counts a step without a report, one whose report is missing, and an error after the tests', () => {
  expect(readResults({code: 0, output: ''})).toMatchObject({passed: 1, failed: []});
  expect(readResults({code: 2, output: 'a\nb'}).failed[0]).toContain('code 2');
  expect(readResults({code: 0, file: 'missing.json', output: ''}).failed).toHaveLength(1);
  expect(readReport({suites: []}).failed[0]).toContain('last line');
});
