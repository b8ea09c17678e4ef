import {createAutocomplete} from '@algolia/autocomplete-core';
import {expect, it, vi} from 'vitest';

// DocSearch's modal is built on this library and names its sources itself; the rule is the library's.
it('two sources of results with one id are an error', async () => {
  const sources = (...ids: string[]) =>
    ids.map((sourceId) => ({sourceId, getItems: () => [], getItemInputValue: () => ''}));
  const ask = (...ids: string[]) => {
    const autocomplete = createAutocomplete({
      id: 'test',
      openOnFocus: true,
      environment: globalThis as never,
      getSources: () => sources(...ids),
    });
    autocomplete.setQuery('x');
    return autocomplete.refresh();
  };
  vi.stubEnv('NODE_ENV', 'test');
  await expect(ask('a', 'b')).resolves.toBeUndefined();
  await expect(ask('a', 'a')).rejects.toThrow(/"a" is not unique/);
  vi.unstubAllEnvs();
});
