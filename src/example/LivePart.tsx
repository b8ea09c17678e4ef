import React, {useMemo, useState, type ReactNode} from 'react';
import {Chat, type DeepChatElement} from '../chat';
import {Actions} from './Actions';
import {EventLog} from './EventLog';
import type {Outline} from './outline';
import {renderPanel} from './panel';
import type {Running} from './run';

interface Props {
  readonly title: string;
  /** In px. */
  readonly height: number;
  readonly outline: Outline;
  readonly running: Running;
}

/** The live chat of an example with its buttons and its log. */
export function LivePart({title, height, outline, running}: Props): ReactNode {
  const [isReady, setReady] = useState(false);
  const [onElement] = useState(() => (element: DeepChatElement | null) => {
    running.element = element;
    setReady(element !== null);
  });
  const panel = useMemo(() => (outline.panel ? renderPanel(outline.panel) : undefined), [outline]);
  const press = (index: number) => {
    const report = (error: unknown) => running.log.write(error);
    try {
      void Promise.resolve(running.example[`b${index}`]?.()).catch(report);
    } catch (error) {
      report(error);
    }
  };
  return (
    <>
      <Chat
        config={running.example.config}
        label={`Live chat: ${title}`}
        height={height}
        onElement={onElement}
      >
        {panel}
      </Chat>
      <Actions labels={outline.buttons.map(({label}) => label)} isReady={isReady} onPress={press} />
      {outline.references.some(({name}) => name === 'log') && (
        <EventLog log={running.log} label={`Event log: ${title}`} />
      )}
    </>
  );
}
