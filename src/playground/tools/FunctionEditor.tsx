import React, {lazy, Suspense, useId, useState, type ReactNode} from 'react';
import {RadioGroup} from '../../ui/RadioGroup';
import ui from '../../ui/ui.module.css';
import {checkForm, fromForm, fromText, toForm, toText, type FunctionForm} from '../model/toolForm';
import {readFunctions, withFunctions, type ToolFunction, type ToolShape} from '../model/tools';
import {ArgumentList} from './ArgumentFields';
import {TextField} from './TextField';
import styles from './tools.module.css';

const CodeEditor = lazy(() => import('./CodeEditor').then((file) => ({default: file.CodeEditor})));

interface Props {
  readonly value: ToolFunction;
  /** The form in which the chat keeps it. */
  readonly shape: ToolShape;
  /** Names of the chat's other functions. */
  readonly taken: readonly string[];
  /** Called with each version that is right. */
  readonly onChange: (value: ToolFunction) => void;
}

const VIEWS = [
  {id: 'form', name: 'Form'},
  {id: 'json', name: 'JSON'},
] as const;

type View = (typeof VIEWS)[number]['id'];

/** What is being written: it may be wrong for a while, and the chat keeps the last version that was right. */
interface Draft {
  /** What the chat has, as far as this draft knows. Any other value came from elsewhere and takes precedence. */
  readonly of: string;
  readonly form: FunctionForm;
  readonly text: string;
}

function draftOf(value: ToolFunction): Draft {
  const text = toText(value);
  return {of: text, form: toForm(value), text};
}

/** A function, edited as a form or as JSON. Both show the same function, and a mistake is named beside it. */
export function FunctionEditor({value, shape, taken, onChange}: Props): ReactNode {
  const id = useId();
  const [view, setView] = useState<View>('form');
  const [draft, setDraft] = useState(() => draftOf(value));
  const known = toText(value);
  const current = draft.of === known ? draft : draftOf(value);
  if (current !== draft) setDraft(current);

  const take = (tool: ToolFunction, changes: Partial<Draft>) => {
    // As the chat will have it: the form of a provider leaves out what that doesn't take.
    const [kept = tool] = readFunctions(withFunctions([], [tool], shape));
    setDraft({...current, form: toForm(tool), text: toText(tool), of: toText(kept), ...changes});
    onChange(tool);
  };
  const editForm = (form: FunctionForm) => {
    if (Object.keys(checkForm(form, taken)).length > 0) setDraft({...current, form});
    else take(fromForm(form), {form});
  };
  const editText = (text: string) => {
    const read = fromText(text, taken);
    if (read.value) take(read.value, {text});
    else setDraft({...current, text});
  };
  const show = (next: View) => {
    // A mistake stays in the view where it was made; the other one shows the current function.
    setDraft(draftOf(value));
    setView(next);
  };

  const {form, text} = current;
  const errors = checkForm(form, taken);
  const mistake = fromText(text, taken).error;
  return (
    <div className={styles.part}>
      <RadioGroup label="Edit the function as" options={VIEWS} value={view} onChange={show} />
      {view === 'form' ? (
        <>
          <TextField
            label="Name"
            value={form.name}
            error={errors.name}
            isCode
            onChange={(name) => editForm({...form, name})}
          />
          <TextField
            label="Description"
            value={form.description}
            error={errors.description}
            onChange={(description) => editForm({...form, description})}
          />
          <ArgumentList
            given={form.arguments}
            errors={errors}
            onChange={(given) => editForm({...form, arguments: given})}
          />
        </>
      ) : (
        <div className={ui.field}>
          <Suspense fallback={<p role="status">Loading the editor…</p>}>
            <CodeEditor
              label={`${value.name} as JSON`}
              text={text}
              onText={editText}
              describedBy={id}
            />
          </Suspense>
          <p id={id} className={mistake ? ui.error : ui.help} role="status">
            {mistake ?? 'A function of OpenAI, Claude or Gemini can be pasted too.'}
          </p>
        </div>
      )}
    </div>
  );
}
