import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {providers} from '../data/providers';
import {loadModel} from '../plugins/api-reference/loadModel';
import type {ApiModel} from '../plugins/api-reference/model';
import {followPath} from '../plugins/api-reference/paths';
import {capabilities} from './capabilities';
import {factsOf} from './catalog';
import {declared} from './declared';
import {settingsPath} from './modeConnection';

let model: ApiModel;

beforeAll(async () => {
  model = await loadModel(path.resolve(__dirname, '../..'), '');
});

// That the declared settings are those of the installed package: declared.test.ts.
describe('the catalog and the declared settings', () => {
  it('lists every provider', () => {
    expect(providers.map(({key}) => key).sort()).toEqual(Object.keys(declared).sort());
  });

  // @spec playground.2
  it.each(providers)('$key: names every mode and no other', ({key}) => {
    const listed = factsOf(key).modes.map(({id}) => id);
    expect(listed.sort()).toEqual(Object.keys(declared[key]?.modes ?? {}).sort());
  });

  it.each(providers)('$key: functions are said where there is a handler', ({key}) => {
    const isHandled = factsOf(key).modes.some((mode) =>
      followPath(
        model,
        ['DirectConnection'],
        [...settingsPath(key, mode), 'function_handler'].join('.'),
      ),
    );
    expect(capabilities[key].tools.includes('functions')).toBe(isHandled);
  });
});
