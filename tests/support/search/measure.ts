import type {SearchHit} from '../../../src/search/types';

/** A query and the addresses that answer it. */
export interface RelevanceQuery {
  readonly q: string;
  readonly expect: readonly string[];
}

export interface Measure {
  readonly mrr: number;
  readonly first: number;
  readonly five: number;
}

/** Mean reciprocal rank among five, and shares of queries answered at the first place and among five. */
export function measure(
  queries: readonly RelevanceQuery[],
  search: (query: string) => readonly SearchHit[],
): Measure {
  const ranks = queries.map((query) => rankOf(query, search(query.q)));
  const share = (isMet: (rank: number) => boolean) => ranks.filter(isMet).length / ranks.length;
  return {
    mrr: ranks.reduce((sum, rank) => sum + (rank <= 5 ? 1 / rank : 0), 0) / ranks.length,
    first: share((rank) => rank === 1),
    five: share((rank) => rank <= 5),
  };
}

/** Place of the first expected page among the pages of the hits, each page counted once. */
function rankOf(query: RelevanceQuery, hits: readonly SearchHit[]): number {
  const pages = [...new Set(hits.map((hit) => plain(hit.url_without_anchor)))];
  const expected = query.expect.map(plain);
  const at = pages.findIndex((page) => expected.includes(page));
  return at < 0 ? Infinity : at + 1;
}

function plain(url: string): string {
  return url.replace(/\/?(?:#.*)?$/, '').toLowerCase();
}
