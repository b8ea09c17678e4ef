import React, {useState, type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import {TextField} from '../../ui/TextField';
import {MAX_ANSWER_LENGTH} from '../schema';
import {fromText, toText} from '../model/toolText';
import {readFunctions, withFunctions, type ToolFunction, type ToolShape} from '../model/tools';
import {JsonField} from '../settings/JsonField';
import styles from './tools.module.css';

interface Props {
  readonly value: ToolFunction;
  /** The form in which the chat keeps it. */
  readonly shape: ToolShape;
  readonly taken: readonly string[];
  /** Called with each version that is right. */
  readonly onChange: (value: ToolFunction) => void;
}

/** A function as JSON. A mistake is named below it, and the chat keeps the last version that was right. */
export function FunctionEditor({value, shape, taken, onChange}: Props): ReactNode {
  const known = toText(value);
  // Any other value than the one that this text became comes from elsewhere and takes precedence.
  const [draft, setDraft] = useState({of: known, text: known});
  const current = draft.of === known ? draft : {of: known, text: known};
  if (current !== draft) setDraft(current);
  const {error} = fromText(current.text, taken);
  const edit = (text: string) => {
    const read = fromText(text, taken);
    if (!read.value) return setDraft({...current, text});
    // As the chat will have it: the form of a provider leaves out what that doesn't take.
    const [saved = read.value] = readFunctions(withFunctions([], [read.value], shape));
    setDraft({of: toText(saved), text});
    return onChange(read.value);
  };
  return (
    <JsonField
      label={`${value.name} as JSON`}
      text={current.text}
      onText={edit}
      error={error}
      help="A function of OpenAI, Claude or Gemini can be pasted too."
    />
  );
}

interface AnswerProps {
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
export function AnswerField({name, answer, onChange}: AnswerProps): ReactNode {
  const kind = answer === undefined ? 'hand' : 'fixed';
  return (
    <div className={styles.part}>
      <Select
        label="Result of each call"
        value={kind}
        options={KINDS}
        onChange={(next) => {
          if (next !== kind) onChange(next === 'fixed' ? 'Done.' : undefined);
        }}
      />
      {answer !== undefined && (
        <TextField
          label="Text"
          rows={3}
          maxLength={MAX_ANSWER_LENGTH}
          value={answer}
          onChange={(text) => onChange(text, `fixed ${name}`)}
        />
      )}
    </div>
  );
}
