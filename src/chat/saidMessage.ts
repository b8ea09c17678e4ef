import {isObject} from '../lib/isObject';

/** A message of a chat, as its `message` event hands it over. */
interface SaidMessage {
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

/** What is read out for a finished message, at most 1000 characters. HTML is reduced to its text. */
function spoken({text, html, files}: SaidMessage): string {
  const parsed = html ? new DOMParser().parseFromString(html, 'text/html').body.textContent : '';
  const count = files?.length ?? 0;
  const sent = count === 0 ? '' : count === 1 ? 'A file' : `${count} files`;
  const said = [text, parsed, sent].map((part) => part?.trim()).filter(Boolean);
  return said.length === 0 ? '' : `Reply: ${said.join(' ').slice(0, 1000)}`;
}

/**
 * Listens for what has to be announced: finished replies (a streamed one is reported once, at its end)
 * and errors; not history, and not what the reader wrote. The component's `message` and `error` events
 * do not bubble, cause no rebuild, and errors in a listener do not reach it.
 *
 * @returns Takes the listeners away.
 */
export function announceReplies(
  element: HTMLElement,
  announce: (text: string) => void,
): () => void {
  const onMessage = (event: Event) => {
    const message = saidMessage(event);
    if (!message || message.role === 'user') return;
    const text = spoken(message);
    if (text) announce(text);
  };
  const onError = (event: Event) => {
    // A failed image in the chat has an `error` event too, without a text.
    if (event instanceof CustomEvent) announce(`Error: ${String(event.detail)}`);
  };
  element.addEventListener('message', onMessage);
  element.addEventListener('error', onError);
  return () => {
    element.removeEventListener('message', onMessage);
    element.removeEventListener('error', onError);
  };
}
