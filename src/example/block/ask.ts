import type {DeepChatElement} from '../../chat';

/** Most ms that the component takes to send a message. A refused one is never sent. */
const SENDING = 1000;

/**
 * Sends the prompt of an example for the reader, unless the chat is in use. The component moves the focus into
 * its field with each message; the chat is inert until then, so the reader's stays.
 *
 * @returns whether it was sent
 */
export function ask(chat: DeepChatElement, text: string): boolean {
  if (chat.matches(':focus-within')) return false;
  const free = () => {
    chat.inert = false;
  };
  chat.inert = true;
  chat.addEventListener('message', () => setTimeout(free), {once: true});
  setTimeout(free, SENDING);
  void chat.submitUserMessage({text});
  return true;
}
