import {isObject} from '../../lib/isObject';
import {parseUrl} from '../../lib/parseUrl';
import {originOf} from './address';
import type {Exchange} from '../../providers/exchange';

const CUT_OFF =
  'The reply was cut off: the connection was lost before its end. To get the whole reply, send the message again.';

function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** Warnings before a page, by its origin, sends a request to an address, one sentence each. */
export function addressHints(address: string, page: string, provider?: string): readonly string[] {
  const origin = originOf(address);
  const url = parseUrl(address);
  if (!url || !origin || origin === page) return [];
  const hints: string[] = [];
  const isPlain = url.protocol === 'http:' || url.protocol === 'ws:';
  if (isPlain && page.startsWith('https:') && !isLoopback(url.hostname))
    hints.push(
      `Browsers block ${url.protocol}//${url.host} here because this page uses https (mixed content). Serve it over https, or open the playground on your own computer.`,
    );
  if (isLoopback(url.hostname) && page.startsWith('https:'))
    hints.push('The browser may ask whether this site can connect to your computer. Allow it.');
  if (url.protocol.startsWith('ws')) return hints;
  const allow =
    provider === 'ollama'
      ? `Start it with OLLAMA_ORIGINS=${page}.`
      : provider === 'openWebUI'
        ? `Start it with CORS_ALLOW_ORIGIN=${page}.`
        : `It must send Access-Control-Allow-Origin: ${page}, also in responses to OPTIONS.`;
  hints.push(`${url.host} must allow this page (CORS). ${allow}`);
  if (provider === 'gemini')
    hints.push(
      'Deep Chat doesn’t send the Gemini key to other addresses, so your server must add it.',
    );
  if (provider === 'dify')
    hints.push('Messages go to this exact address, and files to /files/upload below it.');
  return hints;
}

/** An error inside a reply with a success status, such as `overloaded_error`. */
function reportedError(replies: readonly unknown[]): string | undefined {
  const [error] = replies.flatMap((reply) =>
    isObject(reply) && isObject(reply.error) ? [reply.error] : [],
  );
  if (!error) return undefined;
  const texts = [error.type ?? error.code, error.message];
  return texts.filter((one) => typeof one === 'string' && one !== '').join(': ');
}

/** Explains why a request failed, and what to do about it; undefined for one that didn't. */
export function errorHint(
  exchange: Exchange,
  page: string,
  provider?: string,
  isOnline = true,
): string | undefined {
  const {status, error, redirect, sent, url, replies, isBroken} = exchange;
  const isRefused = status !== undefined && status >= 400;
  if (!sent || (error === undefined && !isRefused)) return undefined;
  if (isBroken && !isRefused) return CUT_OFF;
  if (status === undefined) {
    if (redirect) return redirect;
    if (!isOnline && !isOwn(url)) return 'You’re offline. Check your connection, then send again.';
    const host = originOf(url)?.replace(/^\w+:\/\//, '') ?? 'the address';
    const hints = addressHints(url, page, provider);
    return [
      `No response from ${host}: it isn’t running, can’t be reached, or doesn’t allow this page (CORS).`,
      ...hints.filter((hint) => provider === undefined || !hint.includes('(CORS)') || isOwn(url)),
    ].join(' ');
  }
  const sender = provider ? 'The provider' : 'Your server';
  if (!isRefused) {
    const reported = reportedError(replies);
    return reported
      ? `${sender} reported an error: ${reported}. Nothing is wrong with the format; try again later.`
      : 'The reply isn’t in the format that Deep Chat expects. Check it under Requests.';
  }
  if (status === 401 || status === 403)
    return `${sender} rejected the key (status ${status}). Check it under Settings.`;
  if (status === 404)
    return 'Nothing was found at that address (status 404). Check the model and the address under Settings.';
  if (status === 413)
    return 'The request was too large (status 413). Send a shorter message or smaller files.';
  if (status === 429)
    return 'Too many requests, or no credit left (status 429). Wait a little, or check your plan with the provider.';
  if (status >= 500)
    return `${sender} failed (status ${status}). Nothing is wrong with your settings; try again later.`;
  return `${sender} rejected the request (status ${status}). A setting may be missing or wrong: check the body under Requests.`;
}

function isOwn(url: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\]|192\.168\.|10\.)/.test(url);
}
