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
