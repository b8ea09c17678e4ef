import docusaurus from '@docusaurus/core/lib/client/docusaurus';

type Loads = typeof docusaurus;

/** Pages whose files are asked for when the browser has time. */
const waiting = new Set<string>();

/** In ms: to find out which files a page has takes about this long on a slow phone. */
const SLICE = 8;

function whenIdle(work: (hasTime: () => boolean) => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > SLICE));
  else setTimeout(() => work(() => false), 100);
}

function takeTurns(): void {
  whenIdle((hasTime) => {
    do {
      const [route] = waiting;
      if (route === undefined) return;
      waiting.delete(route);
      void docusaurus.prefetch(route);
    } while (hasTime());
    if (waiting.size > 0) takeTurns();
  });
}

/**
 * Loads the files of other pages: `preload` immediately, for a link under the pointer, `prefetch` for links in
 * view, one after another in idle moments. Docusaurus looks them up for all links that come into view in
 * the same moment: with the sidebar of the docs that is one task of half a second on a slow phone.
 *
 * Like Docusaurus' own, `prefetch` loads nothing on a slow or metered connection; its result says only
 * that.
 */
const pageLoads: Loads = Object.freeze({
  preload: docusaurus.preload,
  prefetch(route: string) {
    waiting.add(route);
    if (waiting.size === 1) takeTurns();
    return Promise.resolve([]);
  },
});

export default pageLoads;
