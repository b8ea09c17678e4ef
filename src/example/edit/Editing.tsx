import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {Actions} from '../block/Actions';
import type {Log} from '../block/log';
import {Panels, type Views} from '../block/Panels';
import {frameworkName, type FrameworkId} from '../frameworks';
import {Problem} from '../../ui/Problem';
import {readEdit, Sandbox, type EditError, type EditedExample, type FrameCalls} from './Sandbox';
import styles from './Editing.module.css';
import {useEditor} from './useEditor';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly takesFocus: boolean;
}

function Editor({text, label, onText, takesFocus}: Props): ReactNode {
  const attributes = {'aria-label': label};
  const place = useEditor({text, onText, attributes, takesFocus, isModule: true});
  return <div ref={place} className={styles.editor} />;
}

/** The example runs again when the reader has not typed for this many ms. */
const PAUSE = 500;

export interface EditingProps {
  readonly title: string;
  readonly views: Views;
  readonly text: string;
  readonly isOpen: boolean;
  readonly framework: FrameworkId;
  /** Shown instead of the editor while it is closed. */
  readonly code: ReactNode;
  readonly log: Log;
  /** What the reader has written uses the log. */
  readonly hasLog: boolean;
  readonly prompt: string | undefined;
  readonly onText: (text: string) => void;
  /** Called with each version that can be read. */
  readonly onExample: (example: EditedExample) => void;
}

/** An edited example. It runs in its own frame, with the editor beside it. */
export default function Editing(props: EditingProps): ReactNode {
  const {views, title, text, isOpen, log, framework} = props;
  const [first] = useState(() => readEdit(text));
  const [example, setExample] = useState<EditedExample | undefined>(
    'body' in first ? first : undefined,
  );
  const [error, setError] = useState<EditError | undefined>('body' in first ? undefined : first);
  const [attempt, setAttempt] = useState(0);
  /** The reason why the example doesn't run. A kept edit may be an endless loop, so it waits for a click. */
  const [held, setHeld] = useState(isOpen ? '' : 'Your edit is kept. Press Run to start it.');
  const other = framework === 'react' ? undefined : frameworkName(framework);
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
        setHeld('');
        setExample(read);
      } else setError(read);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, log]);

  const isRunning = example !== undefined && held === '';
  const retry = () => {
    setError(undefined);
    setHeld('');
    setAttempt(attempt + 1);
  };

  const preview = (
    <>
      {example && isRunning ? (
        <Sandbox
          key={`${attempt} ${example.source}`}
          example={example}
          label={`Edited chat: ${title}`}
          onLog={(line) => log.write(line)}
          onError={setError}
          onLive={setCall}
        />
      ) : (
        <div className={`${styles.frame} ${styles.held}`}>
          <p role="status">{held}</p>
        </div>
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
      {example && (
        <div className={styles.run}>
          {isOpen && other && (
            <p className={styles.note}>You edit React code. The full file is for {other}.</p>
          )}
          <button type="button" onClick={isRunning ? () => setHeld('Stopped.') : retry}>
            {isRunning ? 'Stop' : 'Run'}
            <span className="sr-only">: {title}</span>
          </button>
        </div>
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
