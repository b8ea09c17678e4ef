import React, {type ReactNode} from 'react';
import type {Sending} from '../model/connection';
import styles from './chat.module.css';

const words: Readonly<Record<Sending, string>> = {
  demo: 'Demo',
  'dry run': 'Preview only',
  'no key': 'Preview only',
  unconfirmed: 'Not confirmed',
  'no preview': 'No preview',
  live: 'Live',
};

/** Whether a chat plays a demo, only shows its requests, or sends them. */
export function SendingBadge({sending}: {readonly sending: Sending}): ReactNode {
  return (
    <span className={styles.badge} data-sending={sending}>
      {words[sending]}
    </span>
  );
}
