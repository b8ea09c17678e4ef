import {addressSent, answered, pendingFor} from './exchanges';

/**
 * Watches `fetch` while the playground is open, for the facts that the component does not hand out: the
 * address, the method and the status. Requests and answers pass through untouched.
 *
 * @returns takes the watch away
 */
export function recordFetches(): () => void {
  const original = window.fetch;
  const watching: typeof window.fetch = async (input, init) => {
    const id = pendingFor(init?.body ?? undefined);
    if (id === undefined) return original.call(window, input, init);
    const url = input instanceof Request ? input.url : String(input);
    addressSent(id, url, init?.method ?? 'GET');
    const response = await original.call(window, input, init);
    answered(id, response.status);
    return response;
  };
  window.fetch = watching;
  return () => {
    if (window.fetch === watching) window.fetch = original;
  };
}
