import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import {partAt, PARTS, type StyledPart} from './styledParts';
import fieldStyles from '../../ui/fields.module.css';
import styles from './Inspector.module.css';

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
  const list = useRef<HTMLSelectElement>(null);

  // The button that opened the chat is gone, and with it the reader's place on the page.
  useEffect(() => list.current?.focus(), []);

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
      <div className={clsx(styles.side, fieldStyles.fields)}>
        <label>
          Part of the chat
          <select
            ref={list}
            value={chosen?.name ?? ''}
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
