import {afterEach, describe, expect, it, vi} from 'vitest';
import {decidingWords, describeCount, pageRequest} from './request';

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
  // @spec 9.results
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

describe('decidingWords', () => {
  it.each([
    [
      "Access to fetch at 'http://localhost:8080/chat' from origin 'http://localhost:3000' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
      'Access fetch origin blocked CORS policy: No',
    ],
    [
      'Refused to apply inline style because it violates the following Content Security Policy directive',
      'Refused apply inline style violates Content Security Policy',
    ],
    ['short text stays as it is', 'short text stays as it is'],
    ['x'.repeat(80), 'x'.repeat(64)],
  ])('%s', (text, query) => expect(decidingWords(text)).toMatch(new RegExp(`^${query}`)));
});
