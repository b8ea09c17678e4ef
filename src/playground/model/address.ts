import {parseUrl} from '../../lib/parseUrl';
import type {Checked} from '../schemaParts';

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

/** Checks an address for requests. It can't contain a secret, because addresses are shared. */
export function checkAddress(value: unknown): Checked {
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
