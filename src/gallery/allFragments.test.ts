import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {fragments} from './allFragments';

// @spec 2.routes.fragments
it('no two parts have the same path', () => {
  const paths = fragments.map((fragment) => fragment.path);
  expect(new Set(paths).size).toBe(paths.length);
});

// Titles and summaries: tests/sweeps/html.spec.ts
it.each(fragments)('$path has a module', (fragment) => {
  expect(fragment.path).toMatch(/^(\/[\w-]+)+$/);
  expect(existsSync(path.resolve(__dirname, '..', fragment.module)), fragment.module).toBe(true);
});
