import React, {memo, useMemo, useState, type ReactNode} from 'react';
import {Chat, type DeepChatElement} from '../../chat';
import {Actions} from './Actions';
import {EventLog} from './EventLog';
import {isFramed} from './frame';
import type {ExampleParts} from '../model/visibleParts';
import {renderPanel} from './panel';
import type {Running} from './run';
import styles from './LiveExample.module.css';

interface Props {
  readonly title: string;
  /** In px. */
  readonly height: number;
  readonly parts: ExampleParts;
  readonly running: Running;
}

/** The live chat of an example with its buttons and its log. */
export const LivePart = memo(function LivePart(props: Props): ReactNode {
  const {title, height, parts, running} = props;
  const [isReady, setReady] = useState(false);
  const [onElement] = useState(() => (element: DeepChatElement | null) => {
    running.element = element;
    setReady(element !== null);
  });
  const panel = useMemo(() => (parts.panel ? renderPanel(parts.panel) : undefined), [parts]);
  const press = (index: number) => {
    const report = (error: unknown) => {
      running.log.write(error);
      reportError(error); // many examples have no log to show it
    };
    try {
      void Promise.resolve(running.example[`b${index}`]?.()).catch(report);
    } catch (error) {
      report(error);
    }
  };
  const {config} = running.example;
  return (
    <>
      <div className={styles.stage} data-framed={isFramed(config) || undefined}>
        <Chat config={config} label={`Live chat: ${title}`} height={height} onElement={onElement}>
          {panel}
        </Chat>
      </div>
      <Actions labels={parts.buttons} isReady={isReady} onPress={press} />
      {parts.hasLog && <EventLog log={running.log} label={`Event log: ${title}`} />}
    </>
  );
});
