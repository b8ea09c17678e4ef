import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../search/types';
import {answerFrom, topOf, untoldPage} from './answer';
import {answerText, toMarkdown} from './answerText';
import {toQuery} from './words';

const hit = (over: Partial<SearchHit> & {headings: string[]; share?: number}): SearchHit => {
  const [lvl1 = '', lvl2 = null, lvl3 = null] = over.headings;
  return {
    url: '/docs/files',
    url_without_anchor: '/docs/files',
    anchor: null,
    content: 'Visitors attach files of every kind to a message.',
    hierarchy: {lvl0: 'Docs', lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
    _rankingInfo: {share: over.share ?? 1},
    ...over,
  } as SearchHit;
};

describe('toQuery', () => {
  it('keeps what a question is about, within the length', () => {
    expect(toQuery('How do I attach files to it, please?', 64)).toBe('attach files');
    expect(toQuery(`${'very '.repeat(40)}long`, 20).length).toBeLessThanOrEqual(20);
    expect(toQuery('How do I do it?', 64)).toBe('How do I do it?');
  });

  it('puts the words of a phrase with synonyms side by side', () => {
    expect(toQuery('can it take a nice picture?', 64)).toBe('take picture nice');
  });

  it("says a visitor's words in those of the docs", () => {
    expect(toQuery('Change the colours of the bubbles', 64)).toBe('color bubbles');
    expect(toQuery('Can it read the answers aloud?', 64)).toBe('text speech');
  });
});

describe('answerFrom', () => {
  it('quotes the place and names it', () => {
    const answer = answerFrom('attach files', [hit({headings: ['Files']})]);
    expect(answer?.paragraphs).toEqual([
      {text: 'Visitors attach files of every kind to a message.'},
    ]);
    expect(answer?.sources).toEqual([{label: 'Files', url: '/docs/files'}]);
  });

  it('is nothing when too little of the question is there', () => {
    expect(answerFrom('attach files', [hit({headings: ['Files'], share: 0.4})])).toBeUndefined();
    expect(answerFrom('boil eggs', [hit({headings: ['Files']})])).toBeUndefined();
    expect(answerFrom('files', [])).toBeUndefined();
  });

  it('is nothing when a page only mentions what is asked', () => {
    const content = 'Ask about the weather, or about anything else.';
    expect(
      answerFrom('weather forecast', [
        hit({headings: ['Tools', 'A loop'], anchor: 'loop', content}),
      ]),
    ).toBeUndefined();
  });

  it('names a page about one provider first only when it is asked for', () => {
    const dify = hit({
      headings: ['Dify', 'Upload files'],
      url: '/docs/directConnection/Dify#files',
      url_without_anchor: '/docs/directConnection/Dify',
      anchor: 'files',
    });
    const hits = [dify, hit({headings: ['Files']})];
    expect(answerFrom('upload files', hits)?.sources[0]?.url).toBe('/docs/files');
    expect(answerFrom('upload files to Dify', hits)?.sources[0]?.label).toBe('Dify: Upload files');
  });

  it('leaves out types, defaults and what announces code', () => {
    const content = 'string · none · The address that takes the files. Write it like this:';
    const answer = answerFrom('address of files', [hit({headings: ['Files', 'url'], content})]);
    expect(answer?.paragraphs).toEqual([
      {heading: 'url', text: 'The address that takes the files.'},
    ]);
  });
});

describe('what a page says of itself', () => {
  const part = hit({headings: ['Files', 'Attach'], anchor: 'attach', url: '/docs/files#attach'});
  const top = hit({headings: ['Files'], content: 'Let visitors attach what they have on disk.'});

  it('is asked for when the search found parts of the page only', () => {
    expect(untoldPage('attach files', [part])).toBe('Files');
    expect(untoldPage('attach files', [part, top])).toBeUndefined();
    expect(untoldPage('attach files', [])).toBeUndefined();
  });

  it('comes first in the answer and says no more of the question than was found', () => {
    const added = topOf('Files', [part, hit({headings: ['Speech']}), top]);
    expect(added).toHaveLength(1);
    const answer = answerFrom('attach files', [part, ...added]);
    expect(answer?.paragraphs[0]?.text).toBe('Let visitors attach what they have on disk.');
    expect(answer?.paragraphs[1]?.heading).toBe('Attach');
  });
});

describe('as Markdown', () => {
  it('shows names as code and everything else as text', () => {
    expect(toMarkdown('Set introMessage, *not* <b>')).toBe('Set `introMessage`, \\*not\\* `<b>`');
    expect(toMarkdown('1. <img src=x onerror=y>')).toBe('1\\. `<img src=x onerror=y>`');
    expect(toMarkdown('1. <img `src=x>')).toBe('1\\. \\<img \\`src\\=x\\>');
    expect(toMarkdown('true or {claude: {key: 1}}, 4 kB')).toBe(
      '`true` or `{claude: {key: 1}}`, 4 kB',
    );
  });

  it('marks a path as code, and not the end of a longer one', () => {
    expect(toMarkdown('Use deepChat.connect and a.events.detail, once.')).toBe(
      'Use `deepChat.connect` and a.events.detail, once.',
    );
    expect(toMarkdown('Read event.detail.')).toBe('Read `event.detail`.');
    expect(toMarkdown('12. Set .myValue')).toBe('12\\. Set .`myValue`');
  });

  it('keeps links whole', () => {
    const answer = {paragraphs: [], sources: [{label: 'A [b]', url: '/docs/a(b)'}]};
    expect(answerText(answer, '/search')).toBe('Read more: [A \\[b\\]](/docs/a%28b%29)');
  });
});
