/*
 * The part of internals.ts that tells how a reply goes. Pages that load chats later need no more of it.
 */

export const INPUT_BUTTON = '.input-button';
export const SUBMIT_BUTTON = '.submit-button';
export const DISABLED_BUTTON = '.disabled-button';
export const LOADING_BUTTON = '.loading-button';
export const STOP_ICON = '#stop-icon';
export const KEY_INPUT = '#insert-key-input';

/** True from the assignment of a property until the chat renders again. */
export const REDRAW_FIELD = '_waitingToRender_';

/** Whether the chat is about to render again. A message sent before that is lost. */
export function isRedrawing(element: HTMLElement): boolean {
  return Reflect.get(element, REDRAW_FIELD) === true;
}

const sendButtons = new WeakSet<Element>();
/** The send button in every state but that of a stop button. */
const NOT_STOPPING = `${SUBMIT_BUTTON},${DISABLED_BUTTON},${LOADING_BUTTON}`;

/**
 * Whether this is the send button, in any state. It has a class in every state except while it can stop a
 * streaming reply, so this function remembers each send button that it has seen.
 */
export function isSendButton(button: Element): boolean {
  if (button.matches(NOT_STOPPING)) sendButtons.add(button);
  return sendButtons.has(button);
}

function stopButton({shadowRoot}: Element): HTMLElement | undefined {
  const buttons = [...(shadowRoot?.querySelectorAll<HTMLElement>(INPUT_BUTTON) ?? [])];
  return buttons.find(isStopButton);
}

function isStopButton(button: Element): boolean {
  if (button.querySelector(STOP_ICON)) return true;
  return isSendButton(button) && !button.matches(NOT_STOPPING);
}

export function canStop(element: Element): boolean {
  return stopButton(element) !== undefined;
}

/** Whether a reply is on its way: the send button is loading, or it's a stop button. */
export function isBusy(element: Element): boolean {
  return Boolean(element.shadowRoot?.querySelector(LOADING_BUTTON)) || canStop(element);
}

/** Stops the streaming reply. The text so far stays. */
export function stopReply(element: Element): void {
  stopButton(element)?.click();
}

export function stopsReply({target}: Event): boolean {
  const button = target instanceof Element ? target.closest(INPUT_BUTTON) : null;
  return button !== null && isStopButton(button);
}

export function asksForKey(element: Element): boolean {
  return Boolean(element.shadowRoot?.querySelector(KEY_INPUT));
}
