import React, {type ReactNode} from 'react';
import styles from './ui.module.css';

interface Props {
  /** What is done when the bar is full, for screen readers. */
  readonly label: string;
  /** From 0 to 1. Without it the bar shows that work goes on, and not how far it is. */
  readonly value?: number;
}

/** How far something is that takes longer than a moment. */
export function ProgressBar({label, value}: Props): ReactNode {
  return <progress className={styles.progress} aria-label={label} value={value} />;
}
