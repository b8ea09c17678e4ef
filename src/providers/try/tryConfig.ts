import type {ChatConfig} from '../../chat';
import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import {attachments} from '../capabilities';
import {answerDry, type Signals} from '../dryRun';
import {masked, maskedHeaders} from '../exchange';
import type {RequestParts} from '../requestText';
import {addressOf, directConnectionOf, KEY_PLACEHOLDER} from '../modeConnection';
import type {Mode, ProviderKey} from '../types';

/** One try of a mode: what the chat is set up with. A key makes it real, no key a dry run. */
export interface Attempt {
  /** Tells attempts apart. */
  readonly id: number;
  readonly mode: Mode;
  readonly values: Readonly<Record<string, Json>>;
  readonly stream: boolean;
  readonly isDry: boolean;
  readonly key?: string;
}

const ANSWER = 'Nothing was sent. Below is the request for this message.';

function kindOf(body: unknown): RequestParts['kind'] {
  if (typeof FormData !== 'undefined' && body instanceof FormData) return 'form';
  if (typeof Blob !== 'undefined' && body instanceof Blob) return 'file';
  return typeof body === 'string' ? 'text' : 'json';
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

const entriesOf = (value: Json) => (isObject(value) ? Object.entries(value) : []);

/** The request of an attempt as it may be shown: without the key, long texts cut. */
function shownRequest(
  {mode, values, stream, key}: Attempt,
  request: {readonly body?: unknown; readonly headers?: unknown},
): RequestParts {
  const secrets = [key, KEY_PLACEHOLDER].filter((secret) => secret !== undefined);
  const body = parsed(request.body);
  const kind = kindOf(body);
  const shown = masked(body, secrets);
  return {
    url: addressOf(mode, values, stream && mode.stream),
    headers: maskedHeaders(request.headers, secrets),
    kind,
    body: kind === 'form' && isList(shown) ? Object.fromEntries(shown.flatMap(entriesOf)) : shown,
  };
}

/** The chat's properties for one attempt. The key is used only here. */
export function tryConfig(
  provider: ProviderKey,
  attempt: Attempt,
  onRequest: (request: RequestParts) => void,
): ChatConfig {
  const {mode, values, isDry, key = KEY_PLACEHOLDER} = attempt;
  const stream = attempt.stream && mode.stream;
  const attach = attachments[`${provider}.${mode.id}`] ?? [];
  const config: Record<string, unknown> = {
    directConnection: directConnectionOf(provider, mode, values, key),
    connect: {
      ...(stream && {stream: true}),
      ...(isDry && {
        handler: (_body: unknown, signals: Signals) => {
          // A handler that throws would leave the chat waiting forever.
          if (!mode.reply) signals.onClose();
          else answerDry(mode.reply, stream, signals, ANSWER).catch(() => signals.onClose());
        },
      }),
    },
    // Without this setting, the component hides a provider's error text.
    errorMessages: {displayServiceErrorMessages: true},
    ...Object.fromEntries(attach.map((name) => [name, true])),
    requestInterceptor: (request: {body?: unknown; headers?: unknown}) => {
      onRequest(shownRequest(attempt, request));
      return request;
    },
  };
  return config;
}
