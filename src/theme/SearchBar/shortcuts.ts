/** What a key press asks of the search. */
export type ShortcutAction = 'toggle' | 'open' | undefined;

/** The parts of a keyboard event that decide. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'composedPath'
>;

/**
 * Ctrl/Cmd+K opens and closes the search anywhere; the slash key opens it outside text inputs. The event's
 * own target is not enough to tell an input: for one inside a shadow root, such as a chat's, it is the
 * host element.
 */
export function shortcutOf(event: KeyPress, isMac: boolean): ShortcutAction {
  if (event.isComposing || event.altKey) return undefined;
  const [target] = event.composedPath();
  const editing = target instanceof HTMLElement && isEditing(target);
  // `key` is missing in the events of Chrome's autofill.
  const key = event.key?.toLowerCase();
  if (key === 'k' && !event.shiftKey && (event.metaKey || event.ctrlKey))
    // On a Mac, Ctrl+K in a text field deletes to the end of the line.
    return isMac && editing && !event.metaKey ? undefined : 'toggle';
  if (key === '/' && !event.ctrlKey && !event.metaKey && !editing) return 'open';
  return undefined;
}

/** Whether a key press types into this element. */
export function isEditing(element: HTMLElement): boolean {
  return (
    element.isContentEditable ||
    ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName) ||
    element.getAttribute('role') === 'textbox'
  );
}

/** The character that a key press types, if it types one. Space and Enter press buttons. */
export function typedCharacter(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | undefined {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isPlain && event.key !== ' ' && Array.from(event.key).length === 1 ? event.key : undefined;
}
