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

it('sends the key to the provider’s own address and takes a refusal as no list', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({data: [{id: 'm'}]})));
  vi.stubGlobal('fetch', asked);
  expect(await fetchModels('mistral', 'secret')).toEqual(['m']);
  expect(asked).toHaveBeenCalledWith('https://api.mistral.ai/v1/models', {
    headers: {authorization: 'Bearer secret'},
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 401})));
  expect(await fetchModels('mistral', 'secret')).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
  expect(await fetchModels('mistral', 'secret')).toEqual([]);
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
