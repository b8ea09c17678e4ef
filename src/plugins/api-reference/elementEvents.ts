/** What the element does with one of its event callbacks. */
interface ElementEvent {
  /** The callback's property. */
  readonly property: string;
  /** The name to listen to. */
  readonly event: string;
}

/**
 * The DOM events behind the callback properties. The declarations do not name them; the names are those of
 * the package's own calls of `new CustomEvent`, which a test compares.
 */
export const EVENTS: readonly ElementEvent[] = [
  {property: 'onMessage', event: 'message'},
  {property: 'onClearMessages', event: 'clear-messages'},
  {property: 'onComponentRender', event: 'render'},
  {property: 'onInput', event: 'input'},
  {property: 'onError', event: 'error'},
];

/** Events without a callback property on the element. The last is the old name of `message`, still dispatched beside it. */
export const OTHER_EVENTS = ['sts-session-started', 'sts-session-stopped', 'new-message'] as const;
