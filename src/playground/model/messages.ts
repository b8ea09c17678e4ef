import * as v from 'valibot';
import {isObject} from '../../lib/isObject';
import {fileSchema, messageSchema, type PlainMessage} from '../schema';
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

const MAX_MESSAGES = 500;
const MAX_TEXT_LENGTH = 200_000;
const DATA_ADDRESS = /^data:(image\/(png|jpe?g|gif|webp|avif|bmp)|audio\/[\w.+-]+)[;,]/i;

const messageList = listOf(messageSchema);
const fileList = listOf(fileSchema);

/**
 * The messages of a chat as they can be saved and shared: without `File` objects, and without files that
 * are only in this page's memory (`blob:`), which nobody else could open.
 */
export function plainMessages(messages: readonly unknown[]): readonly PlainMessage[] {
  return v.parse(messageList, messages);
}

export type CleanText = (text: string) => string;

/**
 * Makes messages of data that may come from anybody. HTML becomes text, because the component would run
 * its scripts; files and pictures are kept only when they are in the data itself.
 *
 * @param clean - Takes out of Markdown what may not be shown, see `harmless`.
 */
export function checkMessages(given: unknown, clean: CleanText) {
  if (!Array.isArray(given)) return {messages: [], notes: []};
  const notes = new Set<string>();
  if (given.length > MAX_MESSAGES) notes.add(`only the last ${MAX_MESSAGES} messages were read`);
  const messages = given.slice(-MAX_MESSAGES).flatMap((message: unknown): PlainMessage[] => {
    if (!isObject(message)) return [];
    const {role, text, html, files} = message;
    const parts = [text];
    if (typeof html === 'string') {
      parts.push(
        html
          .slice(0, MAX_TEXT_LENGTH)
          .replace(/<[^>]*>?/g, ' ')
          .trim(),
      );
      notes.add('messages in HTML are shown as text');
    }
    const said = parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
    const listed = Array.isArray(files) ? files : [];
    const kept = v.parse(fileList, listed).filter(({src}) => DATA_ADDRESS.test(src));
    if (kept.length < listed.length)
      notes.add('files that are not pictures or sound were left out');
    if (!said && kept.length === 0) return [];
    return [
      {
        role: role === 'user' ? 'user' : 'ai',
        ...(said ? {text: clean(said.slice(0, MAX_TEXT_LENGTH))} : {}),
        ...(kept.length > 0
          ? {files: kept.map((file) => ({...file, name: file.name?.slice(0, 200)}))}
          : {}),
        ...(isDemoReply(message) ? {custom: {isPreview: true} as const} : {}),
      },
    ];
  });
  return {messages, notes: [...notes]};
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
