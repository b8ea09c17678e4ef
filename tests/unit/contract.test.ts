import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {CONTRACT} from '../contract';
import {findTest} from '../contract/titles';

/** The statements of the specification, with the lines that each names. */
const STATEMENTS = readFileSync(path.join(__dirname, '../contract/specification.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) =>
    [...section.matchAll(/^- (.*)$/gm)].map(([, says = '']) => ({
      says,
      ids: [...says.matchAll(/\[(\d[\w.]+)\]/g)].map(([, id = '']) => id),
    })),
  );

it('each statement of the specification names a line, and each line a statement', () => {
  const ids = CONTRACT.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(STATEMENTS.length).toBeGreaterThan(100);
  expect(STATEMENTS.filter((statement) => statement.ids.length === 0)).toEqual([]);
  const named = STATEMENTS.flatMap((statement) => statement.ids);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !named.includes(id))).toEqual([]);
});

it('each line names tests that exist', () => {
  const wrong = CONTRACT.flatMap(({id, tests}) =>
    tests.map(findTest).flatMap((found) => (typeof found === 'string' ? [`${id}: ${found}`] : [])),
  );
  expect(wrong).toEqual([]);
});
