import type {ChatConfig} from './types';

/** Names of the built-in icons' buttons, by the id that the component gives the icon. */
const BY_ICON: Readonly<Record<string, string>> = {
  'submit-icon': 'Send message',
  'stop-icon': 'Stop the reply',
  'camera-icon': 'Take a photo',
  'upload-images-icon': 'Attach images',
  'upload-gifs-icon': 'Attach GIFs',
  'upload-audio-icon': 'Attach audio',
  'upload-mixed-files-icon': 'Attach files',
  'dropup-icon': 'More actions',
};

/** Names of buttons that are known by a class, whatever icon an author gives them. */
const BY_CLASS: Readonly<Record<string, string>> = {
  'loading-button': 'Waiting for the reply',
  'submit-button': 'Send message',
  'disabled-button': 'Send message',
  'dropup-button': 'More actions',
  'modal-svg-camera-button': 'Take the photo',
  'modal-svg-refresh-button': 'Take another photo',
  'modal-svg-close-button': 'Close the camera',
  'modal-svg-submit-button': 'Use the photo',
  'deep-chat-openai-realtime-microphone': 'Mute or unmute the microphone',
  'deep-chat-openai-realtime-toggle': 'Start or end the conversation',
};

const POSITIONS = ['outside-start', 'inside-start', 'inside-end', 'outside-end'];

/** What the names depend on besides the chat's own elements. */
export interface NameSource {
  /** Names of the custom buttons in the order in which they stand in the chat. */
  readonly custom: readonly string[];
  /** Whether the microphone records a file; otherwise it writes down what is said. */
  readonly records: boolean;
}

/** Takes from a configuration what names its buttons. */
export function nameSource(config: ChatConfig): NameSource {
  const items = (config.customButtons ?? []).map((item, index) => ({
    name:
      (typeof item.tooltip === 'object' ? item.tooltip.text : undefined) ??
      item.styles?.button?.default?.text?.content ??
      `Custom button ${index + 1}`,
    // A button without a position goes to the end of the row, or to the menu, where it has a text.
    rank: item.position ? POSITIONS.indexOf(item.position) : POSITIONS.length,
  }));
  return {
    custom: items.sort((one, other) => one.rank - other.rank).map((item) => item.name),
    records: Boolean(config.microphone),
  };
}

function hasText(element: Element): boolean {
  return /[\p{L}\p{N}]/u.test(element.textContent ?? '');
}

/**
 * The accessible name for a button of the chat that shows no text.
 *
 * @param wasSubmit - The component marks the send button with a class in every state but one: while a
 * reply streams and the button stops it.
 */
export function nameOf(
  button: Element,
  source: NameSource,
  customIndex: number,
  wasSubmit: boolean,
): string {
  const microphone = button.id === 'microphone-button' || button.querySelector('#microphone-icon');
  if (microphone) {
    const active = button.querySelector('.active-microphone-icon,.command-microphone-icon');
    if (source.records) return active ? 'Stop recording' : 'Record audio';
    return active ? 'Stop dictating' : 'Dictate the message';
  }
  if (button.classList.contains('custom-button')) {
    return source.custom[customIndex] ?? `Custom button ${customIndex + 1}`;
  }
  for (const [name, label] of Object.entries(BY_CLASS)) {
    if (button.classList.contains(name)) return label;
  }
  for (const icon of button.querySelectorAll('[id]')) {
    const label = BY_ICON[icon.id];
    if (label) return label;
  }
  if (wasSubmit) return 'Stop the reply';
  return button.getAttribute('title') ?? 'Attach files';
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function makeButton(element: Element): void {
  if (element.matches('button,a,input,select,summary')) return;
  set(element, 'role', element.getAttribute('role') ?? 'button');
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '0');
}

/** The element that scrolls the messages: with `upwardsMode` it is one level deeper. */
function messageList(root: ShadowRoot): HTMLElement | null {
  return root.querySelector<HTMLElement>('.deep-chat-upwards-mode #messages>div, #messages');
}

const submits = new WeakSet<Element>();

/** Whether this is the send button, in any of its states; it has to be seen once before it streams. */
export function isSubmit(element: Element): boolean {
  if (element.matches('.submit-button,.disabled-button,.loading-button')) submits.add(element);
  return submits.has(element);
}

/** Whether a reply is on its way: the send button shows that it waits, or that it can stop it. */
export function isBusy(root: ShadowRoot): boolean {
  return [...root.querySelectorAll('.input-button')].some(
    (button) => isSubmit(button) && !button.matches('.submit-button,.disabled-button'),
  );
}

function nameButtons(root: ShadowRoot, source: NameSource): void {
  let custom = 0;
  for (const button of root.querySelectorAll('.input-button,[role=button]')) {
    const index = button.classList.contains('custom-button') ? custom++ : 0;
    const submit = isSubmit(button);
    // The component sets `role` through the property, which older Firefox does not reflect.
    set(button, 'role', 'button');
    if (hasText(button)) {
      if (button.hasAttribute('data-named')) set(button, 'aria-label', undefined);
    } else if (!button.hasAttribute('aria-label') || button.hasAttribute('data-named')) {
      set(button, 'aria-label', nameOf(button, source, index, submit));
      set(button, 'data-named', '');
    }
  }
}

function nameMenu(root: ShadowRoot): void {
  const menu = root.querySelector<HTMLElement>('#dropup-menu');
  if (!menu) return;
  set(menu, 'role', 'menu');
  set(menu, 'aria-label', 'More actions');
  for (const item of menu.querySelectorAll('.dropup-menu-item')) {
    set(item, 'role', 'menuitem');
    set(item, 'aria-label', undefined);
  }
  const button = root.querySelector('.dropup-button');
  if (!button) return;
  set(button, 'aria-haspopup', 'menu');
  set(button, 'aria-expanded', String(menu.style.display !== 'none'));
}

function nameMessages(root: ShadowRoot): void {
  const list = messageList(root);
  if (list) {
    set(list, 'role', 'log');
    set(list, 'aria-label', 'Messages');
    // Finished replies are announced outside; a log would read every streamed piece.
    set(list, 'aria-live', 'off');
    const scrolls = list.scrollHeight > list.clientHeight + 1;
    set(list, 'tabindex', scrolls ? '0' : undefined);
  }
  for (const code of root.querySelectorAll('.message-bubble pre')) {
    const scrolls =
      code.scrollWidth > code.clientWidth || code.scrollHeight > code.clientHeight + 1;
    set(code, 'tabindex', scrolls ? '0' : undefined);
  }
  // A reply's headings are not headings of the page around it.
  for (const heading of root.querySelectorAll('.message-bubble :is(h1,h2,h3,h4,h5,h6)')) {
    set(heading, 'role', 'presentation');
  }
  for (const image of root.querySelectorAll('img:not([alt])')) {
    const bubble = image.closest('.image-message');
    const file = image.closest('a')?.getAttribute('download');
    const named = file && file !== 'file' ? file : 'Image in the conversation';
    const attached = image.classList.contains('image-attachment') ? 'Attached image' : '';
    set(image, 'alt', bubble ? named : attached);
  }
  for (const audio of root.querySelectorAll('audio:not([aria-label])')) {
    set(audio, 'aria-label', 'Audio in the conversation');
  }
}

function nameOthers(root: ShadowRoot): void {
  const field = root.querySelector('#text-input');
  if (field) {
    set(field, 'role', 'textbox');
    set(field, 'aria-multiline', 'true');
    if (!field.getAttribute('aria-label')) set(field, 'aria-label', 'Message');
  }
  for (const button of root.querySelectorAll('.deep-chat-suggestion-button,.deep-chat-button')) {
    makeButton(button);
  }
  for (const [index, button] of root.querySelectorAll('.remove-file-attachment-button').entries()) {
    makeButton(button);
    const text = button.parentElement?.querySelector('.any-file-attachment-text')?.textContent;
    set(button, 'aria-label', `Remove ${text || `attachment ${index + 1}`}`);
  }
  for (const player of root.querySelectorAll('.audio-attachment-icon-container')) {
    makeButton(player);
    set(
      player,
      'aria-label',
      player.querySelector('.stop-icon') ? 'Stop the audio' : 'Play the audio',
    );
  }
  const scroll = root.querySelector<HTMLElement>('#scroll-button');
  if (scroll) {
    const shown = scroll.style.opacity === '1';
    makeButton(scroll);
    set(scroll, 'tabindex', shown ? '0' : '-1');
    set(scroll, 'aria-hidden', shown ? undefined : 'true');
    set(scroll, 'aria-label', hasText(scroll) ? undefined : 'Scroll to the latest message');
  }
  const key = root.querySelector<HTMLInputElement>('#insert-key-input');
  if (key) set(key, 'aria-label', key.placeholder || 'API key');
  const start = root.querySelector('#start-button');
  if (start) makeButton(start);
  const eye = root.querySelector('#visibility-icon-container');
  if (eye) {
    makeButton(eye);
    set(eye, 'aria-label', 'Show or hide the key');
  }
}

/**
 * Gives roles, names and texts to what the component draws without them: icon buttons, the list of
 * messages, images, attachments and the key field. To be repeated after each change inside the chat.
 */
export function nameParts(root: ShadowRoot, source: NameSource): void {
  nameOthers(root);
  nameButtons(root, source);
  nameMenu(root);
  nameMessages(root);
}
