import {parseUrl} from '../lib/parseUrl';

/** A host answered a request that carries a key or a person's words with a redirect. */
export class RedirectError extends Error {}

/**
 * Sends a request that may carry a key or a person's words, and follows no redirect: the browser would send
 * headers and body again, to whatever host the redirect names.
 *
 * @throws RedirectError that names the host which redirected. The browser doesn't tell where to.
 */
export async function guardedFetch(
  send: typeof fetch,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await send(input, {...init, redirect: 'manual'});
  if (response.type !== 'opaqueredirect') return response;
  const url = input instanceof Request ? input.url : String(input);
  const host = parseUrl(url)?.host ?? url;
  throw new RedirectError(
    `${host} redirected the request to another address. The redirect wasn't followed, so nothing went there. Check the address, or ask the owner of the host.`,
  );
}

/**
 * Sends every request of the page to another origin with {@link guardedFetch}, for as long as a chat of the
 * component is open that has a person's key.
 *
 * @returns ends it
 */
export function guardPage(): () => void {
  const original = window.fetch;
  const guarding: typeof window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    return url.origin === location.origin
      ? original.call(window, input, init)
      : guardedFetch(original.bind(window), input, init);
  };
  window.fetch = guarding;
  return () => {
    if (window.fetch === guarding) window.fetch = original;
  };
}
