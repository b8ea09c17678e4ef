import type {DeepChatElement} from '../../chat';
import {isRedrawing} from '../../chat/internals';
import {safeStorage} from '../../lib/safeStorage';

/** Most ms that the component takes to send a message. A refused one is never sent. */
const SENDING = 1000;

/** A chat that is about to draw itself again is looked at again after this many ms. */
const LOOK_AGAIN = 20;

/** Chats that are sending. */
let asking = 0;

const stay = () => undefined;

/** Whether the browser has the messages of an earlier visit. */
function isRemembered({browserStorage}: DeepChatElement): boolean {
  if (!browserStorage) return false;
  const key = browserStorage === true ? undefined : browserStorage.key;
  return safeStorage.get('localStorage', key ?? 'deep-chat-storage') !== undefined;
}

/**
 * Keeps the reader's selection and caret: the component moves both into its field with each message. What the
 * reader selects isn't held back.
 *
 * @returns ends it
 */
function holdSelection(): () => void {
  const selection = getSelection();
  asking += 1;
  if (selection) Object.assign(selection, {removeAllRanges: stay, addRange: stay});
  return () => {
    asking -= 1;
    if (asking > 0 || !selection) return;
    // The methods of every selection are there again.
    Reflect.deleteProperty(selection, 'removeAllRanges');
    Reflect.deleteProperty(selection, 'addRange');
  };
}

/**
 * Sends the prompt of an example for the reader, unless the chat is in use or remembers a conversation. The component
 * moves the focus into its field with each message; the chat is inert until then, so the reader's stays.
 *
 * @returns whether it is sent
 */
export function ask(chat: DeepChatElement, text: string): boolean {
  if (!chat.isConnected || chat.matches(':focus-within') || isRemembered(chat)) return false;
  chat.inert = true;
  sendWhenDrawn(chat, text);
  return true;
}

function sendWhenDrawn(chat: DeepChatElement, text: string): void {
  if (!chat.isConnected) return;
  if (isRedrawing(chat)) setTimeout(sendWhenDrawn, LOOK_AGAIN, chat, text);
  else send(chat, text);
}

function send(chat: DeepChatElement, text: string): void {
  const release = holdSelection();
  const timer = setTimeout(free, SENDING);
  let isFree = false;
  function free() {
    if (isFree) return;
    isFree = true;
    clearTimeout(timer);
    chat.inert = false;
    release();
  }
  chat.addEventListener('message', () => setTimeout(free), {once: true});
  void chat.submitUserMessage({text});
}
