import {saidMessage, type SaidMessage} from './saidMessage';

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
