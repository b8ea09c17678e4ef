import {useMemo} from 'react';

export * from 'theme-common-react-utils';

/**
 * The same object as long as all its values are the same. The theme's own sorts the keys by the rules of
 * the reader's language, whose tables take 40 ms of the first load on a slow phone.
 *
 * @param object always with the same keys
 */
export function useShallowMemoObject<T extends object>(object: T): T {
  const entries = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // The values are what it depends on; the rule wants to see a list.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo
  return useMemo(() => object, entries.flat());
}
