import React, {useRef, type ReactNode} from 'react';
import {formOf, groupIn, pairsIn, rowsIn, type Form} from '../model/form';
import type {Field} from '../../providers/types';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import ui from '../../ui/ui.module.css';
import {PropertyInput} from './KeyField';
import {SettingField, type SettingFieldProps} from './SettingField';
import styles from './fields.module.css';

interface ListFieldProps<T> {
  readonly field: Field;
  readonly error: string | undefined;
  readonly items: readonly T[];
  readonly empty: T;
  readonly onChange: (items: readonly T[]) => void;
  readonly children: (item: T, index: number, put: (changed: T) => void) => ReactNode;
}

function ListField<T>({
  field: {label, help, kind},
  error,
  items,
  empty,
  onChange,
  children,
}: ListFieldProps<T>): ReactNode {
  const add = useRef<HTMLButtonElement>(null);
  const put = (index: number) => (changed: T) =>
    onChange(items.map((other, at) => (at === index ? changed : other)));
  const remove = (index: number) => {
    onChange(items.filter((_, at) => at !== index));
    // The button that was pressed goes away.
    add.current?.focus();
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {help && <p className={ui.help}>{help}</p>}
      {items.map((item, index) =>
        kind === 'pairs' ? (
          <div key={index} className={styles.pair}>
            {children(item, index, put(index))}
            <IconButton
              icon="close"
              label={`Remove pair ${index + 1}`}
              tip="Remove"
              align="end"
              onClick={() => remove(index)}
            />
          </div>
        ) : (
          <fieldset key={index} className={styles.row}>
            <legend>Entry {index + 1}</legend>
            {children(item, index, put(index))}
            <Button onClick={() => remove(index)}>
              Remove <span className="sr-only">entry {index + 1}</span>
            </Button>
          </fieldset>
        ),
      )}
      {error && <p className={ui.error}>{error}</p>}
      <div>
        <Button ref={add} icon="add" onClick={() => onChange([...items, empty])}>
          Add{' '}
          <span className="sr-only">
            {kind === 'pairs' ? 'a pair' : 'an entry'} to {label}
          </span>
        </Button>
      </div>
    </fieldset>
  );
}

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

/** A form and what is wrong in it. */
export interface FormProps {
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly errors: Readonly<Record<string, string>>;
}

interface Props extends FormProps {
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
