import React, {type ReactNode} from 'react';
import type {Outcome} from './model/outcome';
import {wordsOf} from './outcomeWords';
import {Button} from '../ui/Button';
import styles from './Playground.module.css';

interface Props {
  readonly outcome: Outcome | undefined;
  readonly onUndo: () => void;
}

/** What the last action did, and a way back where it took something away. */
export function StatusLine({outcome, onUndo}: Props): ReactNode {
  return (
    <div className={styles.said}>
      <p className={styles.status} role="status">
        {outcome && wordsOf(outcome)}
      </p>
      {outcome?.canUndo && (
        <Button icon="undo" onClick={onUndo}>
          Undo that
        </Button>
      )}
    </div>
  );
}
