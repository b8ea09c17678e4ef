import React, {useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {Chat, type ChatConfig, type DeepChatElement} from '../chat';
import {CodePanel} from './CodePanel';
import {EventLog} from './EventLog';
import {useFramework} from './framework';
import {FrameworkTabs} from './FrameworkTabs';
import {createLog, type Log} from './log';
import type {Outline} from './outline';
import {renderPanel} from './panel';
import {useCode} from './useCode';
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
  /** Lines of code for each framework, in the order of `FRAMEWORKS`. */
  readonly lines: readonly number[];
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
export function LiveExample(props: LiveExampleProps): ReactNode {
  const {title, height, source, outline, lines, create} = props;
  const parts = useMemo(() => JSON.parse(outline) as Outline, [outline]);
  const [running] = useState(() => run(title, create));
  const [isReady, setReady] = useState(false);
  const [onElement] = useState(() => (element: DeepChatElement | null) => {
    running.element = element;
    setReady(element !== null);
  });
  const content = useMemo(() => (parts.panel ? renderPanel(parts.panel) : undefined), [parts]);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const framework = useFramework();
  const shown = useCode({source, outline, title, height}, framework, panel);
  const press = (index: number) => {
    try {
      running.example[`b${index}`]?.();
    } catch (error) {
      running.log.write(error);
    }
  };
  return (
    <figure className={styles.example} data-example="">
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.live}>
        <Chat
          config={running.example.config}
          label={`Live chat: ${title}`}
          height={height}
          onElement={onElement}
        >
          {content}
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
      </div>
      <div className={styles.source}>
        <div className={styles.bar}>
          <FrameworkTabs chosen={framework} label={`Framework: ${title}`} panelId={panelId} />
        </div>
        <CodePanel id={panelId} panel={panel} title={title} shown={shown} lines={lines} />
      </div>
    </figure>
  );
}
