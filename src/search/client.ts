import type {SearchSettings} from '../config/settings';
import {EmbeddedClient} from './embedded';
import {FallbackClient} from './fallback';
import type {SearchClient} from './types';

let embedded: EmbeddedClient | undefined;

/** The client of the embedded index, with one worker for the whole page. */
export function embeddedClient(): EmbeddedClient {
  embedded ??= new EmbeddedClient(
    () =>
      new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url)),
  );
  return embedded;
}

// In development an edited page rebuilds the index; the running worker cannot take it over.
if (import.meta.webpackHot)
  import.meta.webpackHot.addStatusHandler((status) => {
    if (status === 'idle') embedded?.stop('The index has changed.');
  });

let hosted: SearchClient | undefined;

/**
 * The client that the site's settings ask for, one for the whole page. The code for a hosted index is loaded
 * with the first query.
 */
export function createSearchClient(settings: SearchSettings): SearchClient {
  if (settings.kind === 'embedded') return embeddedClient();
  hosted ??= new FallbackClient(lazyHosted(settings), embeddedClient(), {
    isAutomatic: settings.embeddedFallback,
  });
  return hosted;
}

function lazyHosted(settings: Extract<SearchSettings, {kind: 'hosted'}>): SearchClient {
  let client: SearchClient | undefined;
  return {
    async search(params) {
      // A chunk that could not be loaded is asked for again with the next query.
      const {hostedClient} = await import(/* webpackChunkName: "search-hosted" */ './hosted');
      client ??= hostedClient(settings);
      return client.search(params);
    },
  };
}
