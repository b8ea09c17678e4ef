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
  const bytes = new TextEncoder().encode(JSON.stringify(example));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
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
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
    if (typeof value !== 'object' || value === null) return undefined;
    const {title, config} = value as Record<string, unknown>;
    if (typeof title !== 'string' || typeof config !== 'object' || config === null)
      return undefined;
    return {title, config: config as Record<string, unknown>};
  } catch {
    return undefined;
  }
}
