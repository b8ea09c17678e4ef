/** Opens the panel; with a question, asks it. */
type Opener = (question?: string) => void;

let opener: Opener | undefined;

/** Opens Ask on the page that is shown. The panel's code follows then. */
export function openAsk(question?: string): void {
  opener?.(question?.trim() || undefined);
}

/** Called by the one place that shows the panel. */
export function onAsk(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Loads the code of the panel. All callers share one request; after a failure the next call asks again. */
export const loadPanel = () => import(/* webpackChunkName: "ask" */ './panel/AskPanel');

/** Whether another dialog is in front of the page. */
export const isCovered = () =>
  document.querySelector('dialog[open]:not([data-ask]), [aria-modal="true"]') !== null;

/** Whether this key press opens or closes Ask: Ctrl+I or Cmd+I. */
export function isAskShortcut(
  event: Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
  >,
): boolean {
  // `key` is missing in the events of Chrome's autofill.
  const isKey = event.key?.toLowerCase() === 'i' && event.ctrlKey !== event.metaKey;
  return isKey && !event.altKey && !event.shiftKey && !event.isComposing && !event.defaultPrevented;
}
