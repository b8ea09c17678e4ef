import React, {useId, useState, type ReactNode} from 'react';
import type {Keeping} from '../stores/keys';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {KeepingField} from './KeepingField';
import {PropertyInput} from './PropertyInput';
import styles from './fields.module.css';

interface Props {
  /** Name of the provider. */
  readonly provider: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Forgets the key that is held; absent when there is none. */
  readonly onForget?: () => void;
  /** How long it is kept. */
  readonly keeping?: Keeping;
  /** Absent: it is kept in memory and nowhere else. */
  readonly onKeeping?: (keeping: Keeping) => void;
}

/** The field for an API key. Browsers are asked not to save it. */
export function KeyField({
  provider,
  value,
  onChange,
  onForget,
  keeping = 'memory',
  onKeeping,
}: Props): ReactNode {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={`${ui.field} ${styles.wide}`}>
      <label htmlFor={id}>API key for {provider}</label>
      <div className={styles.key}>
        <PropertyInput
          id={id}
          className={ui.control}
          value={value}
          type={isShown ? 'text' : 'password'}
          // Anything else makes password managers offer to keep the key.
          autoComplete="new-password"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={onChange}
        />
        <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          Show<span className="sr-only"> the key for {provider}</span>
        </Button>
        {onForget && (
          <Button onClick={onForget}>
            Forget<span className="sr-only"> the key for {provider}</span>
          </Button>
        )}
      </div>
      <p id={`${id}-help`} className={ui.help}>
        It is sent to {provider} only. Without a key the chat makes dry runs.
      </p>
      {onKeeping && value && (
        <KeepingField subject={`the key for ${provider}`} value={keeping} onChange={onKeeping} />
      )}
    </div>
  );
}
