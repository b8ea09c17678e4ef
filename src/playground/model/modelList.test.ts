import {afterEach, expect, it, vi} from 'vitest';
import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import {originOf} from './address';
import {fetchModels, hasModelList, modelNames} from './modelList';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads the lists of all kinds of providers', () => {
  expect(modelNames({data: [{id: 'b'}, {id: 'a'}, {id: 'a'}]})).toEqual(['a', 'b']);
  expect(modelNames({models: [{name: 'models/gemini-x'}]})).toEqual(['gemini-x']);
  expect(modelNames([{id: 'one'}, null, {id: 7}])).toEqual(['one']);
  for (const odd of [undefined, null, 'text', {}, {data: {}}]) expect(modelNames(odd)).toEqual([]);
});

it('asks no other host than the one that gets the messages', async () => {
  const listed = providers.filter(({key}) => hasModelList(key));
  expect(listed.length).toBeGreaterThan(8);
  for (const {key} of listed) {
    let asked = '';
    vi.stubGlobal('fetch', (url: string) => {
      asked = new URL(url).origin;
      return Promise.resolve(Response.json([]));
    });
    await fetchModels(key, 'secret');
    const own = factsOf(key).modes.map(({url}) => originOf(url));
    expect(own, key).toContain(asked);
  }
});
