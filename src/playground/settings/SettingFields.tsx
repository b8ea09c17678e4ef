import React, {type ReactNode} from 'react';
import type {Form} from '../model/form';
import type {Field} from '../../providers/types';
import {SettingField} from './SettingField';
import styles from './fields.module.css';

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
        <SettingField
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
