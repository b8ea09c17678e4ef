import {useSyncExternalStore} from 'react';
import {IS_DESKTOP} from '../lib/desktop';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

function subscribe(onChange: () => void): () => void {
  const desktop = window.matchMedia(IS_DESKTOP);
  desktop.addEventListener('change', onChange);
  return () => desktop.removeEventListener('change', onChange);
}

const read = (): WindowSize => (window.matchMedia(IS_DESKTOP).matches ? 'desktop' : 'mobile');
const readOnServer = (): WindowSize => 'ssr';

/**
 * The layout that the stylesheets show, `ssr` until the page has come alive. The theme's own starts the
 * desktop layout one pixel after the stylesheets, and it rounds widths, which under zoom are fractions:
 * sidebar, table of contents and menu button would all be missing.
 */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore(subscribe, read, readOnServer);
}
