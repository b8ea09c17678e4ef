import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';

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

/** The newest question in the body of a request, which the chat shows as the message of the person. */
export function questionIn(body: Json): string {
  if (!isObject(body)) return FALLBACK;
  const {messages, contents, input, query, inputs} = body;
  return textIn(messages ?? contents ?? input ?? query ?? inputs) ?? FALLBACK;
}
