import {escapeHtml} from '../lib/escapeHtml';
import {isObject} from '../lib/isObject';
import {isList, type ChatValues, type Json} from '../lib/json';

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
  /** How many replies came in all; the first ones are kept. */
  readonly count?: number;
  /** Whether this stream says that it is complete, as the protocol of its provider has it. */
  readonly hasEndMark?: boolean;
  /** Whether a reply has said that the stream is complete. */
  readonly isFinished?: boolean;
  /** How the body of the response ended. `broken`: the connection was lost before the end. */
  readonly ending?: 'complete' | 'broken' | 'stopped';
}

/** What stands for a secret. */
export const MASK = '••••••';

const SECRET_NAME =
  /^(.*[-_])?(authorization(_token)?|api[-_]?key|key|token|secret|password|cookie|ephemeralkey|subscription-key)$/i;
/** Most characters of one text that is kept: a picture as a data address would fill the page. */
const MAX_TEXT_LENGTH = 2000;
const MAX_REPLIES = 200;

/** Whether a property or header of this name holds a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** The forms in which a service can repeat a secret: as it is, in an address, in JSON, in HTML, as base64. */
export function echoesOf(secret: string): readonly string[] {
  const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
  const forms = [
    secret,
    escapeHtml(secret),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ];
  return [...new Set([...forms, btoa(bytes)])].filter((form) => form.length > 0);
}

/** A shorter text would be found in ordinary words, which a reader must be able to read. */
const MIN_ECHO_LENGTH = 6;

/** Part of a text: its first character and the one after its last. */
export type Range = readonly [from: number, to: number];

/** How much of a secret's beginning is at the end of a text; 0 for less than a reader would notice. */
export function begunLength(text: string, secret: string): number {
  for (let length = secret.length - 1; length >= MIN_ECHO_LENGTH; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}

/** Where whole secrets are in a text. They may overlap. */
function wholeEchoes(text: string, secrets: readonly string[]): readonly Range[] {
  const found: Range[] = [];
  for (const secret of secrets) {
    if (secret.length < MIN_ECHO_LENGTH) continue;
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
      found.push([at, at + secret.length]);
  }
  return found;
}

/** Ranges in their order and without overlaps. */
function mergedRanges(found: readonly Range[]): readonly Range[] {
  const merged: Range[] = [];
  for (const [from, to] of [...found].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) merged.splice(-1, 1, [last[0], Math.max(last[1], to)]);
    else merged.push([from, to]);
  }
  return merged;
}

/** Where the secrets are that a service has repeated in a text, in their order and without overlaps. */
export function fullEchoes(text: string, secrets: readonly string[]): readonly Range[] {
  return mergedRanges(wholeEchoes(text, secrets));
}

/**
 * Like {@link fullEchoes}, with a secret that has only begun at the end: the rest may be in the next part of a
 * stream.
 */
function echoesIn(text: string, secrets: readonly string[]): readonly Range[] {
  const end = text.trimEnd();
  const begun = secrets.flatMap((secret): Range[] => {
    const length = secret.length < MIN_ECHO_LENGTH ? 0 : begunLength(end, secret);
    return length > 0 ? [[end.length - length, end.length]] : [];
  });
  return mergedRanges([...wholeEchoes(text, secrets), ...begun]);
}

/** A part of a text, with a mask at each place where one of the secrets begins. */
export function maskedPart(text: string, [from, to]: Range, echoes: readonly Range[]): string {
  let shown = '';
  let at = from;
  for (const [begin, end] of echoes) {
    if (end <= at || begin >= to) continue;
    shown += text.slice(at, Math.max(at, begin)) + (begin >= from ? MASK : '');
    at = Math.min(end, to);
  }
  return shown + text.slice(at, to);
}

/** A text that a person reads, without the secrets that a service has repeated in it. */
export function withoutEchoes(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= MIN_ECHO_LENGTH)
    .reduce((left, secret) => left.replaceAll(secret, MASK), text);
}

/** A text that may go on, without the secrets in it and the one that has begun at its end. */
export function withoutBegunEchoes(text: string, secrets: readonly string[]): string {
  return maskedPart(text, [0, text.length], echoesIn(text, secrets));
}

/**
 * A reply without secrets in all its texts; what is neither text nor plain object stays as it is.
 *
 * @param clean - Makes of one text what may be shown of it.
 */
export function replyWithoutEchoes(
  reply: unknown,
  secrets: readonly string[],
  clean = withoutEchoes,
): unknown {
  if (typeof reply === 'string') return clean(reply, secrets);
  if (Array.isArray(reply)) return reply.map((item) => replyWithoutEchoes(item, secrets, clean));
  if (typeof reply !== 'object' || reply === null) return reply;
  if (Object.getPrototypeOf(reply) !== Object.prototype) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, item]) => [name, replyWithoutEchoes(item, secrets, clean)]),
  );
}

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
export function withoutSecrets(value: ChatValues): ChatValues;
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

/** The request as a command for a terminal, with masks where the secrets were. */
export function toCurl({url, method = 'POST', headers, body}: Exchange): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl ${method === 'POST' ? '' : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    `-d ${quote(typeof body === 'string' ? body : JSON.stringify(body))}`,
  ].join(' \\\n  ');
}
