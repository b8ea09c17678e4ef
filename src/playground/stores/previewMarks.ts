import {isObject} from '../../lib/isObject';
import {asPreview, isPreview} from '../model/messages';

/** What this store reads of a message. */
export interface Marked {
  readonly role?: unknown;
  readonly text?: unknown;
  readonly custom?: unknown;
}

function isMarked(value: unknown): value is Marked {
  return isObject(value);
}

/** What this store needs of a live chat. */
interface Live {
  readonly getMessages: () => readonly unknown[];
}

/** Places of the replies that no service gave, by conversation: the component hands out copies without marks. */
const places = new Map<string, Set<number>>();
/** Conversations whose last request went to no service. */
const unsent = new Set<string>();
/** The chats that show a conversation now. */
const live = new Map<string, Live>();

/**
 * The messages of a conversation with the marks of those that no service gave.
 *
 * @param messages - As the component hands them out: all of the conversation.
 */
export function markedMessages(key: string, messages: readonly unknown[]): readonly Marked[] {
  const marks = places.get(key);
  return messages
    .filter(isMarked)
    .map((message, index) => (marks?.has(index) ? asPreview(message) : message));
}

/** The messages that a chat shows now, with their marks; none before it is there. */
export function messagesNow(key: string): readonly Marked[] {
  return markedMessages(key, live.get(key)?.getMessages() ?? []);
}

/** Sets the chat that shows a conversation; null when it is gone. */
export function attachLive(key: string, chat: Live | null): void {
  if (chat) live.set(key, chat);
  else live.delete(key);
}

/** Notes whether the request of a conversation goes to a service. */
export function noteSending(key: string, isSent: boolean): void {
  if (isSent) unsent.delete(key);
  else unsent.add(key);
}

/** Marks everything that was said since the last question, if that went to no service. */
export function markPreviews(key: string, messages: readonly unknown[]): void {
  if (!unsent.has(key)) return;
  const marks = places.get(key) ?? new Set<number>();
  const roles = messages.map((message) => (isMarked(message) ? message.role : undefined));
  const asked = roles.lastIndexOf('user');
  for (let at = asked + 1; at < messages.length; at++) marks.add(at);
  places.set(key, marks);
}

/** Reads the marks of messages from storage or a file. */
export function readMarks(key: string, messages: readonly unknown[]): void {
  const marks = messages.flatMap((message, at) =>
    isMarked(message) && isPreview(message) ? [at] : [],
  );
  places.set(key, new Set(marks));
}
