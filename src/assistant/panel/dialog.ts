import {useSyncExternalStore} from 'react';

/** From this width on the panel is beside the page, as the site's other parts do. */
const WIDE = '(min-width: 997px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for the panel beside the page. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
