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

export type NameSource = ReturnType<typeof nameSource>;

/** Takes from a configuration what names its buttons. */
export function nameSource(config: ChatConfig) {
  const items = (config.customButtons ?? []).map((item, index) => ({
    name:
      (typeof item.tooltip === 'object' ? item.tooltip.text : undefined) ??
      item.styles?.button?.default?.text?.content ??
      `Custom button ${index + 1}`,
    // A button without a position goes to the end of the row, or to the menu, where it has a text.
    rank: item.position ? POSITIONS.indexOf(item.position) : POSITIONS.length,
  }));
  return {
    // In their order in the chat.
    custom: items.sort((one, other) => one.rank - other.rank).map((item) => item.name),
    // Otherwise the microphone transcribes speech.
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
  for (const [selector, label] of Object.entries({...BY_CLASS, ...ICON_NAMES}))
    if (button.matches(selector) || button.querySelector(selector)) return label;
  if (wasSubmit) return 'Stop the reply';
  return button.getAttribute('title') ?? 'Attach files';
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Gives an element attributes, and takes undefined ones away. */
function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What makes a button of an element that is none. */
function asButton(element: Element): Attributes {
  if (element.matches('button,a,input,select,summary')) return {};
  return {
    role: element.getAttribute('role') ?? 'button',
    tabindex: element.getAttribute('tabindex') ?? '0',
  };
}

const isTall = ({scrollHeight, clientHeight}: Element) => scrollHeight > clientHeight + 1;

function imageText(image: Element): string {
  if (!image.closest(parts.IMAGE_MESSAGE))
    return image.matches(parts.IMAGE_ATTACHMENT) ? 'Attached image' : '';
  const file = image.closest('a')?.getAttribute('download');
  return file && file !== 'file' ? file : 'Image in the conversation';
}

/** What the component's parts lack, by their selectors. */
const PARTS: Readonly<Record<string, (element: HTMLElement, index: number) => Attributes>> = {
  [parts.TEXT_INPUT]: (field) => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': field.getAttribute('aria-label') || 'Message',
  }),
  [`${parts.SUGGESTION},${parts.HTML_BUTTON},${parts.KEY_START}`]: asButton,
  [parts.REMOVE_ATTACHMENT]: (button, index) => {
    const text = button.parentElement?.querySelector(parts.FILE_NAME)?.textContent;
    return {...asButton(button), 'aria-label': `Remove ${text || `attachment ${index + 1}`}`};
  },
  [parts.AUDIO_PLAYER]: (player) => ({
    ...asButton(player),
    'aria-label': player.querySelector(parts.AUDIO_STOP) ? 'Stop the audio' : 'Play the audio',
  }),
  [parts.SCROLL_BUTTON]: (button) => {
    const isShown = button.style.opacity === '1';
    return {
      ...asButton(button),
      tabindex: isShown ? '0' : '-1',
      'aria-hidden': isShown ? undefined : 'true',
      'aria-label': hasText(button) ? undefined : 'Scroll to the latest message',
    };
  },
  [parts.KEY_INPUT]: (field) => ({'aria-label': field.getAttribute('placeholder') || 'API key'}),
  [parts.KEY_EYE]: (eye) => ({...asButton(eye), 'aria-label': 'Show or hide the key'}),
  [`${parts.BUBBLE} pre`]: (code) => ({
    tabindex: isTall(code) || code.scrollWidth > code.clientWidth ? '0' : undefined,
  }),
  // A reply's headings are not headings of the page around it.
  [`${parts.BUBBLE} :is(h1,h2,h3,h4,h5,h6)`]: () => ({role: 'presentation'}),
  'img:not([alt])': (image) => ({alt: imageText(image)}),
  'audio:not([aria-label])': () => ({'aria-label': 'Audio in the conversation'}),
};

function nameButtons(root: ShadowRoot, source: NameSource): void {
  let custom = 0;
  for (const button of root.querySelectorAll(`${parts.INPUT_BUTTON},[role=button]`)) {
    const index = button.matches(parts.CUSTOM_BUTTON) ? custom++ : 0;
    const submit = parts.isSendButton(button);
    // The component sets `role` through the property, which older Firefox does not reflect.
    set(button, {role: 'button'});
    const isNamed = button.hasAttribute('data-named');
    if (hasText(button)) {
      if (isNamed) set(button, {'aria-label': undefined});
    } else if (isNamed || !button.hasAttribute('aria-label'))
      set(button, {'aria-label': nameOf(button, source, index, submit), 'data-named': ''});
  }
}

function nameMenu(root: ShadowRoot): void {
  const menu = root.querySelector<HTMLElement>(parts.MENU);
  if (!menu) return;
  set(menu, {role: 'menu', 'aria-label': 'More actions'});
  for (const item of menu.querySelectorAll(parts.MENU_ITEM))
    set(item, {role: 'menuitem', 'aria-label': undefined});
  const isOpen = menu.style.display !== 'none';
  const button = root.querySelector(parts.MENU_BUTTON);
  if (button) set(button, {'aria-haspopup': 'menu', 'aria-expanded': String(isOpen)});
}

function nameMessages(root: ShadowRoot): void {
  // With `upwardsMode` the element that scrolls is one level deeper.
  const list = root.querySelector(`${parts.UPWARDS_MODE} ${parts.MESSAGES}>div, ${parts.MESSAGES}`);
  if (!list) return;
  const tabindex = isTall(list) ? '0' : undefined;
  // Finished replies are announced outside; a log would read every streamed piece.
  set(list, {role: 'log', 'aria-label': 'Messages', 'aria-live': 'off', tabindex});
}

/**
 * Gives roles, names and texts to what the component draws without them: icon buttons, the list of
 * messages, images, attachments and the key field. To be repeated after each change inside the chat.
 */
export function nameParts(root: ShadowRoot, source: NameSource): void {
  for (const [selector, attributesOf] of Object.entries(PARTS))
    for (const [index, element] of root.querySelectorAll<HTMLElement>(selector).entries())
      set(element, attributesOf(element, index));
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
