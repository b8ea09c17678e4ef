import type {Json} from '../site/chatCode';
import recorded from './requests.json';
import type {ProviderKey} from './types';

/** A request of the installed deep-chat for the message "Hello", with the least settings. */
export interface RecordedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly kind: 'json' | 'form' | 'file' | 'text';
  /** For a form its fields by name, for anything else the whole body. */
  readonly body: Json;
}

/** The requests by `provider.mode`. They are written by tests/unit/requests.test.ts. */
export const requests = recorded as unknown as Readonly<Record<string, RecordedRequest>>;

/** The request of a mode, unless it makes none before a call to another service has been answered. */
export function requestOf(provider: ProviderKey, mode: string): RecordedRequest | undefined {
  return requests[`${provider}.${mode}`];
}

/** The request as it would be written in a document: first line, headers, body. */
export function requestText({url, headers, kind, body}: RecordedRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const form = () =>
    Object.entries(body as Readonly<Record<string, string>>)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n');
  const text = {
    json: () => JSON.stringify(body, null, 2),
    form,
    file: () => String(body),
    text: () => String(body),
  }[kind]();
  return [`POST ${url}`, ...lines, '', text].join('\n');
}
