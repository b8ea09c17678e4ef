import React, {type ReactNode} from 'react';
import {useEntries, type Log} from './log';
import code from '../../ui/code/styles.module.css';
import styles from './EventLog.module.css';

/** What an example has logged, newest last, read out politely, with a button that clears it. */
export function EventLog({log, label}: {log: Log; label: string}): ReactNode {
  const entries = useEntries(log);
  return (
    <section className={styles.log} aria-label={label}>
      <div className={styles.bar}>
        <span>Event log</span>
        <button
          type="button"
          className={code.button}
          onClick={log.clear}
          disabled={entries.length === 0}
        >
          Clear<span className="sr-only"> the event log</span>
        </button>
      </div>
      {/* Long logs scroll, so the keyboard must reach them. */}
      <div className={styles.list} role="log" aria-live="polite" aria-label={label} tabIndex={0}>
        {entries.length === 0 && <p className={styles.empty}>Nothing has been logged yet.</p>}
        {entries.map(({id, text}) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </section>
  );
}
