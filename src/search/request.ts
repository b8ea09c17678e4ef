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

/** What an error message says about one machine, and the words that only connect others. */
const NOISE = /\w+:\/\/\S+|\S+\.[cm]?[jt]sx?(?::\d+)*\b|['"`“”‘’]/g;
const SMALL_WORDS = new Set(
  `a an and any are as at be because been but by can cannot following for from has have in is it its of on or
  requested that the this to uncaught was which while with you your`.split(/\s+/),
);

/** The words of a pasted text that decide, as many as a query may have. */
export function decidingWords(text: string): string {
  if (text.length <= MAX_QUERY_SIZE) return text;
  const list = text.replace(NOISE, ' ').split(/\s+/).filter(Boolean);
  let query = '';
  for (const word of new Set(list)) {
    if (SMALL_WORDS.has(word.toLowerCase())) continue;
    if (query.length + 1 + word.length > MAX_QUERY_SIZE) break;
    query = query ? `${query} ${word}` : word;
  }
  return query || text.trim().slice(0, MAX_QUERY_SIZE);
}

/** Pastes a long text by the words that decide: a field that only cuts it may lose them. */
export function pasteDeciding(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const {target} = event;
  if (text.length <= MAX_QUERY_SIZE || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const {selectionStart, selectionEnd, value} = target;
  const start = selectionStart ?? value.length;
  target.setRangeText(decidingWords(text), start, selectionEnd ?? start, 'end');
  if (target.value.length > MAX_QUERY_SIZE)
    target.setRangeText('', MAX_QUERY_SIZE, target.value.length, 'end');
  target.dispatchEvent(new Event('input', {bubbles: true}));
}
