/**
 * All of the component's internals that this site uses: ids and classes of its shadow root, a private field,
 * and signs of its state. None of it is public, so a new version may change it. internals.dom.test.ts mounts the
 * installed component and reports missing entries, and files that repeat one.
 */

export * from './replyState';

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
/** The component's default avatars: a black robot without a background, and a gray person on a white square. */
export const DEFAULT_AI_AVATAR = `${AVATAR}[src^="data:image/svg+xml,%3c?xml%20version='1.0'%20encoding='iso-8859-1'?%3e%3csvg%20fill='%23000000'"]`;
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
/** Positions of a button: inside or beside the text field, at its start or end. */
export const INSIDE_START = '.inside-start';
export const INSIDE_END = '.inside-end';
export const OUTSIDE_START = '.outside-start';
export const OUTSIDE_END = '.outside-end';
export const SUBMIT_ICON = '#submit-icon';
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
export const KEY_TEXT = '#insert-key-contents';
export const KEY_ERROR = '#insert-key-input-invalid-text';
export const KEY_START = '#start-button';
export const KEY_EYE = '#visibility-icon-container';
export const KEY_EYE_ICON = '.visibility-icon';
export const CALL_MICROPHONE = '.deep-chat-openai-realtime-microphone';
export const CALL_TOGGLE = '.deep-chat-openai-realtime-toggle';
export const CALL_ERROR = '#deep-chat-openai-realtime-error';

/** Properties of `window` that hold the component's optional modules. */
export const OPTIONAL_MODULES = ['hljs', 'katex', 'remarkable_plugins', 'SpeechSDK', 'webLLM'];

/** Moves the focus to the text field, and writes a text where the user goes on typing. */
export function continueIn({shadowRoot}: Element, text: string): void {
  shadowRoot?.querySelector<HTMLElement>(TEXT_INPUT)?.focus({preventScroll: true});
  // Deprecated, and the only way to insert text as if it were typed.
  if (text) document.execCommand('insertText', false, text);
}
