import React, {useId, useRef, useState, type ChangeEvent, type ReactNode, type Ref} from 'react';
import type {Json} from '../../lib/json';
import {isEmpty, limits, MISSING} from '../model/checkValues';
import {readText, textOf} from '../model/form';
import type {Checked} from '../schemaParts';
import {useLater} from '../useLater';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';
import styles from './fields.module.css';

/** An edit is applied this many ms after the last one: each one builds the chat again. */
const APPLY_AFTER = 350;
/** Applied only when they are left: half an address is the address of somebody else. */
const PATIENT: readonly Field['kind'][] = ['address', 'hostPart', 'pairs'];

function isPatient({kind, fields = []}: Field): boolean {
  return PATIENT.includes(kind) || fields.some(isPatient);
}

interface SettingProps {
  readonly field: Field;
  readonly value: Json | undefined;
  /** Called with good values only; undefined for none. */
  readonly onChange: (value: Json | undefined) => void;
}

interface Edit<T> {
  readonly draft: T;
  /** The values, as JSON, that the setting has while this is edited, and when it is applied. */
  readonly of: readonly (string | undefined)[];
}

/** The text of a field and its mistake, with which the setting keeps its value. An undo replaces the text. */
export function useDraft<T>(
  {field, value, onChange}: SettingProps,
  show: (value: Json | undefined) => T,
  read: (draft: T) => Checked,
) {
  const [edit, setEdit] = useState<Edit<T>>();
  const [isLeft, setLeft] = useState(false);
  const [later, flush] = useLater();
  const current = JSON.stringify(value);
  const draft = edit?.of.includes(current) ? edit.draft : show(value);
  const {error} = read(draft);
  return {
    draft,
    error: error ?? (field.required && isEmpty(value) && isLeft ? MISSING : undefined),
    put: (next: T) => {
      const {value: good, error: mistake} = read(next);
      const made = isEmpty(good) ? undefined : good;
      setEdit({draft: next, of: [current, JSON.stringify(made)]});
      const apply = () => {
        if (mistake !== undefined || (made === undefined && field.required)) return;
        setEdit({draft: next, of: [JSON.stringify(made)]});
        onChange(made);
      };
      later(apply, isPatient(field) ? undefined : APPLY_AFTER);
    },
    /** The field is left, so that everything in it is applied and what it lacks is said. */
    leave: () => {
      flush();
      setLeft(true);
    },
  };
}

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
      placeholder={limits(field).replace(/^ (from|of) /, '')}
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
