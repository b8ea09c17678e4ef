import React, {lazy, Suspense, useId, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {MAX_CODE_LENGTH, type ToolAnswer} from '../model/toolAnswers';
import {allowCode, isAllowed, useAllowedCode} from '../stores/toolCalls';
import {FIRST_CODE} from './toolSamples';
import styles from './tools.module.css';

const CodeEditor = lazy(() => import('./CodeEditor').then((file) => ({default: file.CodeEditor})));

interface Props {
  /** Name of the function. */
  readonly name: string;
  readonly answer: ToolAnswer | undefined;
  readonly onChange: (answer: ToolAnswer | undefined, step?: string) => void;
}

const KINDS = [
  {id: 'hand', name: 'Entered by hand'},
  {id: 'fixed', name: 'Fixed text'},
  {id: 'code', name: 'Code in a sandbox'},
] as const;

/** Chooses where the result of a function comes from. */
export function AnswerField({name, answer, onChange}: Props): ReactNode {
  const id = useId();
  const allowed = useAllowedCode();
  const kind = answer?.kind ?? 'hand';
  const choose = (next: (typeof KINDS)[number]['id']) => {
    if (next === kind) return;
    if (next === 'hand') onChange(undefined);
    else if (next === 'fixed') onChange({kind: 'fixed', text: 'Done.'});
    else {
      // It's the site's own sample, so nobody needs to review it first.
      allowCode(FIRST_CODE);
      onChange({kind: 'code', code: FIRST_CODE});
    }
  };
  const write = (code: string) => {
    if (code.length > MAX_CODE_LENGTH) return;
    // Whoever edits allowed code has seen it, so the new version is allowed too.
    if (answer?.kind === 'code' && isAllowed(answer.code)) allowCode(code);
    onChange({kind: 'code', code}, `code ${name}`);
  };
  return (
    <div className={styles.part}>
      <Select label="Result of each call" value={kind} options={KINDS} onChange={choose} />
      {answer?.kind === 'fixed' && (
        <div className={ui.field}>
          <label htmlFor={id}>Text</label>
          <textarea
            id={id}
            className={ui.control}
            rows={3}
            maxLength={MAX_CODE_LENGTH}
            value={answer.text}
            onChange={(event) =>
              onChange({kind: 'fixed', text: event.target.value}, `fixed ${name}`)
            }
          />
        </div>
      )}
      {answer?.kind === 'code' && (
        <div className={ui.field}>
          <Suspense fallback={<p role="status">Loading the editor…</p>}>
            <CodeEditor label={`Code of ${name}`} text={answer.code} onText={write} />
          </Suspense>
          <p className={ui.help}>
            A function that gets the arguments and returns the result for the model. It runs for at
            most 10 seconds in a frame without network, storage or keys.
          </p>
          {!allowed.has(answer.code) && (
            <div className={styles.row} role="status">
              <p className={ui.help}>
                This code was saved or came with a link. It doesn’t run until you allow it.
              </p>
              <Button onClick={() => allowCode(answer.code)}>
                Allow this code<span className="sr-only"> of {name}</span>
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
