import {useCallback, useEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSettings} from '@site/src/config/useSettings';
import {
  MAX_QUERY_SIZE,
  STALL_THRESHOLD,
  createSearchClient,
  pageRequest,
  type SearchHit,
} from '@site/src/search';
import type {FacetFilters} from '@site/src/search/types';

/** A query, what was found so far, and what can be done about it. */
export interface Search {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly status: 'idle' | 'loading' | 'stalled' | 'done' | 'error';
  /** All results there are; `batches` may hold fewer. */
  readonly count: number;
  /** The hits in the portions in which they were asked for. */
  readonly batches: readonly (readonly SearchHit[])[];
  readonly hasMore: boolean;
  /** The embedded index was used instead of the hosted one. */
  readonly isFallback: boolean;
  /** Asks for the next portion, or again after an error. */
  readonly more: () => void;
  /** Asks again, this time the copy of the index on this site; only where another index is asked first. */
  readonly fallBack: (() => void) | undefined;
}

/** The last answer that came, and the question it belongs to. */
interface Answer {
  readonly key: string;
  readonly hasFailed: boolean;
  readonly count: number;
  readonly batches: readonly (readonly SearchHit[])[];
  readonly isFallback: boolean;
}

const NOTHING: Answer = {key: '', hasFailed: false, count: 0, batches: [], isFallback: false};

/** The search that the address asks for; typed text goes into the address. */
export function useSearch(): Search {
  const {search: settings} = useSettings();
  const history = useHistory();
  const {search: parameters, pathname} = useLocation();
  const facetFilters = JSON.stringify(useAlgoliaContextualFacetFilters());
  // The static HTML knows no query.
  const query = useIsBrowser() ? queryOf(parameters) : '';
  const client = useMemo(() => createSearchClient(settings), [settings]);
  const [answer, setAnswer] = useState(NOTHING);
  const [stalled, setStalled] = useState('');
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();
  const key = `${attempt} ${wanted}`;

  const ask = useCallback(
    async (page: number) => {
      const filters = JSON.parse(facetFilters) as FacetFilters;
      const {results} = await client.search({
        requests: [pageRequest(wanted, settings.indexName, page, filters)],
      });
      const result = results[0];
      if (!result)
        throw new Error('The search returned no response. Reload the page and search again.');
      return result;
    },
    [client, wanted, settings.indexName, facetFilters],
  );

  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const stall = window.setTimeout(() => setStalled(key), STALL_THRESHOLD);
    ask(0)
      .then(
        ({hits, nbHits, isFallback = false}) => {
          const batches = hits.length > 0 ? [hits] : [];
          if (isCurrent) setAnswer({key, hasFailed: false, count: nbHits, batches, isFallback});
        },
        () => isCurrent && setAnswer({...NOTHING, key, hasFailed: true}),
      )
      .finally(() => window.clearTimeout(stall));
    return () => {
      isCurrent = false;
      window.clearTimeout(stall);
    };
  }, [ask, wanted, key]);

  const setQuery = (text: string) => {
    const q = text.slice(0, MAX_QUERY_SIZE);
    history.replace({pathname, search: q ? `?${new URLSearchParams({q})}` : ''});
  };

  const more = () => {
    if (answer.hasFailed) {
      setAttempt(attempt + 1);
      return;
    }
    const {batches} = answer;
    // An answer for a query that the reader has left is dropped.
    const update = (change: Partial<Answer>) =>
      setAnswer((now) => (now.key === key && now.batches === batches ? {...now, ...change} : now));
    ask(batches.length).then(
      ({hits}) => update({batches: [...batches, hits]}),
      () => update({hasFailed: true}),
    );
  };

  const fallBack = client.fallBack
    ? () => {
        client.fallBack?.();
        more();
      }
    : undefined;

  const {count, batches, isFallback} = wanted ? answer : NOTHING;
  const shown = batches.reduce((sum, hits) => sum + hits.length, 0);
  const status = statusOf(wanted, key, answer, stalled);
  const hasMore = shown < count;
  return {query, setQuery, status, count, batches, isFallback, hasMore, more, fallBack};
}

function statusOf(wanted: string, key: string, answer: Answer, stalled: string): Search['status'] {
  if (!wanted) return 'idle';
  if (answer.key === key) return answer.hasFailed ? 'error' : 'done';
  return stalled === key ? 'stalled' : 'loading';
}

/** The address's query, cut like any other. */
function queryOf(parameters: string): string {
  return (new URLSearchParams(parameters).get('q') ?? '').slice(0, MAX_QUERY_SIZE);
}
