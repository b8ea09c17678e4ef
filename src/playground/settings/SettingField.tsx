import React, {useId, useRef, type ChangeEvent, type ReactNode, type Ref} from 'react';
import {readText, textOf} from '../model/form';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';
import styles from './fields.module.css';
import {useDraft, type SettingProps} from './useDraft';

export interface SettingFieldProps extends SettingProps {
  /** Where the setting is, such as `options.top_p`. */
  readonly path: string;
}

const LONG: readonly Field['kind'][] = ['longText', 'json', 'list'];

const inputModes: Readonly<Partial<Record<Field['kind'], 'decimal' | 'text' | 'url'>>> = {
  number: 'decimal',
  // A number pad has no minus sign.
  integer: 'text',
  address: 'url',
};

function placeholder({kind, min, max}: Field): string | undefined {
  if (kind !== 'number' && kind !== 'integer') return undefined;
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return min === undefined ? undefined : `${min} or more`;
}

/** The choices of a switch or a choice, by value; undefined for other kinds. */
function choicesOf({kind, options = [], required}: Field) {
  if (kind === 'switch') return {'': 'Default', true: 'Yes', false: 'No'};
  if (kind !== 'choice') return undefined;
  const first = {'': required ? 'Choose…' : 'Default'};
  return {...first, ...Object.fromEntries(options.map((option) => [option, option]))};
}

type Element = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

interface ControlProps {
  readonly field: Field;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly attributes: {
    readonly id: string;
    readonly ref: Ref<Element>;
    readonly onBlur: () => void;
  };
}

function Control({field, text, onText, attributes}: ControlProps): ReactNode {
  const {kind} = field;
  const common = {
    ...attributes,
    className: ui.control,
    value: text,
    onChange: (event: ChangeEvent<{value: string}>) => onText(event.target.value),
  };
  const choices = choicesOf(field);
  if (choices)
    return (
      <select {...common}>
        {Object.entries(choices).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  if (LONG.includes(kind))
    return (
      <textarea
        {...common}
        rows={kind === 'list' ? 2 : 3}
        spellCheck={kind === 'longText'}
        data-code={kind === 'json' || undefined}
      />
    );
  return (
    <input
      {...common}
      type="text"
      inputMode={inputModes[kind]}
      placeholder={placeholder(field)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** One setting with a single value: its name, its help and what is wrong with it. */
export function SettingField(props: SettingFieldProps): ReactNode {
  const {field, path} = props;
  const id = useId();
  const control = useRef<Element>(null);
  const {kind, label, name, help, required} = field;
  const {draft, error, put, leave} = useDraft(
    props,
    (value) => textOf(field, value),
    (text) => readText(field, text),
  );
  const isWide = LONG.includes(kind) || kind === 'address';
  const attributes = {
    id,
    ref: control,
    required,
    onBlur: leave,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'data-setting': path,
  };
  return (
    <div className={isWide ? `${ui.field} ${styles.wide}` : ui.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>
          {label} {required && <span className={ui.help}>(required)</span>}
        </label>
        <code>{name}</code>
        {draft !== '' && !required && (
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              put('');
              // The button goes away, and the focus with it.
              control.current?.focus();
            }}
          >
            Reset<span className="sr-only"> {label}</span>
          </button>
        )}
      </div>
      <Control field={field} text={draft} onText={put} attributes={attributes} />
      {help && (
        <p id={`${id}-help`} className={ui.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={ui.error}>
          {error}
        </p>
      )}
    </div>
  );
}
