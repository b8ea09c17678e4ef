import {messagesOf} from './conversations';
import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';
import type {PlainMessage} from '../schema';

/** Characters that a chat draws when it is opened. It takes the component seconds to draw a megabyte. */
export const DRAWN_AT_FIRST = 60_000;
/** Characters that are drawn on top when the user scrolls up to them. */
export const DRAWN_AT_A_TIME = 30_000;

/**
 * Where the messages begin that are drawn: the newest ones that have this many characters together. One is
 * always drawn, however long it is. Pictures don't count, because the browser draws them anyway.
 */
function startOfDrawn(
  messages: readonly Pick<PlainMessage, 'text' | 'html'>[],
  limit: number,
): number {
  let left = limit;
  let start = messages.length;
  for (const {text = '', html = ''} of [...messages].reverse()) {
    left -= text.length + html.length;
    if (left < 0 && start < messages.length) break;
    start -= 1;
  }
  return start;
}

type Counts = Readonly<Record<string, number>>;

/** How many messages at the beginning of a conversation its chat doesn't have yet. */
const undrawn = createStore<Counts>(() => ({}));

/** How many messages of a conversation its chat has not drawn, and so doesn't send. */
export function useUndrawn(key: string): number {
  return useStore(undrawn, (counts) => counts[key] ?? 0);
}

export function undrawnIn(key: string): number {
  return undrawn.getState()[key] ?? 0;
}

export function noteUndrawn(key: string, count: number): void {
  if (undrawnIn(key) !== count) undrawn.setState({[key]: count});
}

/** The newest messages of a conversation, and a way to the ones before them. */
export function drawnPartOf(key: string) {
  const all = messagesOf(key);
  if (!all) return undefined;
  const start = startOfDrawn(all, DRAWN_AT_FIRST);
  if (start === 0) return {history: all, loadHistory: undefined, undrawn: 0};
  const loadHistory = (page: number) => {
    // The component asks for the first page before anybody scrolls.
    if (page === 0) return [false as const];
    const earlier = (messagesOf(key) ?? []).slice(0, undrawnIn(key));
    const from = startOfDrawn(earlier, DRAWN_AT_A_TIME);
    noteUndrawn(key, from);
    return [...(from > 0 ? [false as const] : []), ...earlier.slice(from)];
  };
  return {history: all.slice(start), loadHistory, undrawn: start};
}

/** All messages of a conversation: those that the chat doesn't have, and those that it has now. */
export function wholeOf(key: string, inChat: readonly unknown[]): readonly unknown[] {
  const count = undrawnIn(key);
  // A chat that isn't drawn yet, or asks for a key, hands out none: that is no conversation without an end.
  return count === 0 || inChat.length === 0
    ? inChat
    : [...(messagesOf(key) ?? []).slice(0, count), ...inChat];
}
