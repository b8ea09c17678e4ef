import React, {useRef, type ReactNode} from 'react';
import {formOf, type Form} from '../model/form';
import type {Field} from '../../providers/types';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {SettingFields} from './SettingFields';
import styles from './fields.module.css';

interface Props {
  /** A setting of the kind `rows`. */
  readonly field: Field;
  readonly rows: readonly Form[];
  readonly onChange: (rows: readonly Form[]) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly path: string;
}

/** A list of objects with the same settings, which grows and shrinks. */
export function ObjectListField({field, rows, onChange, errors, path}: Props): ReactNode {
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
