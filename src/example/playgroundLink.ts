import {fromBase64url, toBase64url} from '../lib/base64url';
import {isObject} from '../lib/isObject';

/** What the playground reads from the `example` part of its address. */
export interface PlaygroundExample {
  readonly title: string;
  /** Properties of the chat, all of them data. */
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * The address, below the site's base, that opens an example in the playground: JSON in base64url behind
 * `#example=`.
 */
export function playgroundLink(example: PlaygroundExample): string {
  const text = toBase64url(new TextEncoder().encode(JSON.stringify(example)));
  return `/playground#example=${text}`;
}

/**
 * Reads what `playgroundLink` wrote. The text comes from an address, so nothing about it is certain.
 *
 * @returns undefined for anything else
 */
export function readPlaygroundLink(hash: string): PlaygroundExample | undefined {
  const text = /^#example=([\w-]+)$/.exec(hash)?.[1];
  if (!text || text.length > 200_000) return undefined;
  try {
    const json = new TextDecoder('utf-8', {fatal: true}).decode(fromBase64url(text));
    const value: unknown = JSON.parse(json);
    if (!isObject(value)) return undefined;
    const {title, config} = value;
    return typeof title === 'string' && isObject(config) ? {title, config} : undefined;
  } catch {
    return undefined;
  }
}
