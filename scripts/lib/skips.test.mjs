import {expect, it} from 'vitest';
import {browserSkips, unitSkips} from './skips.mjs';

it('names the unit tests that did not run', () => {
  const assertionResults = [
    {status: 'passed', fullName: 'one'},
    {status: 'skipped', fullName: 'javac (no JDK is installed)'},
  ];
  expect(unitSkips({testResults: [{assertionResults}]})).toEqual([
    '    javac (no JDK is installed)',
  ]);
});

it('names the browser tests that did not run, with the reason', () => {
  const spec = (title, annotations) => ({title, tests: [{annotations}]});
  const specs = [
    spec('Express', []),
    spec('Go', [{type: 'skip', description: 'Go is not installed'}]),
  ];
  expect(browserSkips({suites: [{suites: [{specs}]}]})).toEqual(['    Go: Go is not installed']);
});
