import React, {type ReactNode} from 'react';
import styles from './Badge.module.css';

interface Props {
  readonly children: ReactNode;
  /** Whether it must be noticed, because something is sent or new. */
  readonly isStrong?: boolean;
}

/** A state in one or two words, beside the name of what is in that state. */
export function Badge({children, isStrong = false}: Props): ReactNode {
  return (
    <span className={styles.badge} data-strong={isStrong || undefined}>
      {children}
    </span>
  );
}
