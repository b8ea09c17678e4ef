import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {fragments} from './allFragments';

// @spec 2.routes.fragments
it.each(['path', 'title', 'summary'] as const)('no two parts have the same %s', (key) => {
  const values = fragments.map((fragment) => fragment[key]);
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

it.each(fragments)('$path has a module, and a summary that describes its page', (fragment) => {
  expect(fragment.path).toMatch(/^(\/[\w-]+)+$/);
  expect(existsSync(path.resolve(__dirname, '..', fragment.module)), fragment.module).toBe(true);
  expect(fragment.summary.length).toBeGreaterThanOrEqual(80);
  expect(fragment.summary.length).toBeLessThanOrEqual(160);
});
