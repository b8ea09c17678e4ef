import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

const LABELS: Record<State, string> = {ready: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C'};

/** Copies `text()` when clicked and says so; where the clipboard is closed it tells the way around. */
export function CopyButton({text, subject}: {text: () => string; subject: string}): ReactNode {
  const [state, setState] = useState<State>('ready');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    window.clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
    timer.current = window.setTimeout(() => setState('ready'), 2000);
  };

  return (
    <button type="button" className={styles.button} onClick={() => void copy()} data-state={state}>
      {LABELS[state]}
      <span className="sr-only"> {subject}</span>
      <span role="status" className="sr-only">
        {state === 'copied' ? 'Copied to the clipboard' : ''}
      </span>
    </button>
  );
}
