import React, {useId, type ReactNode} from 'react';
import styles from './RadioGroup.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly {readonly id: T; readonly name: string}[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function RadioGroup<T extends string>({
  label,
  options,
  value,
  onChange,
}: Props<T>): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
