import {parseUrl} from '../../lib/parseUrl';
import type {Checked} from './checkValues';

const MAX_LENGTH = 2000;
const SECRET_PARAMETER = /^(.*[-_])?(key|token|secret|password|sig|signature|auth)$/i;

/**
 * A whole address. Anything else is read relative to the page, which a browser does with spaces, backslashes
 * and missing slashes too, so that the host would be another one than it seems.
 */
const WHOLE = /^(?:https?|wss?):\/\/[^\s\\]+$/i;

function parsed(address: string): URL | undefined {
  return WHOLE.test(address) ? parseUrl(address) : undefined;
}

/** Checks an address that requests shall go to. One with a secret in it is refused: it would be shared. */
export function checkAddress(value: unknown): Checked {
  if (typeof value !== 'string' || value.length > MAX_LENGTH)
    return {error: `Write an address of at most ${MAX_LENGTH.toLocaleString('en')} characters.`};
  const text = value.trim();
  const url = parsed(text);
  if (!url) return {error: 'Write a whole address that begins with http:// or https://.'};
  if (url.username || url.password)
    return {error: 'Take the name and password out of the address, and use a header instead.'};
  if ([...url.searchParams.keys()].some((name) => SECRET_PARAMETER.test(name)))
    return {
      error: 'Take the key out of the address, and use a header instead: addresses are shared.',
    };
  return {value: text};
}

/**
 * The origin of an address, such as `https://a.example:8080`; undefined when it is none, or not the same on
 * every page. Nothing may be sent to an address without an origin.
 */
export function originOf(address: string): string | undefined {
  const url = parsed(address);
  if (!url || url.username || url.password) return undefined;
  return `${url.protocol}//${url.host}`;
}

/**
 * The address that is asked instead of a provider's own: a host alone gets the provider's path.
 *
 * @param own - The provider's own address, with `<…>` for what the settings fill in.
 */
export function fullAddress(address: string, own: string): string {
  const url = parsed(address);
  if (!url || url.pathname !== '/' || url.search || own.includes('<')) return address;
  const usual = parsed(own);
  return usual ? `${url.protocol}//${url.host}${usual.pathname}${usual.search}` : address;
}

function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/**
 * Warnings to show before the page sends a request to an address, one sentence each.
 *
 * @param page - Where this page comes from, such as `https://docs.example`.
 */
export function addressHints(address: string, page: string, provider?: string): readonly string[] {
  const url = parsed(address);
  const origin = originOf(address);
  if (!url || !origin || origin === page) return [];
  const hints: string[] = [];
  const isPlain = url.protocol === 'http:' || url.protocol === 'ws:';
  if (isPlain && page.startsWith('https:') && !isLoopback(url.hostname))
    hints.push(
      `Browsers block ${url.protocol}//${url.host} on this page, which came over https (mixed content). Give the server https, or open the playground on your own computer.`,
    );
  if (isLoopback(url.hostname) && page.startsWith('https:'))
    hints.push('The browser may ask whether this site may reach your own computer. Allow it.');
  if (url.protocol.startsWith('ws')) return hints;
  const allow =
    provider === 'ollama'
      ? `Start it with OLLAMA_ORIGINS=${page}.`
      : provider === 'openWebUI'
        ? `Start it with CORS_ALLOW_ORIGIN=${page}.`
        : `It has to answer with Access-Control-Allow-Origin: ${page}, also to OPTIONS.`;
  hints.push(`${url.host} has to let this page in (CORS). ${allow}`);
  if (provider === 'gemini')
    hints.push('Deep Chat sends no Gemini key to another address: your server has to add it.');
  if (provider === 'dify')
    hints.push('Messages go to this very address, and files to /files/upload below it.');
  return hints;
}
