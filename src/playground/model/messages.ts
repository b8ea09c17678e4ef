import * as v from 'valibot';
import {isObject} from '../../lib/isObject';
import {messageSchema, type PlainMessage} from '../schema';
import {listOf} from '../schemaParts';

/** Whether a message is a demo reply. A model must not take it for its own words. */
export function isDemoReply({custom}: {readonly custom?: unknown}): boolean {
  return isObject(custom) && custom.isPreview === true;
}

export function asDemoReply<T extends object>(
  message: T,
): T & {readonly custom: {readonly isPreview: true}} {
  return {...message, custom: {isPreview: true}};
}

const messageList = listOf(messageSchema);

/**
 * The messages of a chat as they can be saved and shared: without `File` objects, and without files that
 * are only in this page's memory (`blob:`), which nobody else could open.
 */
export function plainMessages(messages: readonly unknown[]): readonly PlainMessage[] {
  return v.parse(messageList, messages);
}

/** Size in bytes of some messages as they are kept. */
export function sizeOf(messages: readonly unknown[]): number {
  let size = 0;
  for (const {role, text, html, files} of plainMessages(messages)) {
    size += role.length + (text?.length ?? 0) + (html?.length ?? 0) + 40;
    for (const {src} of files ?? []) size += src.length + 40;
  }
  return size;
}

export interface Question {
  readonly text: string;
  readonly files: readonly {readonly src: string; readonly name?: string}[];
}

/** A conversation up to a question, and the question that is asked there. */
export interface Branch {
  readonly before: readonly PlainMessage[];
  readonly question: Question;
}

/** Text of a message as it can be edited: of one in HTML, what is read of it. */
export function textOf({text, html}: PlainMessage): string {
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

/** Asks a question again at its place, or edited: what followed it is gone. */
export function askEdited(messages: readonly PlainMessage[], index: number, text?: string): Branch {
  const message = messages[index];
  return {
    before: messages.slice(0, index),
    question: {
      text: text ?? (message ? textOf(message) : ''),
      files: message?.files ?? [],
    },
  };
}

/**
 * Asks for another reply and drops one.
 *
 * @param index - Place of the reply, or of the question itself; the last reply when left out.
 * @returns undefined where no question comes before it
 */
export function askAgain(
  messages: readonly PlainMessage[],
  index = messages.length - 1,
): Branch | undefined {
  const asked = messages
    .slice(0, index + 1)
    .map(({role}) => role)
    .lastIndexOf('user');
  return asked < 0 ? undefined : askEdited(messages, asked);
}

/** A file of a message as it was attached; undefined where its data is gone. */
export function toFile({src, name = 'file'}: Question['files'][number]): File | undefined {
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
