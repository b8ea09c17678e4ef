import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readResults} from './results.mjs';

function readReport(report) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'report.xml');
  writeFileSync(file, report);
  return readResults({file, code: 1, output: 'first\nlast line'});
}

it('reads the report of Playwright or Vitest', () => {
  const report = `<testcase name="works" classname="a.spec.ts" time="1"></testcase>
<testcase name="fails &gt; soon" classname="a.spec.ts"><failure message="x"><![CDATA[Expected 1\n\nReceived 2]]></failure></testcase>
<testcase classname="b.test.ts" name="divides"><failure message="x">\nby &lt;zero&gt;\n</failure></testcase>
<testcase name="clicks" classname="a.spec.ts"><error message="x" type="Error"><![CDATA[Test timeout exceeded]]></error></testcase>
<testcase name="waits" classname="a.spec.ts"><property name="skip" value="no Vue"></property><skipped/></testcase>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failed: [
      'fails > soon\n    a.spec.ts\n    Expected 1\n    Received 2',
      'divides\n    b.test.ts\n    by <zero>',
      'clicks\n    a.spec.ts\n    Test timeout exceeded',
    ],
    skipped: ['waits (no Vue)'],
  });
});

it('counts a step without a report, one whose report is missing, and an error after the tests', () => {
  expect(readResults({code: 0, output: ''})).toMatchObject({passed: 1, failed: []});
  expect(readResults({code: 2, output: 'a\nb'}).failed[0]).toContain('code 2');
  expect(readResults({code: 0, file: 'missing.xml', output: ''}).failed).toHaveLength(1);
  expect(readReport('').failed[0]).toContain('last line');
});
