import React, {useRef, type ReactNode} from 'react';
import {isList, type Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import ui from '../../ui/ui.module.css';
import {pairsOf, readPairs, withValue} from '../model/form';
import {valuesIn} from '../model/workspace';
import type {Values} from '../schema';
import {PropertyInput} from './KeyField';
import {SettingField, useDraft, type SettingFieldProps} from './SettingField';
import styles from './fields.module.css';

interface ListFieldProps<T> {
  readonly field: Field;
  readonly error: string | undefined;
  readonly items: readonly T[];
  readonly empty: T;
  readonly onChange: (items: readonly T[]) => void;
  readonly onBlur?: () => void;
  readonly children: (item: T, index: number, put: (changed: T) => void) => ReactNode;
}

function ListField<T>({
  field: {label, help, kind},
  error,
  items,
  empty,
  onChange,
  onBlur,
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
    // It only watches the fields inside.
    <fieldset className={styles.group} onBlur={onBlur}>
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
function PairsField(props: SettingFieldProps): ReactNode {
  const {draft, error, put: putAll, leave} = useDraft(props, pairsOf, readPairs);
  return (
    <ListField
      field={props.field}
      error={error}
      items={draft}
      empty={['', '']}
      onChange={putAll}
      onBlur={leave}
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

function RowsField({field, value, onChange, path}: SettingFieldProps): ReactNode {
  return (
    <ListField<Json>
      field={field}
      error={undefined}
      items={isList(value) ? value : []}
      empty={{}}
      onChange={(rows) => onChange([...rows])}
    >
      {(item, index, put) => {
        const row = valuesIn(item);
        return (
          <SettingFields
            fields={field.fields ?? []}
            values={row}
            onChange={(name, changed) => put(withValue(row, name, changed))}
            path={`${path}.${index}.`}
          />
        );
      }}
    </ListField>
  );
}

function GroupField({field, value, onChange, path}: SettingFieldProps): ReactNode {
  const group = valuesIn(value);
  const isBegun = Object.keys(group).length > 0;
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.help && <p className={ui.help}>{field.help}</p>}
      <SettingFields
        // A group's required fields are required only if any of its fields is set.
        fields={(field.fields ?? []).map((one) => ({...one, required: one.required && isBegun}))}
        values={group}
        onChange={(name, changed) => onChange(withValue(group, name, changed))}
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

/** Settings with their values. */
export interface SettingFieldsProps {
  readonly fields: readonly Field[];
  readonly values: Values;
  /** Called with each good value a moment after it was written; undefined removes it. */
  readonly onChange: (name: string, value: Json | undefined) => void;
}

interface Props extends SettingFieldsProps {
  /** Begins the paths of the settings, such as `options.`. */
  readonly path?: string;
}

/** The settings of a form, in as many columns as fit. */
export function SettingFields(props: Props): ReactNode {
  const {fields, values, onChange, path = ''} = props;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const AnyField = NESTED[field.kind] ?? SettingField;
        return (
          <AnyField
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(value) => onChange(field.name, value)}
            path={`${path}${field.name}`}
          />
        );
      })}
    </div>
  );
}
