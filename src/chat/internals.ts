/**
 * All of the component's internals that this site uses: ids and classes of its shadow root, a private field,
 * and signs of its state. None of it is public, so a new version may change it. internals.dom.test.ts mounts the
 * installed component and reports missing entries, and files that repeat one.
 */

// The view and its messages.
export const CONTAINER = '#container';
export const MESSAGES = '#messages';
export const UPWARDS_MODE = '.deep-chat-upwards-mode';
export const INTRO_PANEL = '.intro-panel';
export const ERROR_VIEW = '#error-view';
export const GROUP = '.inner-message-container';
export const GROUP_ROW = '.outer-message-container';
export const BUBBLE = '.message-bubble';
export const USER_TEXT = '.user-message-text';
export const AI_TEXT = '.ai-message-text';
export const ERROR_TEXT = '.error-message-text';
export const HTML_MESSAGE = '.html-message';
export const IMAGE_MESSAGE = '.image-message';
export const AUDIO_MESSAGE = '.audio-message';
/** The bubble whose dots show that a reply is on its way. */
export const LOADING_DOTS = '.deep-chat-loading-message-dots-container';
export const LOADING_HISTORY = '.loading-history-message';
export const NAME = '.name';
export const AVATAR = '.avatar';
/** The component's default avatars, which are black drawings. */
export const DEFAULT_AVATAR = `${AVATAR}[src^="data:image/svg+xml,%3c?xml%20version='1.0'%20encoding='iso-8859-1'?%3e%3csvg%20fill='%23000000'"]`;
/** The user's default avatar: a drawing on a white square. */
export const DEFAULT_USER_AVATAR = `${AVATAR}[src^="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPoAAAD6CAMAAAC"]`;
export const SCROLL_BUTTON = '#scroll-button';
export const SUGGESTION = '.deep-chat-suggestion-button';
export const HTML_BUTTON = '.deep-chat-button';

// The input area.
export const INPUT = '#input';
export const TEXT_INPUT = '#text-input';
export const TEXT_INPUT_CONTAINER = '#text-input-container';
export const PLACEHOLDER = '[contenteditable][textcolor]:empty:before';
export const DICTATED_TEXT = '#interim-text';
export const INPUT_BUTTON = '.input-button';
/** Positions of a button: inside or beside the text field, at its start or end. */
export const INSIDE_START = '.inside-start';
export const INSIDE_END = '.inside-end';
export const OUTSIDE_START = '.outside-start';
export const OUTSIDE_END = '.outside-end';
export const SUBMIT_BUTTON = '.submit-button';
export const DISABLED_BUTTON = '.disabled-button';
export const LOADING_BUTTON = '.loading-button';
export const SUBMIT_ICON = '#submit-icon';
export const STOP_ICON = '#stop-icon';
export const CAMERA_ICON = '#camera-icon';
export const IMAGES_ICON = '#upload-images-icon';
export const GIFS_ICON = '#upload-gifs-icon';
export const AUDIO_ICON = '#upload-audio-icon';
export const FILES_ICON = '#upload-mixed-files-icon';
export const MICROPHONE_BUTTON = '#microphone-button';
export const MICROPHONE_ICON = '#microphone-icon';
export const DEFAULT_MICROPHONE = '.default-microphone-icon';
export const ACTIVE_MICROPHONE = '.active-microphone-icon';
export const COMMAND_MICROPHONE = '.command-microphone-icon';
export const CUSTOM_BUTTON = '.custom-button';
export const CUSTOM_DEFAULT = '.custom-button-container-default';
export const CUSTOM_ACTIVE = '.custom-button-container-active';
export const CUSTOM_DISABLED = '.custom-button-container-disabled';

// The menu above the input.
export const MENU_BUTTON = '.dropup-button';
export const MENU_BUTTON_ICON = '#dropup-icon';
export const MENU = '#dropup-menu';
export const MENU_ITEM = '.dropup-menu-item';
export const MENU_ITEM_ICON = '.dropup-menu-item-icon';
export const CUSTOM_MENU_ICON = '#dropup-menu-item-icon-element-custom';

// Attached files.
export const ATTACHMENT = '.file-attachment';
export const ATTACHMENT_ICON = '.attachment-icon';
export const IMAGE_ATTACHMENT = '.image-attachment';
export const FILE_NAME = '.any-file-attachment-text';
export const AUDIO_PLAYER = '.audio-attachment-icon-container';
export const AUDIO_STOP = '.stop-icon';
export const REMOVE_ATTACHMENT = '.remove-file-attachment-button';
export const REMOVE_ICON = '.x-icon';

// Dialogs, the view that asks for a key, and voice calls.
export const DIALOG = '.modal-content';
export const DIALOG_BUTTONS = '.modal-button-panel';
export const CAMERA_TAKE = '.modal-svg-camera-button';
export const CAMERA_RETAKE = '.modal-svg-refresh-button';
export const CAMERA_CLOSE = '.modal-svg-close-button';
export const CAMERA_USE = '.modal-svg-submit-button';
export const KEY_INPUT = '#insert-key-input';
export const KEY_TEXT = '#insert-key-contents';
export const KEY_ERROR = '#insert-key-input-invalid-text';
export const KEY_START = '#start-button';
export const KEY_EYE = '#visibility-icon-container';
export const KEY_EYE_ICON = '.visibility-icon';
export const CALL_MICROPHONE = '.deep-chat-openai-realtime-microphone';
export const CALL_TOGGLE = '.deep-chat-openai-realtime-toggle';
export const CALL_ERROR = '#deep-chat-openai-realtime-error';

/** True from the assignment of a property until the chat renders again. */
export const REDRAW_FIELD = '_waitingToRender_';

/** Properties of `window` that hold the component's optional modules. */
export const OPTIONAL_MODULES = ['hljs', 'katex', 'remarkable_plugins', 'SpeechSDK', 'webLLM'];

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

/** The button that stops a streaming reply, if there is one. */
function stopButton({shadowRoot}: Element): HTMLElement | undefined {
  const buttons = [...(shadowRoot?.querySelectorAll<HTMLElement>(INPUT_BUTTON) ?? [])];
  return buttons.find(isStopButton);
}

function isStopButton(button: Element): boolean {
  if (button.querySelector(STOP_ICON)) return true;
  return isSendButton(button) && !button.matches(NOT_STOPPING);
}

/** Whether a reply is streaming that the person can stop. */
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

/** Whether a click inside the chat stops the reply. */
export function stopsReply({target}: Event): boolean {
  const button = target instanceof Element ? target.closest(INPUT_BUTTON) : null;
  return button !== null && isStopButton(button);
}

/** Moves the focus to the text field, and writes a text where the user goes on typing. */
export function continueIn({shadowRoot}: Element, text: string): void {
  shadowRoot?.querySelector<HTMLElement>(TEXT_INPUT)?.focus({preventScroll: true});
  // Deprecated, and the only way to insert text as if it were typed.
  if (text) document.execCommand('insertText', false, text);
}

/** Whether the chat shows its form for an API key. */
export function asksForKey(element: Element): boolean {
  return Boolean(element.shadowRoot?.querySelector(KEY_INPUT));
}
