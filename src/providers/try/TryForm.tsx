import clsx from 'clsx';
import React, {useId, useState, type ReactNode, type SyntheticEvent} from 'react';
import {defined} from '../../lib/defined';
import type {Json} from '../../lib/json';
import {factsOf} from '../catalog';
import {leastValues} from '../modeConnection';
import type {Attempt} from './tryConfig';
import type {Field, Mode, ProviderKey} from '../types';
import fieldStyles from '../../ui/fields.module.css';
import styles from './Try.module.css';

interface Props {
  readonly provider: ProviderKey;
  readonly name: string;
  /** Whether the open chat has a key. */
  readonly hasKey: boolean;
  /** Called with what to try, or with nothing when the key has to be forgotten. */
  readonly onStart: (attempt: Omit<Attempt, 'id'> | undefined) => void;
}

/** Settings that matter in a first try; the playground has all of them. */
const FIRST = ['model', 'system_prompt', 'instructions'];

function shownFields({fields}: Mode): readonly Field[] {
  return fields.filter(({name, required}) => required || FIRST.includes(name));
}

function readValues(mode: Mode, form: FormData): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const {name, kind} of shownFields(mode)) {
    const text = String(form.get(name) ?? '').trim();
    if (text) values[name] = kind === 'number' || kind === 'integer' ? Number(text) : text;
  }
  return values;
}

/** Mode, settings and key of a try. */
export function TryForm({provider, name, hasKey, onStart}: Props): ReactNode {
  const id = useId();
  const {modes, needsKey} = factsOf(provider);
  const usable = modes.filter(({unavailable}) => !unavailable);
  const [mode, setMode] = useState(
    usable.find(({reply, text}) => reply && text) ?? defined(usable[0], `mode of ${name} to try`),
  );
  const [problem, setProblem] = useState('');
  const least = leastValues(mode);

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const {currentTarget, nativeEvent} = event;
    const isDry = nativeEvent.submitter?.getAttribute('value') === 'dry';
    const form = new FormData(currentTarget);
    const input = currentTarget.querySelector<HTMLInputElement>('input[type=password]');
    const key = input?.value.trim();
    if (!isDry && needsKey && !key) {
      setProblem('Add an API key first, or preview the request.');
      input?.focus();
      return;
    }
    setProblem('');
    // The key lives on in the memory of the chat only.
    if (input) input.value = '';
    onStart({
      mode,
      values: readValues(mode, form),
      stream: form.get('stream') === 'on',
      isDry,
      ...(isDry || !needsKey ? {} : {key}),
    });
  };

  return (
    <form className={clsx(styles.form, fieldStyles.fields)} autoComplete="off" onSubmit={submit}>
      <label>
        Mode
        <select
          value={mode.id}
          onChange={({target}) => setMode(usable.find((each) => each.id === target.value) ?? mode)}
        >
          {usable.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      {shownFields(mode).map((field) => (
        <label key={`${mode.id} ${field.name}`}>
          {field.label}
          <input
            name={field.name}
            type={field.kind === 'number' ? 'number' : 'text'}
            step="any"
            required={field.required}
            defaultValue={String(least[field.name] ?? '')}
            placeholder={field.required ? undefined : 'left out'}
            spellCheck={false}
          />
        </label>
      ))}
      {mode.stream && (
        <label className={styles.check}>
          <input name="stream" type="checkbox" /> Stream the reply
        </label>
      )}
      {needsKey && (
        <label className={styles.wide}>
          API key for {name}
          <input
            type="password"
            // Anything else makes password managers offer to keep the key.
            autoComplete="new-password"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-key`}
          />
        </label>
      )}
      <p id={`${id}-key`} className={styles.wide}>
        {needsKey
          ? `The key stays in the memory of this tab until you press “Forget the key” or leave the page. It is not saved and not shown, and goes to ${name} only, in requests that the chat makes when you write.`
          : `${name} needs no key. It has to run on this computer and allow this site as an origin.`}
        {mode.issue && ` ${mode.issue}`}
        {mode.note && ` ${mode.note}`}
      </p>
      <div className={`${styles.actions} ${styles.wide}`}>
        {mode.reply && (
          <button type="submit" value="dry" className="button">
            Preview request
          </button>
        )}
        <button type="submit" value="real" className="button button--primary">
          {needsKey ? 'Chat with this key' : `Chat with ${name}`}
        </button>
        {hasKey && (
          <button type="button" className="button" onClick={() => onStart(undefined)}>
            Forget the key
          </button>
        )}
        <span role="alert">{problem}</span>
      </div>
    </form>
  );
}
