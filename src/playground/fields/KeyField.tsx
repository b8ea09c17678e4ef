import React, {useId, useState, type ReactNode} from 'react';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './fields.module.css';

interface Props {
  /** Name of the provider. */
  readonly provider: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Forgets the key that is in memory; absent when there is none. */
  readonly onForget?: () => void;
}

/** The field for an API key. Browsers are asked not to save it. */
export function KeyField({provider, value, onChange, onForget}: Props): ReactNode {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={`${ui.field} ${styles.wide}`}>
      <label htmlFor={id}>API key for {provider}</label>
      <div className={styles.key}>
        <input
          id={id}
          className={ui.control}
          type={isShown ? 'text' : 'password'}
          value={value}
          // Anything else makes password managers offer to keep the key.
          autoComplete="new-password"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          Show<span className="sr-only"> the key</span>
        </Button>
        {onForget && (
          <Button onClick={onForget}>
            Forget<span className="sr-only"> the key for {provider}</span>
          </Button>
        )}
      </div>
      <p id={`${id}-help`} className={ui.help}>
        Kept in the memory of this tab only: never saved, shared, exported or shown in code. It is
        gone after a reload. Without a key the chat makes dry runs.
      </p>
    </div>
  );
}
