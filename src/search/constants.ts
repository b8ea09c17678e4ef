/** Longest query, in UTF-16 code units; more is cut. */
export const MAX_QUERY_SIZE = 64;
export const HITS_PER_PAGE = 20;
/** Words of a snippet, and of a snippet on a narrow screen. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
export const NARROW_SCREEN = '(max-width: 768px)';
/** Milliseconds after which a request counts as stalled. */
export const STALL_THRESHOLD = 300;
export const RECENT_SEARCHES = 7;
export const RECENT_SEARCHES_BESIDE_FAVORITES = 4;
export const FAVORITE_SEARCHES = 10;
/** Milliseconds a host that failed is left alone. */
export const HOST_DOWN_TIME = 120_000;
/** Milliseconds until a request to a hosted index is given up. */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;
/** Label of the action that the error screen has where a hosted index is asked. */
export const FALLBACK_ACTION = 'Search the offline copy';
/** Shown with results of the embedded index that replaces a hosted one. */
export const FALLBACK_NOTE =
  'The search service cannot be reached. These results come from the copy of the index on this site.';
