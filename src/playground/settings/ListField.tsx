import React, {useRef, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import ui from '../../ui/ui.module.css';
import type {Field} from '../../providers/types';
import styles from './fields.module.css';

interface Props<T> {
  readonly field: Field;
  readonly error: string | undefined;
  readonly items: readonly T[];
  /** A new item. */
  readonly empty: T;
  readonly onChange: (items: readonly T[]) => void;
  readonly children: (item: T, index: number, put: (changed: T) => void) => ReactNode;
}

/** A list that grows and shrinks. */
export function ListField<T>({
  field: {label, help, kind},
  error,
  items,
  empty,
  onChange,
  children,
}: Props<T>): ReactNode {
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
