import {describe, expect, it, vi} from 'vitest';
import {
  prepareStorage,
  readList,
  rememberSection,
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

describe('keys', () => {
  // @spec 9.stored
  it('have the name of the index', () => {
    expect(recent).toBe('__DOCSEARCH_RECENT_SEARCHES__docs');
    expect(favorite).toBe('__DOCSEARCH_FAVORITE_SEARCHES__docs');
  });
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

  it('logs a failure once and goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(prepareStorage('docs', blocked)).toBe(false);
    const full: SearchStorage = {...memory(), setItem: blocked};
    expect(prepareStorage('docs', () => full)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('rememberSection', () => {
  it("stores a paragraph's heading, newest first, each once", () => {
    const storage = memory();
    rememberSection(hit('a|text-1', {type: 'content', content: 'x'}), 'docs', storage);
    rememberSection(hit('b|text-1', {type: 'content'}), 'docs', storage);
    rememberSection(hit('a|text-9', {type: 'content'}), 'docs', storage);
    expect(readList(storage.items.get(recent)!)).toMatchObject([
      {objectID: 'a', type: 'lvl2', content: null},
      {objectID: 'b'},
    ]);
  });

  // @spec 9.stored
  it('keeps seven, or four beside favorites, and no favorite', () => {
    const storage = memory();
    for (const id of 'abcdefghi') rememberSection(hit(id), 'docs', storage);
    expect(readList(storage.items.get(recent)!)).toHaveLength(7);
    storage.setItem(favorite, JSON.stringify([hit('f')]));
    rememberSection(hit('x'), 'docs', storage);
    expect(readList(storage.items.get(recent)!)).toHaveLength(4);
    rememberSection(hit('f'), 'docs', storage);
    expect(readList(storage.items.get(recent)!).map(({objectID}) => objectID)).not.toContain('f');
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
