import {useCallback, useEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings} from '@site/src/site/settings';
import {
  MAX_QUERY_SIZE,
  STALL_THRESHOLD,
  createSearchClient,
  pageRequest,
  type SearchHit,
} from '@site/src/search';

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
  /** The embedded index answered in place of the hosted one. */
  readonly isFallback: boolean;
  /** Asks for the next portion, or again after an error. */
  readonly more: () => void;
}

interface State {
  readonly query: string;
  readonly status: Search['status'];
  readonly count: number;
  readonly batches: readonly (readonly SearchHit[])[];
  readonly isFallback: boolean;
}

const NOTHING: State = {query: '', status: 'idle', count: 0, batches: [], isFallback: false};

/** The search that the address asks for; what is typed goes into the address. */
export function useSearch(): Search {
  const {siteConfig} = useDocusaurusContext();
  const {search: settings} = siteConfig.customFields!.settings as SiteSettings;
  const history = useHistory();
  const {search: parameters, pathname} = useLocation();
  const facetFilters = JSON.stringify(useAlgoliaContextualFacetFilters());
  // The static HTML knows no query.
  const [isClient, setIsClient] = useState(false);
  useEffect(() => setIsClient(true), []);
  const query = isClient ? queryOf(parameters) : '';
  const client = useMemo(() => createSearchClient(settings), [settings]);
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();

  const ask = useCallback(
    async (page: number) => {
      const {results} = await client.search({
        requests: [pageRequest(wanted, settings.indexName, page, JSON.parse(facetFilters))],
      });
      const result = results[0];
      if (!result) throw new Error('The search answered without a result.');
      return result;
    },
    [client, wanted, settings.indexName, facetFilters],
  );

  useEffect(() => {
    if (!wanted) {
      setState(NOTHING);
      return undefined;
    }
    let isCurrent = true;
    const stall = window.setTimeout(
      () => isCurrent && setState((now) => ({...now, status: 'stalled'})),
      STALL_THRESHOLD,
    );
    setState((now) => ({...now, status: 'loading'}));
    ask(0)
      .then(
        ({hits, nbHits, isFallback = false}) =>
          isCurrent &&
          setState({
            query: wanted,
            status: 'done',
            count: nbHits,
            batches: hits.length > 0 ? [hits] : [],
            isFallback,
          }),
        () => isCurrent && setState({...NOTHING, query: wanted, status: 'error'}),
      )
      .finally(() => window.clearTimeout(stall));
    return () => {
      isCurrent = false;
      window.clearTimeout(stall);
    };
  }, [ask, wanted, attempt]);

  const setQuery = useCallback(
    (text: string) => {
      const q = text.slice(0, MAX_QUERY_SIZE);
      history.replace({pathname, search: q ? `?${new URLSearchParams({q})}` : ''});
    },
    [history, pathname],
  );

  const more = useCallback(() => {
    if (state.status === 'error') {
      setAttempt((now) => now + 1);
      return;
    }
    ask(state.batches.length).then(
      ({hits}) =>
        setState((now) =>
          // An answer for a query that the reader has left is dropped.
          now.query === wanted && now.batches.length === state.batches.length
            ? {...now, batches: [...now.batches, hits]}
            : now,
        ),
      () => setState((now) => (now.query === wanted ? {...now, status: 'error'} : now)),
    );
  }, [ask, state.batches.length, state.status, wanted]);

  const shown = state.batches.reduce((sum, hits) => sum + hits.length, 0);
  return {query, setQuery, more, hasMore: shown < state.count, ...pick(state)};
}

function pick({status, count, batches, isFallback}: State) {
  return {status, count, batches, isFallback};
}

/** The address's query, cut like any other. */
function queryOf(parameters: string): string {
  return (new URLSearchParams(parameters).get('q') ?? '').slice(0, MAX_QUERY_SIZE);
}
