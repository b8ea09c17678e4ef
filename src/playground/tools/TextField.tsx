import React, {useId, type ReactNode} from 'react';
import ui from '../../ui/ui.module.css';
import styles from './tools.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error?: string;
  readonly help?: string;
  /** A name in code, not words. */
  readonly isCode?: boolean;
  readonly onChange: (value: string) => void;
}

/** One line of text with what is wrong with it. */
export function TextField({label, value, error, help, isCode, onChange}: Props): ReactNode {
  const id = useId();
  const said = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={ui.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={isCode ? `${ui.control} ${styles.code}` : ui.control}
        type="text"
        autoComplete="off"
        spellCheck={!isCode}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={said || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && (
        <p id={`${id}-help`} className={ui.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={ui.error}>
          {error}
        </p>
      )}
    </div>
  );
}
