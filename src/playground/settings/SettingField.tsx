import React, {useId, type ReactNode} from 'react';
import type {Draft, Form} from '../model/form';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';
import {ObjectListField} from './ObjectListField';
import {PairsField} from './PairsField';
import {SettingFields} from './SettingFields';
import styles from './fields.module.css';

interface Props {
  readonly field: Field;
  readonly draft: Draft | undefined;
  readonly onChange: (draft: Draft) => void;
  /** Errors of the form by path. */
  readonly errors: Readonly<Record<string, string>>;
  /** Path of this setting in the form. */
  readonly path: string;
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

/** One setting with its name, its help and what is wrong with it. */
export function SettingField({field, draft, onChange, errors, path}: Props): ReactNode {
  const id = useId();
  const {kind, label, help, required} = field;
  const error = errors[path];

  if (kind === 'group')
    return (
      <fieldset className={styles.group}>
        <legend>{label}</legend>
        {help && <p className={ui.help}>{help}</p>}
        <SettingFields
          fields={field.fields ?? []}
          form={(draft ?? {}) as Form}
          onChange={onChange}
          errors={errors}
          path={`${path}.`}
        />
      </fieldset>
    );
  if (kind === 'rows')
    return (
      <ObjectListField
        field={field}
        rows={(Array.isArray(draft) ? draft : []) as readonly Form[]}
        onChange={onChange}
        errors={errors}
        path={path}
      />
    );
  if (kind === 'pairs')
    return (
      <PairsField
        label={label}
        help={help}
        error={error}
        pairs={(Array.isArray(draft) ? draft : []) as readonly (readonly [string, string])[]}
        onChange={onChange}
      />
    );

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
      <label htmlFor={id}>
        {label} {required && <span className={ui.help}>(needed)</span>}
      </label>
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
        <input
          {...control}
          type="text"
          inputMode={inputModes[kind]}
          placeholder={placeholder(field)}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
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
