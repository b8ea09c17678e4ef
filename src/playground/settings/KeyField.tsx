import React, {useId, useState, type ReactNode} from 'react';
import type {KeyPersistence} from '../stores/keys';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {KeyPersistenceField} from './KeyPersistenceField';
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
  readonly persistence?: KeyPersistence;
  /** Absent: it is kept in memory and nowhere else. */
  readonly onPersistence?: (persistence: KeyPersistence) => void;
}

/** The field for an API key. Browsers are asked not to save it. */
export function KeyField({
  provider,
  value,
  onChange,
  onForget,
  persistence = 'memory',
  onPersistence,
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
        It’s sent to {provider} only. Without a key, the chat previews requests and sends nothing.
      </p>
      {onPersistence && value && (
        <KeyPersistenceField
          subject={`the key for ${provider}`}
          value={persistence}
          onChange={onPersistence}
        />
      )}
    </div>
  );
}
