import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/**
 * Whether the rendered HTML is already in the page: true while pages are built and while React
 * takes one over, false from then on and for everything that appears later.
 */
export function useBuiltHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
