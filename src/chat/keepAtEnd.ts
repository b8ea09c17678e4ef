import {MESSAGES} from './internals';

/** Within as many px the newest message counts as in view. */
const NEAR = 24;

const isNearEnd = ({scrollHeight, scrollTop, clientHeight}: Element) =>
  scrollHeight - scrollTop - clientHeight < NEAR;

/**
 * Keeps the newest message in view while a chat changes its size: a panel opens beside it, a phone is turned.
 * Who has scrolled up stays there.
 *
 * @returns Stops it.
 */
export function keepAtEnd(element: HTMLElement, root: ShadowRoot): () => void {
  let isAtEnd = false;
  const onScroll = ({target}: Event) => {
    if (target instanceof Element && target.matches(MESSAGES)) isAtEnd = isNearEnd(target);
  };
  const observer = new ResizeObserver(() => {
    const list = root.querySelector(MESSAGES);
    if (!list) return;
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    isAtEnd = isNearEnd(list);
  });
  root.addEventListener('scroll', onScroll, true);
  observer.observe(element);
  return () => {
    root.removeEventListener('scroll', onScroll, true);
    observer.disconnect();
  };
}
