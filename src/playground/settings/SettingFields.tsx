import React, {type ReactNode} from 'react';
import {formOf, groupIn, pairsIn, rowsIn, type Form} from '../model/form';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';
import {ListField} from './ListField';
import {PropertyInput} from './PropertyInput';
import {SettingField, type SettingFieldProps} from './SettingField';
import styles from './fields.module.css';

/** Names and texts that the user makes up, one pair on each line. */
function PairsField({field, draft, onChange, errors, path}: SettingFieldProps): ReactNode {
  return (
    <ListField<readonly [name: string, text: string]>
      field={field}
      error={errors[path]}
      items={pairsIn(draft)}
      empty={['', '']}
      onChange={onChange}
    >
      {([name, text], index, put) => (
        <>
          <input
            className={ui.control}
            aria-label={`Name ${index + 1}`}
            placeholder="Name"
            value={name}
            onChange={(event) => put([event.target.value, text])}
          />
          <PropertyInput
            className={ui.control}
            aria-label={`Text ${index + 1}`}
            placeholder="Text"
            value={text}
            onChange={(value) => put([name, value])}
          />
        </>
      )}
    </ListField>
  );
}

/** A list of objects with the same settings. */
function RowsField({field, draft, onChange, errors, path}: SettingFieldProps): ReactNode {
  const fields = field.fields ?? [];
  return (
    <ListField<Form>
      field={field}
      error={errors[path]}
      items={rowsIn(draft)}
      empty={formOf(fields, {})}
      onChange={onChange}
    >
      {(row, index, put) => (
        <SettingFields
          fields={fields}
          form={row}
          onChange={put}
          errors={errors}
          path={`${path}.${index}.`}
        />
      )}
    </ListField>
  );
}

function GroupField({field, draft, onChange, errors, path}: SettingFieldProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.help && <p className={ui.help}>{field.help}</p>}
      <SettingFields
        fields={field.fields ?? []}
        form={groupIn(draft)}
        onChange={onChange}
        errors={errors}
        path={`${path}.`}
      />
    </fieldset>
  );
}

/** The fields that hold other fields; all other settings have a single value. */
const NESTED: Readonly<Partial<Record<Field['kind'], typeof SettingField>>> = {
  group: GroupField,
  rows: RowsField,
  pairs: PairsField,
};

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
export function SettingFields(props: Props): ReactNode {
  const {fields, form, onChange, errors, path = '', suggestions = {}} = props;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const AnyField = NESTED[field.kind] ?? SettingField;
        return (
          <AnyField
            key={field.name}
            field={field}
            draft={form[field.name]}
            onChange={(draft) => onChange({...form, [field.name]: draft})}
            errors={errors}
            path={`${path}${field.name}`}
            suggestions={suggestions[field.name]}
          />
        );
      })}
    </div>
  );
}
