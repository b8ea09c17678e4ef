import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

interface Props {
  readonly text: () => string;
  /** Ends the name of the button. */
  readonly subject: string;
  /** What is copied, with the verb. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const DONE = {copied: 'Copied', failed: 'Press Ctrl+C'} as const;

/** Copies `text()` when clicked and says so; where the clipboard is closed it tells the way around. */
export function CopyButton({text, subject, label = 'Copy', className = ''}: Props): ReactNode {
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

  const name = state === 'ready' ? label : DONE[state];
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={`${name} ${subject}`}
      onClick={() => void copy()}
      data-state={state}
    >
      {name}
      <span role="status" className="sr-only">
        {state === 'copied' ? 'Copied to the clipboard' : ''}
      </span>
    </button>
  );
}
