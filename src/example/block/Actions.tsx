import React, {type ReactNode} from 'react';
import styles from './LiveExample.module.css';

interface Props {
  readonly labels: readonly string[];
  readonly isReady: boolean;
  readonly onPress: (index: number) => void;
  /** A text that one click sends. */
  readonly prompt: string | undefined;
  readonly onPrompt: (text: string) => void;
}

/** The prompt and the buttons of an example; they work as soon as its chat does. */
export function Actions({labels, isReady, onPress, prompt, onPrompt}: Props): ReactNode {
  if (labels.length === 0 && prompt === undefined) return null;
  return (
    <div className={styles.actions} data-actions="">
      {prompt !== undefined && (
        <button
          type="button"
          data-prompt=""
          disabled={!isReady}
          aria-label={`Send: ${prompt}`}
          onClick={() => onPrompt(prompt)}
        >
          {prompt} ↑
        </button>
      )}
      {labels.map((label, index) => (
        <button key={label} type="button" disabled={!isReady} onClick={() => onPress(index)}>
          {label}
        </button>
      ))}
    </div>
  );
}
