import * as v from 'valibot';
import {isObject} from '../../lib/isObject';
import {messageSchema, type PlainMessage} from '../schema';
import {listOf} from '../schemaParts';

/** Whether a message is a demo reply. A model must not take it for its own words. */
export function isDemoReply({custom}: {readonly custom?: unknown}): boolean {
  return isObject(custom) && custom.isPreview === true;
}

export function asDemoReply<T extends object>(message: T) {
  return {...message, custom: {isPreview: true} as const};
}

const messageList = listOf(messageSchema);

/** The messages of a chat as they can be saved and shared: without files that are only in this page's memory. */
export function plainMessages(messages: readonly unknown[]): readonly PlainMessage[] {
  return v.parse(messageList, messages);
}

/** Text of a message: of one in HTML, what is read of it. */
export function textOf({text, html}: Pick<PlainMessage, 'text' | 'html'>): string {
  if (text !== undefined) return text;
  return (html ?? '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The conversation with another text in one of its messages. Everything after it stays. */
export function withText(
  messages: readonly PlainMessage[],
  index: number,
  text: string,
): readonly PlainMessage[] {
  return messages.map((message, at) => {
    if (at !== index) return message;
    const {html: _, ...rest} = message;
    return {...rest, text};
  });
}

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
