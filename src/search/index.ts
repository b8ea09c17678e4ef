export * from './constants';
export {describeCount, pageRequest} from './request';
export {createSearchClient, embeddedClient} from './client';
export type {
  SearchClient,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './types';
