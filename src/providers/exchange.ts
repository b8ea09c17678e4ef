import {isObject} from '../lib/isObject';
import {isList, type ChatValues, type Json, type JsonObject} from '../lib/json';
import {isSecretName, MASK, withoutEchoes} from '../lib/keyEchoes';

/** One request of a chat and what came back, with every secret masked before it is kept. */
export interface Exchange {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Where it went, or would have gone; empty for the demo, which goes nowhere. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
  /** Whether it was sent. */
  readonly sent: boolean;
  /** Raw replies, one for each event of a stream. */
  readonly replies: readonly Json[];
  readonly method?: string;
  /** Of the HTTP answer; absent without one. */
  readonly status?: number;
  /** Milliseconds until the first event or the answer came. */
  readonly first?: number;
  /** Milliseconds until the answer was complete. */
  readonly took?: number;
  readonly error?: string;
  /** What the reader is told about a redirect that wasn't followed. The component may show another error. */
  readonly redirect?: string;
  /** How many replies came in all; the first ones are kept. */
  readonly count?: number;
  /** Whether the connection was lost before the end of the reply. */
  readonly isBroken?: boolean;
}

/** Most characters of one text that is kept: a picture as a data address would fill the page. */
const MAX_TEXT_LENGTH = 2000;
const MAX_REPLIES = 200;

function maskText(text: string, secrets: readonly string[], maxLength: number): string {
  const masked = secrets.reduce((left, secret) => left.replaceAll(secret, MASK), text);
  const open = masked.replace(/([?&](?:key|api[-_]key|token)=)[^&#]*/gi, `$1${MASK}`);
  return open.length > maxLength
    ? `${open.slice(0, maxLength)}… (${open.length.toLocaleString('en')} characters)`
    : open;
}

/**
 * A copy of anything that can be shown as JSON, without secrets: neither the given ones, wherever they
 * are, nor the value of a property that is named like one.
 *
 * @param maxLength - Most characters of one text.
 */
export function masked(
  value: unknown,
  secrets: readonly string[],
  maxLength = MAX_TEXT_LENGTH,
): Json {
  if (typeof value === 'string') return maskText(value, secrets, maxLength);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof Blob !== 'undefined' && value instanceof Blob)
    return `${value.type || 'file'}, ${value.size.toLocaleString('en')} bytes`;
  if (typeof FormData !== 'undefined' && value instanceof FormData)
    return [...value.entries()].map(([name, item]) => ({[name]: masked(item, secrets, maxLength)}));
  if (Array.isArray(value)) return value.map((item) => masked(item, secrets, maxLength));
  if (typeof value !== 'object') return value === undefined ? null : String(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      withoutEchoes(name, secrets),
      isSecretName(name) && typeof item === 'string' ? MASK : masked(item, secrets, maxLength),
    ]),
  );
}

/** Headers as {@link masked} shows them, all of them texts. */
export function maskedHeaders(
  headers: unknown,
  secrets: readonly string[],
): Record<string, string> {
  const shown = masked(headers, secrets);
  const entries = isObject(shown) ? Object.entries(shown) : [];
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]));
}

/** Values without the properties that are named like secrets: what links, files and storage get. */
export function withoutSecrets(value: JsonObject): ChatValues;
export function withoutSecrets(value: Json): Json;
export function withoutSecrets(value: Json): Json {
  if (isList(value)) return value.map((item) => withoutSecrets(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      // An empty text keeps the place of a secret that is held elsewhere.
      const isSecret = isSecretName(name) && typeof item === 'string' && item;
      return isSecret || item === undefined ? [] : [[name, withoutSecrets(item)]];
    }),
  );
}

/** Names of the properties that {@link withoutSecrets} takes out, each once. */
export function secretNames(value: Json | undefined): readonly string[] {
  if (isList(value)) return [...new Set(value.flatMap(secretNames))];
  if (!isObject(value)) return [];
  const found = Object.entries(value).flatMap(([name, item]) =>
    isSecretName(name) && typeof item === 'string' && item ? [name] : secretNames(item),
  );
  return [...new Set(found)];
}

/** Adds a raw reply to an exchange; a very long stream keeps its beginning. */
export function withReply(exchange: Exchange, reply: Json): Exchange {
  const {replies} = exchange;
  const count = (exchange.count ?? replies.length) + 1;
  return {...exchange, count, replies: [...replies, reply].slice(0, MAX_REPLIES)};
}
