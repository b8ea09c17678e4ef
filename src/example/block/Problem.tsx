import React, {type ReactNode} from 'react';
import styles from './Problem.module.css';

interface Props {
  readonly children: ReactNode;
  /** Left out where another try would end in the same way. */
  readonly onRetry?: (() => void) | undefined;
}

/** What went wrong in a block, with a way to try again. The place around it announces it. */
export function Problem({children, onRetry}: Props): ReactNode {
  return (
    <p className={styles.problem}>
      {children}{' '}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </p>
  );
}
