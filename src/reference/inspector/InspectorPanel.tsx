import React, {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import ui from '../../ui/ui.module.css';
import styles from './Inspector.module.css';
import * as parts from '../../chat/internals';

const MESSAGE_STYLES = '/docs/messages/styles#messageStyles';
const AUXILIARY = '/docs/guides/styling-shadow-dom#auxiliary-style';

function bubble(role: 'user' | 'ai'): string {
  return `messageStyles={{default: {${role}: {bubble: {backgroundColor: '#14532d', color: '#ffffff'}}}}}`;
}

/**
 * The parts of the inspected chat, inner ones before those around them: what finds each in the shadow root of the
 * component, the path of the property that styles it, and where that is documented.
 */
const PARTS = [
  {
    name: 'Link in a message',
    selector: `${parts.BUBBLE} a`,
    property: 'auxiliaryStyle',
    url: AUXILIARY,
    code: `auxiliaryStyle="${parts.AI_TEXT} a {color: #0f766e; font-weight: 600}"`,
  },
  {
    name: 'Button in an HTML message',
    selector: `${parts.BUBBLE} .chip`,
    property: 'htmlClassUtilities.<class>.styles',
    url: '/docs/messages/HTML#htmlClassUtilities',
    code: "htmlClassUtilities={{chip: {styles: {default: {borderRadius: '12px'}, hover: {backgroundColor: '#fde68a'}}}}}",
  },
  {
    name: 'Picture in a message',
    selector: `${parts.IMAGE_MESSAGE} img`,
    property: 'messageStyles.image.shared.media',
    url: MESSAGE_STYLES,
    code: "messageStyles={{image: {shared: {media: {maxWidth: '120px', borderRadius: '12px'}}}}}",
  },
  {
    name: 'Avatar',
    selector: parts.AVATAR,
    property: 'avatars.<role>.styles.avatar',
    url: '/docs/messages#Avatar',
    code: "avatars={{ai: {styles: {avatar: {width: '2em', height: '2em'}}}}}",
  },
  {
    name: 'Name',
    selector: parts.NAME,
    property: 'names.<role>.style',
    url: '/docs/messages#Name',
    code: "names={{user: {text: 'Ana', style: {fontWeight: '600'}}}}",
  },
  {
    name: 'Error bubble',
    selector: parts.ERROR_TEXT,
    property: 'messageStyles.error.bubble',
    url: MESSAGE_STYLES,
    code: "messageStyles={{error: {bubble: {backgroundColor: '#7f1d1d', color: '#ffffff'}}}}",
  },
  {
    name: 'Bubble of the user',
    selector: parts.USER_TEXT,
    property: 'messageStyles.default.user.bubble',
    url: MESSAGE_STYLES,
    code: bubble('user'),
  },
  {
    name: 'Bubble of the AI',
    selector: parts.AI_TEXT,
    property: 'messageStyles.default.ai.bubble',
    url: MESSAGE_STYLES,
    code: bubble('ai'),
  },
  {
    name: 'Row of a message',
    selector: `${parts.GROUP}, ${parts.GROUP_ROW}`,
    property: 'messageStyles.default.shared.innerContainer',
    url: MESSAGE_STYLES,
    code: "messageStyles={{default: {shared: {innerContainer: {padding: '6px 0'}}}}}",
  },
  {
    name: 'Send button',
    selector: `${parts.SUBMIT_BUTTON}, ${parts.DISABLED_BUTTON}`,
    property: 'submitButtonStyles',
    url: '/docs/styles/buttons#submitButtonStyles',
    code: "submitButtonStyles={{submit: {container: {default: {backgroundColor: '#14532d'}}}}}",
  },
  {
    name: 'Upload button',
    selector: parts.INPUT_BUTTON,
    property: 'images.button.styles',
    url: '/docs/styles/buttons',
    code: "images={{button: {styles: {container: {default: {backgroundColor: '#ecfdf5'}}}}}}",
  },
  {
    name: 'Text in the input',
    selector: parts.TEXT_INPUT,
    property: 'textInput.styles.text',
    url: '/docs/styles#textInput',
    code: "textInput={{styles: {text: {padding: '10px'}}, placeholder: {style: {color: '#5a6b6d'}}}}",
  },
  {
    name: 'Text field',
    selector: parts.TEXT_INPUT_CONTAINER,
    property: 'textInput.styles.container',
    url: '/docs/styles#textInput',
    code: "textInput={{styles: {container: {borderRadius: '20px'}, focus: {border: '2px solid #14532d'}}}}",
  },
  {
    name: 'Input strip',
    selector: parts.INPUT,
    property: 'inputAreaStyle',
    url: '/docs/styles#inputAreaStyle',
    code: "inputAreaStyle={{backgroundColor: '#ecfdf5'}}",
  },
  {
    name: 'Room of the messages, and its scrollbar',
    selector: parts.MESSAGES,
    property: 'auxiliaryStyle',
    url: AUXILIARY,
    code: `auxiliaryStyle="${parts.MESSAGES} {background: #f6f8f8} ::-webkit-scrollbar {width: 8px}"`,
  },
  {
    name: 'The whole chat',
    selector: parts.CONTAINER,
    property: 'style',
    url: '/docs/styles#style',
    code: "style={{borderRadius: '16px', border: '1px solid #7d8b8c', width: '100%'}}",
  },
];

type StyledPart = (typeof PARTS)[number];

/** The innermost part that an event has gone through. */
function partAt(path: readonly EventTarget[]): readonly [StyledPart, Element] | undefined {
  for (const target of path) {
    if (!(target instanceof Element)) continue;
    const part = PARTS.find(({selector}) => target.matches(selector));
    if (part) return [part, target];
  }
  return undefined;
}

/** A chat that shows every part of the list. It answers itself and sends nothing. */
function sampleOf(picture: string): ChatConfig {
  return {
    demo: true,
    avatars: true,
    names: true,
    images: true,
    history: [
      {role: 'user', text: 'Which property styles me?'},
      {role: 'ai', text: 'Click any part: me, my avatar, my name, this [link](#inspector).'},
      {role: 'ai', html: '<button type="button" class="chip">A button in HTML</button>'},
      {role: 'user', files: [{type: 'image', src: picture}]},
      {error: 'An error has its own bubble.'},
    ],
    // The component shows errors of a history; its types know them in replies only.
  } as ChatConfig;
}

/** An object on separate lines, because the place beside the chat is narrow. */
function spread(code: string): string {
  return code.replace(/=\{\{(.*)\}\}$/s, '={{\n  $1,\n}}');
}

/** Outlines one element of the chat and takes the outline off the one before. */
function outline(element: Element | undefined, last: {current: HTMLElement | undefined}): void {
  if (last.current) last.current.style.outline = '';
  last.current = element instanceof HTMLElement ? element : undefined;
  if (last.current) {
    last.current.style.outline = '3px solid #d97706';
    last.current.style.outlineOffset = '-1px';
    last.current.scrollIntoView({block: 'nearest'});
  }
}

/**
 * A chat in which a click on a part shows the property that styles it. The list beside it does the same for
 * the keyboard.
 */
export default function InspectorPanel(): ReactNode {
  const picture = useBaseUrl('/img/demo/landscape.svg');
  const [config] = useState(() => sampleOf(picture));
  const [chosen, setChosen] = useState<StyledPart>();
  const element = useRef<DeepChatElement>(null);
  const outlined = useRef<HTMLElement>(undefined);

  const onElement = (next: DeepChatElement | null) => {
    element.current = next;
    const root = next?.shadowRoot;
    if (!root) return;
    const pick = (event: Event) => {
      // The parts are looked at, not used: no file dialog, no link, no message.
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== 'click') return;
      const found = partAt(event.composedPath());
      if (!found) return;
      setChosen(found[0]);
      outline(found[1], outlined);
    };
    for (const type of ['click', 'mousedown', 'mouseup'])
      root.addEventListener(type, pick, {capture: true});
  };
  const choose = (name: string) => {
    const part = PARTS.find((each) => each.name === name);
    setChosen(part);
    const target = part && element.current?.shadowRoot?.querySelector(part.selector);
    outline(target ?? undefined, outlined);
  };

  return (
    <div className={styles.inspector}>
      <Chat
        config={config}
        label="Chat to inspect: click a part"
        height={430}
        start="now"
        onElement={onElement}
      />
      <div className={styles.side}>
        <label className={ui.field}>
          Part of the chat
          <select
            className={ui.control}
            value={chosen?.name ?? ''}
            // The button that opened the chat is gone, and with it the reader's place on the page.
            autoFocus
            onChange={({target}) => choose(target.value)}
          >
            <option value="">Click one, or choose here</option>
            {PARTS.map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div role="status">
          {chosen && (
            <p>
              {chosen.name}:{' '}
              <Link to={chosen.url}>
                <code>{chosen.property}</code>
              </Link>
              . In the shadow root: <code>{chosen.selector}</code>.
            </p>
          )}
        </div>
        {chosen && (
          <CodeBlock language="tsx" title="Property">
            {spread(chosen.code)}
          </CodeBlock>
        )}
      </div>
    </div>
  );
}
