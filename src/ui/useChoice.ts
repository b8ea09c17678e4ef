import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSettings} from '../config/useSettings';

/** A choice that is kept in the page's address, so that Back, reload and a shared link keep it too. */
export interface AddressChoice<T extends string> {
  readonly value: T;
  /** Path and query of this page with another value chosen. */
  readonly addressOf: (value: T) => string;
}

/**
 * Reads and writes one choice as a query parameter. A parameter that is missing or names nothing known
 * counts as `fallback`, which is also what the static HTML shows.
 *
 * @param name name of the parameter, such as `framework`.
 */
export function useChoice<T extends string>(
  name: string,
  values: readonly T[],
  fallback: T,
): AddressChoice<T> {
  const isBrowser = useIsBrowser();
  const {pathname, search} = useLocation();
  const {baseUrl} = useSettings();
  // Some servers add a slash to the address; links are written as in the static HTML.
  const page = pathname === baseUrl ? pathname : pathname.replace(/\/$/, '');
  const asked = isBrowser ? new URLSearchParams(search).get(name) : null;
  const value = values.find((known) => known === asked) ?? fallback;

  const addressOf = (next: T) => {
    const query = new URLSearchParams(isBrowser ? search : '');
    query.set(name, next);
    return `${page}?${query}`;
  };
  return {value, addressOf};
}
