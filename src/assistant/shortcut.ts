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
