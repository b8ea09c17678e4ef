import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {Actions} from '../block/Actions';
import {EventLog} from '../block/EventLog';
import {createLog} from '../block/log';
import {Problem} from '../block/Problem';
import {Editor} from './Editor';
import {readEdit, type EditError, type EditedExample} from './read';
import {Sandbox} from './Sandbox';
import styles from './Editing.module.css';

/** The example runs again when the reader has not typed for this many ms. */
const PAUSE = 500;

export interface EditingProps {
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
  /** What the reader has written so far. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly onText: (text: string) => void;
  /** Called with each version that can be read. */
  readonly onExample: (example: EditedExample) => void;
}

/** An example that the reader changes: it runs in a frame of its own, with the editor below. */
export default function Editing(props: EditingProps): ReactNode {
  const {title, height, text, isOpen} = props;
  const [first] = useState(() => readEdit(text));
  const [example, setExample] = useState<EditedExample | undefined>(
    'body' in first ? first : undefined,
  );
  const [error, setError] = useState<EditError | undefined>('body' in first ? undefined : first);
  const [attempt, setAttempt] = useState(0);
  const [press, setPress] = useState<(index: number) => void>();
  const [log] = useState(createLog);
  const [takesFocus] = useState(isOpen);
  const lastRead = useRef(text);
  const announce = useEffectEvent((read: EditedExample) => props.onExample(read));

  useEffect(() => {
    if (example) announce(example);
  }, [example]);
  useEffect(() => {
    if (lastRead.current === text) return undefined;
    const timer = window.setTimeout(() => {
      lastRead.current = text;
      const read = readEdit(text);
      if ('body' in read) {
        setError(undefined);
        log.clear();
        setExample(read);
      } else setError(read);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, log]);

  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <>
      {example ? (
        <Sandbox
          key={`${attempt} ${example.source}`}
          example={example}
          label={`Edited chat: ${title}`}
          height={height}
          onLog={(line) => log.write(line)}
          onError={setError}
          onLive={(next) => setPress(() => next)}
        />
      ) : (
        <div className={styles.frame} style={{height}} />
      )}
      {example && (
        <Actions
          labels={example.outline.buttons.map(({label}) => label)}
          isReady={press !== undefined}
          onPress={(index) => press?.(index)}
        />
      )}
      {example?.outline.references.some(({name}) => name === 'log') && (
        <EventLog log={log} label={`Event log: ${title}`} />
      )}
      <div className={styles.errors} role="alert">
        {error && (
          <Problem onRetry={error.isTransient ? retry : undefined}>
            {error.line > 0 && <strong>Line {error.line}: </strong>}
            {error.message}
          </Problem>
        )}
      </div>
      {isOpen && (
        <Editor
          text={text}
          label={`Code of the example: ${title}`}
          onText={props.onText}
          takesFocus={takesFocus}
        />
      )}
    </>
  );
}
