import React, {type ReactNode} from 'react';
import styles from './Bar.module.css';

interface Props {
  /** Name of the buttons as a group. */
  readonly label?: string;
  /** What the buttons have led to; read out when it changes. */
  readonly status?: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Buttons in a row, with what they have led to. */
export function Bar({label, status, children}: Props): ReactNode {
  return (
    <div className={styles.bar} {...(label && {role: 'group', 'aria-label': label})}>
      {children}
      {status !== undefined && <span role="status">{status}</span>}
    </div>
  );
}
