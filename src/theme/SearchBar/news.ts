import {
  STALL_THRESHOLD,
  type SearchClient,
  type SearchRequest,
  type SearchResponse,
} from '@site/src/search';

/** What became of a query. */
export interface SearchNews {
  readonly query: string;
  /** Number of results; `undefined` when there was no answer. */
  readonly count: number | undefined;
  /** The embedded index was used instead of the hosted one. */
  readonly isFallback: boolean;
}

/** What DocSearch does with an answer: `client.search(…).catch(a).then(b)`. */
type Answer = Promise<SearchResponse>;

/**
 * The client for DocSearch's modal. It tells what queries find, and it repairs the error screen:
 * autocomplete-core sets the status back to `idle` as soon as a request ends, also when DocSearch has just
 * set it to `error`, so that readers would see "No results". A request that failed for good therefore never
 * ends here. The stall timer that then nobody clears has run out by the time the error is shown.
 */
export function watchSearches(client: SearchClient, tell: (news: SearchNews) => void) {
  return {
    search(params: {requests: readonly SearchRequest[]}): Answer {
      const query = params.requests[0]?.query ?? '';
      const started = Date.now();
      const request = client.search(params);
      request.then(
        ({results: [result]}) =>
          tell({query, count: result?.nbHits ?? 0, isFallback: result?.isFallback === true}),
        (error: Error) => {
          // Not the network but a wrong setting or answer, and the screen for readers does not say which.
          if (error.name === 'ApiError')
            console.error('The search service refused a query.', error);
          tell({query, count: undefined, isFallback: false});
        },
      );
      return {
        then: request.then.bind(request),
        catch: (onError: (error: Error) => unknown) =>
          request.catch(async (error: Error) => {
            const left = started + STALL_THRESHOLD + 20 - Date.now();
            await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
            try {
              // DocSearch shows its error screen for this name only. Whatever went wrong, a list of no
              // results would be untrue.
              onError(
                Object.assign(new Error(error.message, {cause: error}), {name: 'RetryError'}),
              );
            } catch {
              // DocSearch throws the error on; nobody would catch it.
            }
            return new Promise<never>(() => undefined);
          }),
      } as unknown as Answer;
    },
    addAlgoliaAgent: () => undefined,
  };
}
