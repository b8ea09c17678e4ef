import React, {useMemo, useState, type ReactNode} from 'react';
import {Chat, type ChatConfig, type DeepChatElement} from '../chat';
import {CopyButton} from '../theme/CodeBlock/CopyButton';
import {StaticCode} from '../theme/CodeBlock/StaticCode';
import {EventLog} from './EventLog';
import {createLog, type Log} from './log';
import type {Outline} from './outline';
import {renderPanel} from './panel';
import styles from './LiveExample.module.css';

/** What an example may use: the chat that it is about, and the log under it. */
export interface ExampleScope {
  readonly chat: DeepChatElement;
  readonly log: (...values: unknown[]) => void;
}

/** A compiled example: the properties of its chat, and the functions of its buttons as `b0`, `b1`, … */
export type CreatedExample = {readonly config: ChatConfig} & {
  readonly [button: `b${number}`]: () => unknown;
};

/** What the remark plugin writes into a page; see `src/plugins/live-examples`. */
export interface LiveExampleProps {
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
  /** The text of the fence. */
  readonly source: string;
  /** An `Outline` of the source as JSON. */
  readonly outline: string;
  readonly create: (scope: ExampleScope) => CreatedExample;
}

interface Running {
  readonly example: CreatedExample;
  readonly log: Log;
  element: DeepChatElement | null;
}

/** Sets an example up. It also happens while pages are built: the static chat shows its first messages. */
function run(title: string, create: LiveExampleProps['create']): Running {
  const log = createLog();
  const running = {log, element: null as DeepChatElement | null};
  const scope: ExampleScope = {
    get chat() {
      if (!running.element)
        throw new Error('The chat is not there yet. Use it after it has rendered.');
      return running.element;
    },
    log: log.write,
  };
  try {
    return Object.assign(running, {example: create(scope)});
  } catch (error) {
    throw new Error(
      `The example "${title}" fails before its chat is there: ${String(error)}. Constants are made while ` +
        'pages are built, without a browser; what needs one belongs into a function.',
      {cause: error},
    );
  }
}

/** A live chat with its code. MDX pages get one for each `tsx live` fence. */
export function LiveExample({title, height, source, outline, create}: LiveExampleProps): ReactNode {
  const parts = useMemo(() => JSON.parse(outline) as Outline, [outline]);
  const [running] = useState(() => run(title, create));
  const [isReady, setReady] = useState(false);
  const onElement = useState(() => (element: DeepChatElement | null) => {
    running.element = element;
    setReady(element !== null);
  })[0];
  const panel = useMemo(() => (parts.panel ? renderPanel(parts.panel) : undefined), [parts]);
  const press = (index: number) => {
    try {
      running.example[`b${index}`]?.();
    } catch (error) {
      running.log.write(error);
    }
  };
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <Chat
        config={running.example.config}
        label={`Live chat: ${title}`}
        height={height}
        onElement={onElement}
      >
        {panel}
      </Chat>
      {parts.buttons.length > 0 && (
        <div className={styles.actions}>
          {parts.buttons.map(({label}, index) => (
            <button key={label} type="button" disabled={!isReady} onClick={() => press(index)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {parts.references.some(({name}) => name === 'log') && (
        <EventLog log={running.log} label={`Event log: ${title}`} />
      )}
      <div className={styles.bar}>
        <CopyButton text={() => source} subject={`code: ${title}`} />
      </div>
      {/* Wide code scrolls, so the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} aria-label={`Code: ${title}`} role="region">
        <StaticCode code={source} language="tsx" />
      </pre>
    </figure>
  );
}
