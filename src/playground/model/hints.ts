import {addressHints, originOf} from './address';
import type {Exchange} from '../../providers/exchange';

function hostOf(url: string): string {
  return originOf(url)?.replace(/^\w+:\/\//, '') ?? 'the address';
}

/**
 * What a reader can do about a request that failed, in plain words.
 *
 * @param page - Origin of this page.
 * @returns undefined for a request that did not fail
 */
export function errorHint(exchange: Exchange, page: string, provider?: string): string | undefined {
  const hint = reasonOf(exchange, page, provider);
  const {body} = exchange;
  const isStream = typeof body === 'object' && body !== null && 'stream' in body && body.stream;
  if (!hint || !isStream || !provider || !LINES.has(provider)) return hint;
  return `${hint} Deep Chat does not end a stream that was refused: clear the conversation or reload the page to write again.`;
}

/** Providers whose refused streams the component does not end by itself. */
const LINES = new Set(['cohere', 'ollama', 'openWebUI']);

function reasonOf(
  {status, error, sent, url}: Exchange,
  page: string,
  provider?: string,
): string | undefined {
  if (!sent || (error === undefined && (status === undefined || status < 400))) return undefined;
  if (status === undefined || status < 400) {
    if (status !== undefined)
      return 'The answer is not in the form that Deep Chat expects here. Compare it under Requests.';
    const hints = addressHints(url, page, provider);
    return [
      `No answer came from ${hostOf(url)}: it is not running, not reachable, or does not let this page in (CORS).`,
      ...hints.filter((hint) => provider === undefined || !hint.includes('(CORS)') || isOwn(url)),
    ].join(' ');
  }
  if (status === 401 || status === 403)
    return `The service did not accept the key (status ${status}). Check it under Settings.`;
  if (status === 404)
    return 'Nothing is at that address (status 404). Check the model and the address under Settings.';
  if (status === 413) return 'The request was too large for the service (status 413).';
  if (status === 429)
    return 'Too many requests, or no credit left (status 429). Wait a little, or check your plan at the service.';
  if (status >= 500)
    return `The service itself failed (status ${status}). Nothing is wrong with your settings; try again later.`;
  return `The service refused the request (status ${status}). A setting may be missing or wrong: compare the body under Requests.`;
}

function isOwn(url: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\]|192\.168\.|10\.)/.test(url);
}
