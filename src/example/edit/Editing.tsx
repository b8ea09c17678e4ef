import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {Actions} from '../Actions';
import type {Log} from '../log';
import {Panels, type Views} from '../Panels';
import {Problem} from '../Problem';
import {Editor} from './Editor';
import {readEdit, type EditError, type EditedExample} from './read';
import {Sandbox, type FrameCalls} from './Sandbox';
import styles from './Editing.module.css';

/** The example runs again when the reader has not typed for this many ms. */
const PAUSE = 500;

export interface EditingProps {
  readonly title: string;
  readonly views: Views;
  /** What the reader has written so far. */
  readonly text: string;
  readonly isOpen: boolean;
  /** What stands in the place of the editor while it is closed. */
  readonly code: ReactNode;
  readonly log: Log;
  /** What the reader has written uses the log. */
  readonly hasLog: boolean;
  readonly prompt: string | undefined;
  readonly onText: (text: string) => void;
  /** Called with each version that can be read. */
  readonly onExample: (example: EditedExample) => void;
}

/** An example that the reader changes: it runs in a frame of its own, with the editor beside it. */
export default function Editing(props: EditingProps): ReactNode {
  const {views, title, text, isOpen, log} = props;
  const [first] = useState(() => readEdit(text));
  const [example, setExample] = useState<EditedExample | undefined>(
    'body' in first ? first : undefined,
  );
  const [error, setError] = useState<EditError | undefined>('body' in first ? undefined : first);
  const [attempt, setAttempt] = useState(0);
  const [call, setCall] = useState<FrameCalls>();
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

  const preview = (
    <>
      {example ? (
        <Sandbox
          key={`${attempt} ${example.source}`}
          example={example}
          label={`Edited chat: ${title}`}
          onLog={(line) => log.write(line)}
          onError={setError}
          onLive={setCall}
        />
      ) : (
        <div className={styles.frame} />
      )}
      {example && (
        <Actions
          labels={example.outline.buttons.map(({label}) => label)}
          isReady={call !== undefined}
          onPress={(index) => call?.press(index)}
          prompt={props.prompt}
          onPrompt={(prompt) => call?.ask(prompt)}
        />
      )}
    </>
  );
  const code = (
    <>
      {isOpen ? (
        <Editor
          text={text}
          label={`Code of the example: ${title}`}
          onText={props.onText}
          takesFocus={takesFocus}
        />
      ) : (
        props.code
      )}
      <div role="alert">
        {error && (
          <Problem onRetry={error.isTransient ? retry : undefined}>
            {error.line > 0 && <strong>Line {error.line}: </strong>}
            {error.message}
          </Problem>
        )}
      </div>
    </>
  );
  return (
    <Panels
      views={views}
      title={title}
      preview={preview}
      code={code}
      log={props.hasLog ? log : undefined}
    />
  );
}
