import React, {type ReactNode} from 'react';
import styles from './Problem.module.css';

interface Props {
  readonly children: ReactNode;
  /** Left out where another try would end in the same way. */
  readonly onRetry?: (() => void) | undefined;
  /** Whether it appears in a place that doesn't announce it. */
  readonly isAlert?: boolean;
}

/** What could not be loaded or made, with a way to try again. */
export function Problem({children, onRetry, isAlert = false}: Props): ReactNode {
  return (
    <p className={styles.problem} role={isAlert ? 'alert' : undefined}>
      {children}{' '}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </p>
  );
}
