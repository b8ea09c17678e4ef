import {afterEach, describe, expect, it, vi} from 'vitest';
import {describeCount, pageRequest} from './request';

afterEach(() => vi.unstubAllGlobals());

/** A window of some width in px. */
function ofWidth(width: number): void {
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({
      matches: width <= Number(/max-width: (\d+)/.exec(query)?.[1]),
    }),
  });
}

describe('pageRequest', () => {
  it.each([
    [768, 5],
    [769, 10],
  ])('at %i px asks for snippets of %i words', (width, words) => {
    ofWidth(width);
    const levels = [1, 2, 3, 4, 5, 6];
    expect(pageRequest('q'.repeat(70), 'docs', 2, ['language:en'])).toEqual({
      query: 'q'.repeat(64),
      indexName: 'docs',
      attributesToRetrieve: [
        ...[0, ...levels].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        ...levels.map((level) => `hierarchy.lvl${level}:${words}`),
        `content:${words}`,
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      page: 2,
      clickAnalytics: false,
      facetFilters: ['language:en'],
    });
  });
});

it.each([
  [0, 'No results'],
  [1, '1 result'],
  [12, '12 results'],
])('describes %i as %s', (count, text) => expect(describeCount(count)).toBe(text));
