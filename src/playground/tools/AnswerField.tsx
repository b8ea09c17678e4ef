import React, {type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import {TextField} from '../../ui/TextField';
import {MAX_ANSWER_LENGTH} from '../schema';
import styles from './tools.module.css';

interface Props {
  readonly name: string;
  /** The fixed text; undefined for results by hand. */
  readonly answer: string | undefined;
  readonly onChange: (answer: string | undefined, step?: string) => void;
}

const KINDS = [
  {id: 'hand', name: 'Entered by hand'},
  {id: 'fixed', name: 'Fixed text'},
] as const;

/** Chooses where the result of a function comes from. */
export function AnswerField({name, answer, onChange}: Props): ReactNode {
  const kind = answer === undefined ? 'hand' : 'fixed';
  return (
    <div className={styles.part}>
      <Select
        label={`Result of each call to ${name}`}
        value={kind}
        options={KINDS}
        onChange={(next) => {
          if (next !== kind) onChange(next === 'fixed' ? 'Done.' : undefined);
        }}
      />
      {answer !== undefined && (
        <TextField
          label={`Fixed text of ${name}`}
          rows={3}
          maxLength={MAX_ANSWER_LENGTH}
          value={answer}
          onChange={(text) => onChange(text, `fixed ${name}`)}
        />
      )}
    </div>
  );
}
