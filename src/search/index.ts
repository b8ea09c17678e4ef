export * from './constants';
export {createSearchClient, embeddedClient} from './client';
export type {
  SearchClient,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './types';
