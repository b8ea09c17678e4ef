import {MASK} from '../../lib/keyEchoes';
import {parseUrl} from '../../lib/parseUrl';
import {toCurl, type Exchange} from '../../providers/exchange';
import {KEY_PLACEHOLDER} from '../../providers/modeConnection';

export const COPIES = [
  {id: 'curl', name: 'cURL', language: 'bash'},
  {id: 'fetch', name: 'fetch', language: 'js'},
  {id: 'har', name: 'HAR', language: 'json'},
] as const;

export type CopyForm = (typeof COPIES)[number]['id'];

/** Takes the place of a secret: a word to be replaced, in a form that every terminal takes. */
function open(text: string): string {
  return text.replaceAll(MASK, KEY_PLACEHOLDER);
}

function toFetch({url, method = 'POST', headers, body}: Exchange): string {
  const options = JSON.stringify({method, headers}, null, 2).slice(0, -2);
  const json = JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
  const text = typeof body === 'string' ? json : `JSON.stringify(${json})`;
  return `const response = await fetch(${JSON.stringify(url)}, ${options},\n  "body": ${text}\n});`;
}

function toHar(exchange: Exchange): string {
  const {at, url, method = 'POST', headers, body, status = 0, replies, took = 0} = exchange;
  const wait = exchange.first ?? took;
  const pairs = Object.entries(headers).map(([name, value]) => ({name, value}));
  const text = JSON.stringify(replies.length === 1 ? replies[0] : replies);
  const query = [...(parseUrl(url)?.searchParams ?? [])];
  const entry = {
    startedDateTime: new Date(at).toISOString(),
    time: took,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs,
      queryString: query.map(([name, value]) => ({name, value})),
      postData:
        typeof body === 'string'
          ? {mimeType: 'text/plain', text: body}
          : {mimeType: 'application/json', text: JSON.stringify(body)},
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: {size: text.length, mimeType: 'application/json', text},
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: {send: 0, wait, receive: took - wait},
  };
  const creator = {name: 'Deep Chat playground', version: '1'};
  return JSON.stringify({log: {version: '1.2', creator, entries: [entry]}}, null, 2);
}

/** A request as text to copy, with a placeholder for every secret. */
export function copyOf(exchange: Exchange, form: CopyForm): string {
  const text = {curl: toCurl, fetch: toFetch, har: toHar}[form](exchange);
  return open(text);
}
