import React, {useId, type ChangeEvent, type ReactNode} from 'react';
import styles from './ui.module.css';

interface Props {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly help?: string;
  readonly rows?: number;
  readonly maxLength?: number;
}

export function TextField({label, onChange, help, rows, ...attributes}: Props): ReactNode {
  const id = useId();
  const common = {
    ...attributes,
    id,
    className: styles.control,
    'aria-describedby': help && `${id}-help`,
    onChange: (event: ChangeEvent<{value: string}>) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} autoComplete="off" />}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
