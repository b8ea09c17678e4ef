import {
  HITS_PER_PAGE,
  MAX_QUERY_SIZE,
  NARROW_SCREEN,
  SNIPPET_WORDS,
  SNIPPET_WORDS_NARROW,
} from './constants';
import {LEVELS, type FacetFilters, type SearchRequest} from './types';

/** "No results", "1 result", "12 results". */
export function describeCount(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

/**
 * The request for one page of results, word for word as DocSearch's modal sends it for the first one.
 *
 * @param page starts at 0.
 */
export function pageRequest(
  query: string,
  indexName: string,
  page: number,
  facetFilters: FacetFilters,
): SearchRequest {
  const length = window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
  return {
    query: query.slice(0, MAX_QUERY_SIZE),
    indexName,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${length}`),
      `content:${length}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    page,
    clickAnalytics: false,
    facetFilters,
  };
}
