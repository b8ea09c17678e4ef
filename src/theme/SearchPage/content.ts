import {describeCount} from '../../search/request';
import type {Search} from './useSearch';

/** Queries that show what the search can do. */
export const SAMPLE_QUERIES = [
  'stream responses',
  'requestInterceptor',
  'hide avatar',
  'limit messages sent',
  'upload images',
  'ollama url',
] as const;

/** The page's title: the query and how many results it has. */
export function titleOf({
  query,
  status,
  count,
}: Pick<Search, 'query' | 'status' | 'count'>): string {
  if (!query.trim()) return 'Search';
  if (status === 'error') return `Unable to fetch results for "${query}"`;
  return status === 'done' ? `${describeCount(count)} for "${query}"` : `Search for "${query}"`;
}
