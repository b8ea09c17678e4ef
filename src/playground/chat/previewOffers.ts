import type {DeepChatElement} from '../../chat';
import {BUBBLE, GROUP_ROW} from '../../chat/internals';

/** What can be done next after a preview. */
export interface PreviewOffers {
  readonly onRequest?: () => void;
  /** Absent where no key is missing. */
  readonly onAddKey?: () => void;
}

const MARK = 'playground-offers';

const STYLE = `
.${MARK} { display: flex; flex-wrap: wrap; gap: 0.5em; margin: 0.4em 0 0.2em; }
.${MARK} button {
  min-height: 2rem; padding: 0 0.75em; border: 1px solid var(--border-strong); border-radius: 99px;
  background: var(--surface-1); color: var(--text-1); font: inherit; cursor: pointer;
}
.${MARK} button:hover { background: var(--surface-3); }
.${MARK} button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
@media (width <= 560px) { .${MARK} button { min-height: 2.75rem; } }`;

function button(text: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', run);
  return made;
}

function lastRow(root: ShadowRoot | null): Element | undefined {
  return [...(root?.querySelectorAll(GROUP_ROW) ?? [])].at(-1);
}

/** Calls `then` when another bubble is the last one: after a message, and after a rebuild, which fires no event. */
export function onNewRow(root: ShadowRoot, then: () => void): void {
  let known = lastRow(root);
  new MutationObserver(() => {
    const row = lastRow(root);
    if (row === known) return;
    known = row;
    setTimeout(then, 0); // the message is in the list only then
  }).observe(root, {childList: true, subtree: true});
}

/**
 * Puts buttons under the newest bubble of a chat when it is a preview, and takes earlier ones away. The
 * component has no place for them, and a reply of HTML would have to fit the shape of each provider.
 */
export function offerOnPreview(
  element: DeepChatElement,
  isOnPreview: boolean,
  offers: () => PreviewOffers,
): void {
  const root = element.shadowRoot;
  const last = lastRow(root);
  const {onRequest, onAddKey} = offers();
  const offered = isOnPreview ? [onRequest && 'request', onAddKey && 'key'].filter(Boolean) : [];
  const wanted = offered.join(' ');
  let isThere = false;
  root?.querySelectorAll<HTMLElement>(`.${MARK}`).forEach((row) => {
    // A new row between press and release of the mouse would swallow the click.
    if (wanted && row.parentElement === last && row.dataset.offers === wanted) isThere = true;
    else row.remove();
  });
  if (!root || !last || !wanted || isThere) return;
  const row = document.createElement('div');
  row.className = MARK;
  row.dataset.offers = wanted;
  const style = document.createElement('style');
  style.textContent = STYLE;
  row.append(style);
  if (onRequest) row.append(button('Show request', () => offers().onRequest?.()));
  if (onAddKey) row.append(button('Add API key', () => offers().onAddKey?.()));
  // In line with the bubble, which has margins that depend on the chat's style.
  const bubble = last.querySelector(BUBBLE);
  const inset = bubble
    ? bubble.getBoundingClientRect().left - last.getBoundingClientRect().left
    : 0;
  row.style.marginInlineStart = `${Math.max(0, inset)}px`;
  last.append(row);
  // The component has scrolled to the end of the bubble already.
  const list = last.parentElement;
  if (list) list.scrollTop = list.scrollHeight;
}
