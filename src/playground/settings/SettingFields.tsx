import React, {useRef, type ReactNode} from 'react';
import {formOf, groupIn, pairsIn, rowsIn, type Form} from '../model/form';
import type {Field} from '../../providers/types';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {PairsField} from './PairsField';
import {SettingField, type SettingFieldProps} from './SettingField';
import styles from './fields.module.css';

interface ObjectListProps {
  /** A setting of the kind `rows`. */
  readonly field: Field;
  readonly rows: readonly Form[];
  readonly onChange: (rows: readonly Form[]) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly path: string;
}

/** A list of objects with the same settings, which grows and shrinks. */
export function ObjectListField({field, rows, onChange, errors, path}: ObjectListProps): ReactNode {
  const add = useRef<HTMLDivElement>(null);
  const fields = field.fields ?? [];
  const remove = (index: number) => {
    onChange(rows.filter((_, other) => other !== index));
    add.current?.querySelector('button')?.focus();
  };

  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.help && <p className={ui.help}>{field.help}</p>}
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.row}>
          <legend>Entry {index + 1}</legend>
          <SettingFields
            fields={fields}
            form={row}
            onChange={(changed) =>
              onChange(rows.map((other, at) => (at === index ? changed : other)))
            }
            errors={errors}
            path={`${path}.${index}.`}
          />
          <Button onClick={() => remove(index)}>
            Remove <span className="sr-only">entry {index + 1}</span>
          </Button>
        </fieldset>
      ))}
      {errors[path] && <p className={ui.error}>{errors[path]}</p>}
      <div ref={add}>
        <Button icon="add" onClick={() => onChange([...rows, formOf(fields, {})])}>
          Add <span className="sr-only">an entry to {field.label}</span>
        </Button>
      </div>
    </fieldset>
  );
}

/** Any setting: one with a single value, a group, or a list. */
function AnyField(props: SettingFieldProps): ReactNode {
  const {field, draft, onChange, errors, path} = props;
  const {kind, label, help} = field;
  if (kind === 'group')
    return (
      <fieldset className={styles.group}>
        <legend>{label}</legend>
        {help && <p className={ui.help}>{help}</p>}
        <SettingFields
          fields={field.fields ?? []}
          form={groupIn(draft)}
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
        rows={rowsIn(draft)}
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
        error={errors[path]}
        pairs={pairsIn(draft)}
        onChange={onChange}
      />
    );
  return <SettingField {...props} />;
}

interface Props {
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** Begins the paths of the settings, such as `options.`. */
  readonly path?: string;
  /** Values to choose from in a text field, by the name of the setting. Others can be typed. */
  readonly suggestions?: Readonly<Record<string, readonly string[]>>;
}

/** The settings of a form, in as many columns as fit. */
export function SettingFields({
  fields,
  form,
  onChange,
  errors,
  path = '',
  suggestions = {},
}: Props): ReactNode {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <AnyField
          key={field.name}
          field={field}
          draft={form[field.name]}
          onChange={(draft) => onChange({...form, [field.name]: draft})}
          errors={errors}
          path={`${path}${field.name}`}
          suggestions={suggestions[field.name]}
        />
      ))}
    </div>
  );
}
