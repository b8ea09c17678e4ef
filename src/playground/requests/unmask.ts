import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import {MASK} from '../../providers/exchange';

const FALLBACK = 'Edited request';

function textIn(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    for (const item of [...(value as readonly Json[])].reverse()) {
      const found = textIn(item);
      if (found) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  return textIn(value.text) ?? textIn(value.content) ?? textIn(value.parts);
}

/** The newest question in a request's body, which the chat shows as the person's message. */
export function questionIn(body: Json): string {
  if (!isObject(body)) return FALLBACK;
  const {messages, contents, input, query, inputs} = body;
  return textIn(messages ?? contents ?? input ?? query ?? inputs) ?? FALLBACK;
}

function pairs(shown: unknown, real: unknown, found: Map<string, string>): void {
  if (typeof shown === 'string') {
    if (typeof real === 'string' && shown !== real) found.set(shown, real);
  } else if (Array.isArray(shown)) {
    if (Array.isArray(real)) shown.forEach((item, at) => pairs(item, real[at], found));
  } else if (isObject(shown) && isObject(real))
    for (const [name, item] of Object.entries(shown)) pairs(item, real[name], found);
}

function replaced(value: Json, texts: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item: Json) => replaced(item, texts));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      item === undefined ? [] : [[name, replaced(item, texts)]],
    ),
  );
}

/** Result of {@link unmasked}. */
export type Unmasked = {readonly body: Json} | {readonly error: string};

/**
 * Restores the original texts in an edited request that was shown with masked and shortened ones, wherever
 * the person left those unchanged.
 *
 * @param shown - The body as it was shown.
 * @param real - The body as it was sent.
 */
export function unmasked(edited: Json, shown: Json, real: unknown): Unmasked {
  const texts = new Map<string, string>();
  pairs(shown, real, texts);
  const body = replaced(edited, texts);
  const left = JSON.stringify(
    replaced(edited, new Map([...texts.keys()].map((text) => [text, '']))),
  );
  return left.includes(MASK) || /… \([\d,]+ characters\)/.test(left)
    ? {error: 'You changed a masked or shortened text. Leave it as it is, or replace all of it.'}
    : {body};
}
