import {flushSync} from 'react-dom';
import {changeMessages} from '../actions';
import {plainMessages, textOf} from '../model/messages';
import type {ChatModel, PlainMessage} from '../schema';
import {messagesInChat} from '../stores/conversations';
import {sessionOf} from './chatSession';

/** Place of the question that a message answers, or of the question itself; -1 where none comes before it. */
export function questionOf(messages: readonly PlainMessage[], index = messages.length - 1): number {
  const roles = messages.slice(0, index + 1).map(({role}) => role);
  return roles.lastIndexOf('user');
}

/** A file of a message as it was attached; undefined where its data is gone. */
export function toFile({src, name = 'file'}: {src: string; name?: string}): File | undefined {
  const parts = /^data:([^,;]*)(;[^,]*)?,(.*)$/s.exec(src);
  if (!parts) return undefined;
  const [, type = '', options = '', data = ''] = parts;
  try {
    const text = options.endsWith(';base64') ? atob(data) : decodeURIComponent(data);
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new File([bytes], name, {type});
  } catch {
    return undefined;
  }
}

/** Asks one of a chat's questions again at its place, or with another text. What followed it is gone. */
export function askAt(id: string, messages: readonly PlainMessage[], at: number, edited?: string) {
  const question = messages[at];
  if (!question) return;
  // The chat has another element then, which gets the question.
  flushSync(() => changeMessages(id, messages.slice(0, at)));
  const files = (question.files ?? []).map(toFile).filter((file) => file !== undefined);
  const text = edited ?? textOf(question);
  if (text || files.length > 0) sessionOf(id).say(text, files);
}

export function regenerate(chat: ChatModel): void {
  const messages = plainMessages(messagesInChat(chat));
  askAt(chat.id, messages, questionOf(messages));
}
