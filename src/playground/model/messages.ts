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
