/** What the element does with one of its event callbacks. */
export interface ElementEvent {
  /** The callback's property. */
  readonly property: string;
  /** The name to listen to. */
  readonly event: string;
  /** What `event.detail` and the callback's argument hold. */
  readonly detail: string;
}

/**
 * The DOM events behind the callback properties. The declarations do not name them; the names are those of
 * the package's own calls of `new CustomEvent`, which a test compares.
 */
export const EVENTS: readonly ElementEvent[] = [
  {property: 'onMessage', event: 'message', detail: '{message, isHistory}'},
  {property: 'onClearMessages', event: 'clear-messages', detail: 'null'},
  {property: 'onComponentRender', event: 'render', detail: 'the element'},
  {property: 'onInput', event: 'input', detail: '{content, isUser}'},
  {property: 'onError', event: 'error', detail: 'string'},
];

/** Events without a callback property on the element. */
export const OTHER_EVENTS: readonly Omit<ElementEvent, 'property'>[] = [
  {event: 'sts-session-started', detail: 'null'},
  {event: 'sts-session-stopped', detail: 'null'},
  // The old name of `message`, still dispatched beside it.
  {event: 'new-message', detail: '{message, isHistory}'},
];
