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

const clients = new Map<string, SearchClient>();

/**
 * The client that the site's settings ask for, one for the whole page. The code for a hosted index is loaded
 * with the first query.
 */
export function createSearchClient(settings: SearchSettings): SearchClient {
  if (settings.kind === 'embedded') return embeddedClient();
  const key = JSON.stringify(settings);
  const known = clients.get(key);
  if (known) return known;
  const client = new FallbackClient(lazyHosted(settings), embeddedClient(), {
    isAutomatic: settings.embeddedFallback,
  });
  clients.set(key, client);
  return client;
}

function lazyHosted(settings: Extract<SearchSettings, {kind: 'hosted'}>): SearchClient {
  let client: Promise<SearchClient> | undefined;
  const load = async () => {
    const {hostedClient} = await import(/* webpackChunkName: "search-hosted" */ './hosted');
    return hostedClient(settings);
  };
  return {
    async search(params) {
      client ??= load();
      try {
        return await (await client).search(params);
      } catch (error) {
        // A chunk that could not be loaded is asked for again with the next query.
        if (error instanceof Error && error.name === 'ChunkLoadError') client = undefined;
        throw error;
      }
    },
  };
}
