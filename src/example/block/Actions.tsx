import React, {type ReactNode} from 'react';
import styles from './LiveExample.module.css';

interface Props {
  readonly labels: readonly string[];
  readonly isReady: boolean;
  readonly onPress: (index: number) => void;
}

/** The buttons of an example; they work as soon as its chat does. */
export function Actions({labels, isReady, onPress}: Props): ReactNode {
  if (labels.length === 0) return null;
  return (
    <div className={styles.actions} data-actions="">
      {labels.map((label, index) => (
        <button key={label} type="button" disabled={!isReady} onClick={() => onPress(index)}>
          {label}
        </button>
      ))}
    </div>
  );
}
