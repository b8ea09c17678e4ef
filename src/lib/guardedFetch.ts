import {echoesOf, isSecretName} from './keyEchoes';
import {maskedResponse} from './maskedResponse';
import {parseUrl} from './parseUrl';

/** A host answered a request that carries a key or a person's words with a redirect. */
export class RedirectError extends Error {}

type Send = typeof fetch;
type Secrets = () => readonly string[];

/** The secrets that a request carries in its headers and its address, in every form. */
function secretsOf(url: string, headers: HeadersInit | undefined): readonly string[] {
  const values = [...new Headers(headers), ...(parseUrl(url)?.searchParams ?? [])]
    .filter(([name]) => isSecretName(name))
    .map(([, value]) => value.replace(/^(Bearer|Basic|Key)\s+/i, ''));
  return values.flatMap(echoesOf);
}

/**
 * Sends a request that may carry a key or a person's words. It follows no redirect: the browser would send
 * headers and body again, to whatever host the redirect names. Keys that the reply repeats are masked before
 * anything reads them.
 *
 * @param secrets - Every form of what else must not be in the reply.
 * @throws RedirectError that names the host which redirected. The browser doesn't tell where to.
 */
export async function guardedFetch(
  send: Send,
  input: RequestInfo | URL,
  init?: RequestInit,
  secrets: Secrets = () => [],
): Promise<Response> {
  const response = await send(input, {...init, redirect: 'manual'});
  const [url, headers] =
    input instanceof Request
      ? [input.url, init?.headers ?? input.headers]
      : [String(input), init?.headers];
  if (response.type === 'opaqueredirect')
    throw new RedirectError(
      `${parseUrl(url)?.host ?? url} redirected the request to another address. The redirect wasn't followed, so nothing went there. Check the address, or ask the owner of the host.`,
    );
  const sent = secretsOf(url, headers);
  return maskedResponse(response, () => [...secrets(), ...sent]);
}

const known = new Set<Secrets>();
let isGuarded = false;

/** Whether a request asks for one of the site's own files, which have no keys and may move. */
function isOwnFile(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const [url, method] =
    input instanceof Request ? [input.url, input.method] : [String(input), init?.method ?? 'GET'];
  return method === 'GET' && new URL(url, location.href).origin === location.origin;
}

/**
 * From now on every request of the page that isn't for the site's own files goes through {@link guardedFetch}.
 * Chats call it before they load the component.
 *
 * @param secrets - Every form of what else must not be in replies.
 * @returns forgets these secrets
 */
export function guardPage(secrets: Secrets = () => []): () => void {
  known.add(secrets);
  if (!isGuarded) {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      isOwnFile(input, init)
        ? send(input, init)
        : guardedFetch(send, input, init, () => [...known].flatMap((more) => more()));
    isGuarded = true;
  }
  return () => void known.delete(secrets);
}
