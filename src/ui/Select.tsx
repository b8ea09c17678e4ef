import React, {useId, type ReactNode} from 'react';
import styles from './ui.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly {readonly id: T; readonly name: string; readonly disabled?: boolean}[];
  readonly onChange: (value: T) => void;
  readonly help?: string;
}

export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  help,
}: Props<T>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.control}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={({target}) => {
          const chosen = options.find((option) => option.id === target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.disabled}>
            {option.name}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
