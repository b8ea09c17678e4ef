import type {PlainMessage} from './messages';

/** Characters that a chat draws when it is opened. It takes the component seconds to draw a megabyte. */
export const DRAWN_AT_FIRST = 60_000;
/** Characters that are drawn on top when the person scrolls up to them. */
export const DRAWN_AT_A_TIME = 30_000;

/**
 * Where the messages begin that are drawn: the newest ones that have this many characters together. One is
 * always drawn, however long it is. Pictures don't count, because the browser draws them by itself.
 */
export function startOfDrawn(
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
