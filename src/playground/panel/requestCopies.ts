import {MASK} from '../../lib/keyEchoes';
import type {Exchange} from '../../providers/exchange';
import {KEY_PLACEHOLDER} from '../../providers/modeConnection';

export const COPIES = [
  {id: 'curl', name: 'cURL', language: 'bash'},
  {id: 'fetch', name: 'fetch', language: 'js'},
] as const;

export type CopyForm = (typeof COPIES)[number]['id'];

/** The request as a command for a terminal, with masks where the secrets were. */
function toCurl({url, method = 'POST', headers, body}: Exchange): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl ${method === 'POST' ? '' : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    `-d ${quote(typeof body === 'string' ? body : JSON.stringify(body))}`,
  ].join(' \\\n  ');
}

function toFetch({url, method = 'POST', headers, body}: Exchange): string {
  const options = JSON.stringify({method, headers}, null, 2).slice(0, -2);
  const json = JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
  const text = typeof body === 'string' ? json : `JSON.stringify(${json})`;
  return `const response = await fetch(${JSON.stringify(url)}, ${options},\n  "body": ${text}\n});`;
}

/** A request as text to copy, with a placeholder for every secret. */
export function copyOf(exchange: Exchange, form: CopyForm): string {
  const text = {curl: toCurl, fetch: toFetch}[form](exchange);
  return text.replaceAll(MASK, KEY_PLACEHOLDER);
}
