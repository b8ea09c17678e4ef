import {describe, expect, it} from 'vitest';
import {
  prepareStorage,
  readList,
  storageKeys,
  withHtmlTexts,
  type SearchStorage,
  type StoredSearch,
} from './stored';

const {recent, favorite} = storageKeys('docs');

function memory(start: Record<string, string> = {}): SearchStorage & {items: Map<string, string>} {
  const items = new Map(Object.entries(start));
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const hit = (id: string, more: Partial<StoredSearch> = {}): StoredSearch => ({
  objectID: id,
  url: `/docs/${id}`,
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'Page', lvl2: id, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...more,
});

describe('prepareStorage', () => {
  it('drops what is no stored search, and tags', () => {
    const storage = memory({
      [recent]: '{broken',
      [favorite]: JSON.stringify([null, 1, {}, hit('a', {content: '<img>'})]),
    });
    expect(prepareStorage('docs', () => storage)).toBe(true);
    expect(readList(storage.items.get(recent)!)).toEqual([]);
    expect(readList(storage.items.get(favorite)!)).toMatchObject([
      {objectID: 'a', content: '&lt;img>'},
    ]);
  });
});

describe('withHtmlTexts', () => {
  it('escapes what DocSearch shows as HTML and nothing else', () => {
    const {hierarchy, content} = withHtmlTexts(
      hit('<DeepChat>', {
        content: 'a < b',
        hierarchy: {...hit('<DeepChat>').hierarchy, lvl0: 'Q & A'},
      }),
    );
    expect(hierarchy).toMatchObject({
      lvl0: 'Q & A',
      lvl1: 'Page',
      lvl2: '&lt;DeepChat&gt;',
      lvl3: null,
    });
    expect(content).toBe('a &lt; b');
  });
});
