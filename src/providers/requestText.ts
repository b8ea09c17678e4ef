import {isObject} from '../lib/isObject';
import type {Json} from '../lib/json';

/** What a request is made of. */
export interface RequestParts {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly kind: 'json' | 'form' | 'file' | 'text';
  /** For a form its fields by name, for anything else the whole body. */
  readonly body: Json;
}

function bodyText({kind, body}: RequestParts): string {
  if (kind === 'json') return JSON.stringify(body, null, 2);
  if (kind !== 'form' || !isObject(body)) return String(body);
  const fields = Object.entries(body);
  return fields.map(([name, value]) => `${name}=${String(value)}`).join('\n');
}

/** The request as it travels: first line, headers, body. */
export function requestText(request: RequestParts): string {
  const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${request.url}`, ...lines, '', bodyText(request)].join('\n');
}
