import React, {type ReactNode} from 'react';
import {openers} from '../suggestions';
import styles from './panel.module.css';

/** The panel before the first question. */
export function Empty({
  onAsk,
  isReady,
}: {
  readonly onAsk: (question: string) => void;
  readonly isReady: boolean;
}): ReactNode {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>What do you want to build?</p>
      <p className={styles.hint}>
        Ask about properties, providers, styles or an error. Answers come from these docs and link
        to the sections they use.
      </p>
      <ul className={styles.chips} aria-label="Questions to begin with">
        {openers.map((question) => (
          <li key={question}>
            <button type="button" disabled={!isReady} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
