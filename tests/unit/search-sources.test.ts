import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {HOST_DOWN_TIME, TIMEOUTS} from '../../src/search/constants';

const PACKAGES = path.resolve(__dirname, '../../node_modules');
const modal = readFileSync(path.join(PACKAGES, '@docsearch/react/dist/umd/index.js'), 'utf8');

it('two sources of one id are an error', async () => {
  const file = '@algolia/autocomplete-core/dist/esm/utils/getNormalizedSources.js';
  const {getNormalizedSources} = (await import(path.join(PACKAGES, file))) as {
    getNormalizedSources: (getSources: () => unknown, options: object) => Promise<unknown>;
  };
  const twice = () => Promise.resolve([{sourceId: 'docs'}, {sourceId: 'docs'}]);
  await expect(getNormalizedSources(twice, {})).rejects.toThrow('`sourceId` "docs" is not unique');
  // The modal's own copy of that code.
  expect(modal).toContain('is not unique.');
});

it('view events wait for 400 ms', () => {
  expect(modal).toMatch(/"Items Viewed"[^;]{0,80}\}\)+,state:\w+\}\)\}\),400\)/);
});

it('the client waits 1000, 2000 and 30000 ms', () => {
  expect(TIMEOUTS).toEqual({connect: 1000, read: 2000, write: 30_000});
  expect(HOST_DOWN_TIME).toBe(120_000);
});
