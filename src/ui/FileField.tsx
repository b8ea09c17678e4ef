import React, {useId, type ReactNode} from 'react';
import styles from './ui.module.css';

interface Props {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly help?: string;
}

export function FileField({label, accept, onFile, help}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={accept}
        aria-describedby={help && `${id}-help`}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
        }}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
