import {parseUrl} from '../../lib/parseUrl';

const MAX_LENGTH = 2000;
const SECRET_PARAMETER = /^(.*[-_])?(key|token|secret|password|sig|signature|auth)$/i;

/**
 * A full address. Browsers resolve anything else against the page, including addresses with spaces,
 * backslashes or missing slashes, so the real host would differ from the one a user reads.
 */
const WHOLE = /^(?:https?|wss?):\/\/[^\s\\]+$/i;

function parsed(address: string): URL | undefined {
  return WHOLE.test(address) ? parseUrl(address) : undefined;
}

type CheckedAddress =
  | {readonly value: string; readonly error?: undefined}
  | {readonly value?: undefined; readonly error: string};

/** Checks an address for requests. It can't contain a secret, because addresses are shared. */
export function checkAddress(value: unknown): CheckedAddress {
  if (typeof value !== 'string' || value.length > MAX_LENGTH)
    return {error: `Enter an address of at most ${MAX_LENGTH.toLocaleString('en')} characters.`};
  const text = value.trim();
  const url = parsed(text);
  if (!url) return {error: 'Enter a full address that starts with http:// or https://.'};
  if (url.username || url.password)
    return {error: 'Remove the name and password from the address, and use a header instead.'};
  if ([...url.searchParams.keys()].some((name) => SECRET_PARAMETER.test(name)))
    return {
      error: 'Remove the key from the address, and use a header instead: addresses are shared.',
    };
  return {value: text};
}

/**
 * The origin of an address, such as `https://a.example:8080`; undefined for anything but a full address.
 * Nothing may be sent to an address without an origin.
 */
export function originOf(address: string): string | undefined {
  const url = parsed(address);
  if (!url || url.username || url.password) return undefined;
  return `${url.protocol}//${url.host}`;
}

/**
 * The address that replaces a provider's own. A host alone gets the provider's path.
 *
 * @param own - The provider's own address, with `<…>` where the settings fill in a value.
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
 * @param page - Origin of this page, such as `https://docs.example`.
 */
export function addressHints(address: string, page: string, provider?: string): readonly string[] {
  const url = parsed(address);
  const origin = originOf(address);
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
