import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

interface Props {
  /** What to copy; a file may still be on its way. */
  readonly text: () => string | Promise<string>;
  /** Ends the name of the button. */
  readonly subject?: string;
  /** What is copied, with the verb. */
  readonly label?: string | undefined;
  /** The way around a clipboard that is closed. */
  readonly failed?: string;
  readonly className?: string | undefined;
}

/** Writes a text; Safari takes one that is still on its way in this form only. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies `text()` when clicked and says so; where the clipboard is closed it tells the way around. */
export function CopyButton({
  text,
  subject = '',
  label = 'Copy',
  failed = 'Press Ctrl+C',
  className = '',
}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    window.clearTimeout(timer.current);
    try {
      await write(text());
      setState('copied');
    } catch {
      setState('failed');
    }
    timer.current = window.setTimeout(() => setState('ready'), 2000);
  };

  const name = {ready: label, copied: 'Copied', failed}[state];
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={`${name} ${subject}`.trim()}
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
