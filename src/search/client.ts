import type {SearchSettings} from '../site/settings';
import {EmbeddedClient} from './embedded';
import type {SearchClient} from './types';

let embedded: EmbeddedClient | undefined;

/** The client of the index that the site brings along; one worker for the whole page. */
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

/** The client that the site's settings ask for. */
export function createSearchClient(settings: SearchSettings): SearchClient {
  void settings;
  return embeddedClient();
}
