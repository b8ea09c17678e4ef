import React, {useId, type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {MAX_ANSWER_LENGTH, type ToolAnswer} from '../schema';
import styles from './tools.module.css';

interface Props {
  /** Name of the function. */
  readonly name: string;
  readonly answer: ToolAnswer | undefined;
  readonly onChange: (answer: ToolAnswer | undefined, step?: string) => void;
}

const KINDS = [
  {id: 'hand', name: 'Entered by hand'},
  {id: 'fixed', name: 'Fixed text'},
] as const;

/** Chooses where the result of a function comes from. */
export function AnswerField({name, answer, onChange}: Props): ReactNode {
  const id = useId();
  const kind = answer?.kind ?? 'hand';
  return (
    <div className={styles.part}>
      <Select
        label="Result of each call"
        value={kind}
        options={KINDS}
        onChange={(next) => {
          if (next !== kind)
            onChange(next === 'fixed' ? {kind: 'fixed', text: 'Done.'} : undefined);
        }}
      />
      {answer && (
        <div className={ui.field}>
          <label htmlFor={id}>Text</label>
          <textarea
            id={id}
            className={ui.control}
            rows={3}
            maxLength={MAX_ANSWER_LENGTH}
            value={answer.text}
            onChange={(event) =>
              onChange({kind: 'fixed', text: event.target.value}, `fixed ${name}`)
            }
          />
        </div>
      )}
    </div>
  );
}
