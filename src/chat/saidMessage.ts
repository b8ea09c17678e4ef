import {isObject} from '../lib/isObject';

/** A message of a chat, as its `message` event hands it over. */
export interface SaidMessage {
  readonly role?: string;
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly unknown[];
}

interface MessageDetail {
  readonly message: SaidMessage;
  readonly isHistory: boolean;
}

function isDetail(value: unknown): value is MessageDetail {
  return isObject(value) && isObject(value.message) && typeof value.isHistory === 'boolean';
}

/** The message that has just been said; nothing for messages of the history. */
export function saidMessage(event: Event): SaidMessage | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return isDetail(detail) && !detail.isHistory ? detail.message : undefined;
}

/** Text of the newest message in the body that a handler is given; empty for a message of files alone. */
export function newestText(body: unknown): string {
  const messages = isObject(body) ? body.messages : undefined;
  const newest: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  return isObject(newest) && typeof newest.text === 'string' ? newest.text : '';
}
