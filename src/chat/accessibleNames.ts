import * as parts from './internals';
import type {ChatConfig} from './types';

/** Names of buttons by their built-in icon; live chats and the frame of edited examples share them. */
export const ICON_NAMES: Readonly<Record<string, string>> = {
  [parts.SUBMIT_ICON]: 'Send message',
  [parts.STOP_ICON]: 'Stop the reply',
  [parts.CAMERA_ICON]: 'Take a photo',
  [parts.IMAGES_ICON]: 'Attach images',
  [parts.GIFS_ICON]: 'Attach GIFs',
  [parts.AUDIO_ICON]: 'Attach audio',
  [parts.FILES_ICON]: 'Attach files',
  [parts.MENU_BUTTON_ICON]: 'More actions',
};

/** Names of buttons that are known by a class, whatever icon an author gives them. */
const BY_CLASS: Readonly<Record<string, string>> = {
  [parts.LOADING_BUTTON]: 'Waiting for the reply',
  [parts.SUBMIT_BUTTON]: 'Send message',
  [parts.DISABLED_BUTTON]: 'Send message',
  [parts.MENU_BUTTON]: 'More actions',
  [parts.CAMERA_TAKE]: 'Take the photo',
  [parts.CAMERA_RETAKE]: 'Take another photo',
  [parts.CAMERA_CLOSE]: 'Close the camera',
  [parts.CAMERA_USE]: 'Use the photo',
  [parts.CALL_MICROPHONE]: 'Mute or unmute the microphone',
  [parts.CALL_TOGGLE]: 'Start or end the conversation',
};

const POSITIONS = ['outside-start', 'inside-start', 'inside-end', 'outside-end'];

/** What the names depend on besides the chat's own elements. */
export interface NameSource {
  /** Names of the custom buttons, in their order in the chat. */
  readonly custom: readonly string[];
  /** Whether the microphone records a file. Otherwise it transcribes speech. */
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
  if (button.matches(parts.MICROPHONE_BUTTON) || button.querySelector(parts.MICROPHONE_ICON)) {
    const active = button.querySelector(`${parts.ACTIVE_MICROPHONE},${parts.COMMAND_MICROPHONE}`);
    if (source.records) return active ? 'Stop recording' : 'Record audio';
    return active ? 'Stop dictating' : 'Dictate the message';
  }
  if (button.matches(parts.CUSTOM_BUTTON)) {
    return source.custom[customIndex] ?? `Custom button ${customIndex + 1}`;
  }
  for (const [selector, label] of Object.entries(BY_CLASS)) {
    if (button.matches(selector)) return label;
  }
  for (const [selector, label] of Object.entries(ICON_NAMES)) {
    if (button.querySelector(selector)) return label;
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
  return root.querySelector<HTMLElement>(
    `${parts.UPWARDS_MODE} ${parts.MESSAGES}>div, ${parts.MESSAGES}`,
  );
}

function nameButtons(root: ShadowRoot, source: NameSource): void {
  let custom = 0;
  for (const button of root.querySelectorAll(`${parts.INPUT_BUTTON},[role=button]`)) {
    const index = button.matches(parts.CUSTOM_BUTTON) ? custom++ : 0;
    const submit = parts.isSendButton(button);
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
  const menu = root.querySelector<HTMLElement>(parts.MENU);
  if (!menu) return;
  set(menu, 'role', 'menu');
  set(menu, 'aria-label', 'More actions');
  for (const item of menu.querySelectorAll(parts.MENU_ITEM)) {
    set(item, 'role', 'menuitem');
    set(item, 'aria-label', undefined);
  }
  const button = root.querySelector(parts.MENU_BUTTON);
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
  for (const code of root.querySelectorAll(`${parts.BUBBLE} pre`)) {
    const scrolls =
      code.scrollWidth > code.clientWidth || code.scrollHeight > code.clientHeight + 1;
    set(code, 'tabindex', scrolls ? '0' : undefined);
  }
  // A reply's headings are not headings of the page around it.
  for (const heading of root.querySelectorAll(`${parts.BUBBLE} :is(h1,h2,h3,h4,h5,h6)`)) {
    set(heading, 'role', 'presentation');
  }
  for (const image of root.querySelectorAll('img:not([alt])')) {
    const bubble = image.closest(parts.IMAGE_MESSAGE);
    const file = image.closest('a')?.getAttribute('download');
    const named = file && file !== 'file' ? file : 'Image in the conversation';
    const attached = image.matches(parts.IMAGE_ATTACHMENT) ? 'Attached image' : '';
    set(image, 'alt', bubble ? named : attached);
  }
  for (const audio of root.querySelectorAll('audio:not([aria-label])')) {
    set(audio, 'aria-label', 'Audio in the conversation');
  }
}

function nameOthers(root: ShadowRoot): void {
  const field = root.querySelector(parts.TEXT_INPUT);
  if (field) {
    set(field, 'role', 'textbox');
    set(field, 'aria-multiline', 'true');
    if (!field.getAttribute('aria-label')) set(field, 'aria-label', 'Message');
  }
  for (const button of root.querySelectorAll(`${parts.SUGGESTION},${parts.HTML_BUTTON}`)) {
    makeButton(button);
  }
  for (const [index, button] of root.querySelectorAll(parts.REMOVE_ATTACHMENT).entries()) {
    makeButton(button);
    const text = button.parentElement?.querySelector(parts.FILE_NAME)?.textContent;
    set(button, 'aria-label', `Remove ${text || `attachment ${index + 1}`}`);
  }
  for (const player of root.querySelectorAll(parts.AUDIO_PLAYER)) {
    makeButton(player);
    set(
      player,
      'aria-label',
      player.querySelector(parts.AUDIO_STOP) ? 'Stop the audio' : 'Play the audio',
    );
  }
  const scroll = root.querySelector<HTMLElement>(parts.SCROLL_BUTTON);
  if (scroll) {
    const shown = scroll.style.opacity === '1';
    makeButton(scroll);
    set(scroll, 'tabindex', shown ? '0' : '-1');
    set(scroll, 'aria-hidden', shown ? undefined : 'true');
    set(scroll, 'aria-label', hasText(scroll) ? undefined : 'Scroll to the latest message');
  }
  const key = root.querySelector<HTMLInputElement>(parts.KEY_INPUT);
  if (key) set(key, 'aria-label', key.placeholder || 'API key');
  const start = root.querySelector(parts.KEY_START);
  if (start) makeButton(start);
  const eye = root.querySelector(parts.KEY_EYE);
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

/**
 * Makes every button of the chat work with Enter and Space. The component's own buttons are `div`s:
 * most react to Enter, the upload buttons to no key, none to Space; a row of its menu reacts to Enter
 * only when the pointer or an arrow key has marked it.
 *
 * @returns Takes the listener away.
 */
export function listenToKeys(root: ShadowRoot): () => void {
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.repeat) return;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const target = event.target;
    if (!(target instanceof HTMLElement) || target.matches('button,a,input,textarea,select'))
      return;
    const role = target.getAttribute('role');
    if (role !== 'button' && role !== 'menuitem') return;
    if (event.key === 'Enter' && role === 'button' && target.onkeydown) return;
    event.preventDefault();
    if (role === 'menuitem') {
      // The component's listener on the window would click the marked row a second time.
      event.stopPropagation();
      target.click();
      return;
    }
    if (target.getAttribute('aria-disabled') === 'true') return;
    if (target.onkeydown) {
      // Its own reaction to Enter may do more than a click: the menu button moves the focus.
      target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'}));
    } else {
      target.click();
    }
  };
  root.addEventListener('keydown', onKey);
  return () => root.removeEventListener('keydown', onKey);
}
