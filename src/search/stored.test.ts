import {describe, expect, it} from 'vitest';
import {withHtmlTexts, type StoredSearch} from './stored';

const hit = (id: string, more: Partial<StoredSearch> = {}): StoredSearch => ({
  objectID: id,
  url: `/docs/${id}`,
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'Page', lvl2: id, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...more,
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
