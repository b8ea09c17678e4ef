import {escapeHtml} from './escapeHtml';

/** What stands for a secret. */
export const MASK = '••••••';

const SECRET_NAME =
  /^(.*[-_])?(authorization(_token)?|api[-_]?key|key|token|secret|password|cookie|ephemeralkey|subscription-key)$/i;

/** Whether a property or header of this name holds a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** The part of a text's base64 that is the same wherever in a longer text it begins. */
function base64Cores(bytes: string): readonly string[] {
  return [0, 1, 2].map((before) =>
    btoa('\0'.repeat(before) + bytes).slice(
      Math.ceil((before * 4) / 3),
      Math.floor(((before + bytes.length) * 4) / 3),
    ),
  );
}

/**
 * The forms in which a service can repeat a secret: as it is, in an address, in JSON, in HTML, and as base64,
 * also of a text around it.
 */
export function echoesOf(secret: string): readonly string[] {
  const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
  const inAddress = encodeURIComponent(secret);
  const forms = [
    secret,
    escapeHtml(secret),
    inAddress,
    inAddress.replace(/%../g, (code) => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    btoa(bytes),
    ...base64Cores(bytes).flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]),
  ];
  return [...new Set(forms)].filter((form) => form.length > 0);
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

/** Where the secrets are that a service has repeated in a text, in their order and without overlaps. */
export function fullEchoes(text: string, secrets: readonly string[]): readonly Range[] {
  const found: Range[] = [];
  for (const secret of secrets.filter(({length}) => length >= MIN_ECHO_LENGTH))
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
      found.push([at, at + secret.length]);
  const merged: Range[] = [];
  for (const [from, to] of found.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) merged.splice(-1, 1, [last[0], Math.max(last[1], to)]);
    else merged.push([from, to]);
  }
  return merged;
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

/** A reply without secrets in all its texts; what is neither text nor plain object stays as it is. */
export function replyWithoutEchoes(reply: unknown, secrets: readonly string[]): unknown {
  if (typeof reply === 'string') return withoutEchoes(reply, secrets);
  if (Array.isArray(reply)) return reply.map((item) => replyWithoutEchoes(item, secrets));
  if (typeof reply !== 'object' || reply === null) return reply;
  if (Object.getPrototypeOf(reply) !== Object.prototype) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, item]) => [name, replyWithoutEchoes(item, secrets)]),
  );
}
