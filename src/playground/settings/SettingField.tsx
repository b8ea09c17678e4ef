import React, {useId, type ReactNode} from 'react';
import type {Draft} from '../model/form';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';
import styles from './fields.module.css';

/** What each setting gets from its form. */
export interface SettingFieldProps {
  readonly field: Field;
  readonly draft: Draft | undefined;
  readonly onChange: (draft: Draft) => void;
  /** Errors of the form by path. */
  readonly errors: Readonly<Record<string, string>>;
  /** Path of this setting in the form. */
  readonly path: string;
  /** Values to choose from in a text field; others can be typed. */
  readonly suggestions?: readonly string[];
}

const SWITCH = [
  ['', 'Default'],
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

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

/** Whether a setting is a number from 0 to 1, which a slider shows best. */
function isShare({kind, min, max}: Field): boolean {
  return kind === 'number' && min === 0 && max === 1;
}

/** One setting with a single value: its name, its help and what is wrong with it. */
export function SettingField({
  field,
  draft,
  onChange,
  errors,
  path,
  suggestions,
}: SettingFieldProps): ReactNode {
  const id = useId();
  const {kind, label, help, required} = field;
  const error = errors[path];
  const text = typeof draft === 'string' ? draft : '';
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    className: ui.control,
    value: text,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'data-setting': path,
  };
  const isLong = kind === 'longText' || kind === 'json' || kind === 'list' || kind === 'address';
  const options = kind === 'switch' ? SWITCH : undefined;

  return (
    <div className={isLong ? `${ui.field} ${styles.wide}` : ui.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>
          {label} {required && <span className={ui.help}>(required)</span>}
        </label>
        <code>{field.name}</code>
        {text !== '' && !required && (
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              onChange('');
              // The button goes away, and the focus with it.
              document.getElementById(id)?.focus();
            }}
          >
            Reset<span className="sr-only"> {label}</span>
          </button>
        )}
      </div>
      {kind === 'switch' || kind === 'choice' ? (
        <select {...control} onChange={(event) => onChange(event.target.value)}>
          {options ? (
            options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))
          ) : (
            <>
              <option value="">{required ? 'Choose…' : 'Default'}</option>
              {field.options?.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </>
          )}
        </select>
      ) : isLong && kind !== 'address' ? (
        <textarea
          {...control}
          rows={kind === 'list' ? 2 : 3}
          spellCheck={kind === 'longText'}
          data-code={kind === 'json' || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div className={isShare(field) ? styles.slider : undefined}>
          {isShare(field) && (
            // The number beside it says and does the same for the keyboard and for screen readers.
            <input
              type="range"
              aria-hidden="true"
              tabIndex={-1}
              min={0}
              max={1}
              step={0.05}
              value={Number(text) || 0}
              data-unset={text === '' || undefined}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          <input
            {...control}
            type="text"
            list={suggestions ? `${id}-list` : undefined}
            inputMode={inputModes[kind]}
            placeholder={placeholder(field)}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions && (
            <datalist id={`${id}-list`}>
              {suggestions.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </div>
      )}
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
