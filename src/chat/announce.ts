import {isObject} from '../lib/isObject';

interface Message {
  readonly role?: string;
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly unknown[];
}

/** What is read out for a finished message, at most 1000 characters. HTML is reduced to its text. */
export function spoken({text, html, files}: Message): string {
  const parsed = html ? new DOMParser().parseFromString(html, 'text/html').body.textContent : '';
  const count = files?.length ?? 0;
  const sent = count === 0 ? '' : count === 1 ? 'A file' : `${count} files`;
  const said = [text, parsed, sent].map((part) => part?.trim()).filter(Boolean);
  return said.length === 0 ? '' : `Reply: ${said.join(' ').slice(0, 1000)}`;
}

interface Reported {
  readonly message: Message;
  readonly isHistory: boolean;
}

function isMessageEvent(event: Event): event is CustomEvent<Reported> {
  return event instanceof CustomEvent && isObject(event.detail) && isObject(event.detail.message);
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
    if (!isMessageEvent(event)) return;
    const {message, isHistory} = event.detail;
    if (isHistory || message.role === 'user') return;
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
