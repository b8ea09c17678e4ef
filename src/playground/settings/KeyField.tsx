import React, {useId, useState, type ReactNode} from 'react';
import {factsOf} from '../../providers/catalog';
import type {ProviderKey} from '../../providers/types';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import ui from '../../ui/ui.module.css';
import {providerName} from '../model/workspace';
import {setKey, setKeyPersistence, useKeyPersistence, useKeys} from '../stores/keys';
import {useLater} from '../useLater';
import {KeyPersistenceField} from './KeyPersistenceField';
import {PropertyInput} from './PropertyInput';
import styles from './fields.module.css';

/** A typed key is held this many ms after the last character, or when its field is left. */
const HOLD_AFTER = 350;

interface Props {
  readonly provider: ProviderKey;
  /** Host that is not the provider's own. */
  readonly origin?: string;
  /** Whether the key may go there. */
  readonly sendsKey?: boolean;
  readonly onSendsKey?: (sends: boolean) => void;
}

/** The field for the API key of a provider, where it has one. Browsers are asked not to save it. */
export function KeyField({provider, origin, sendsKey = false, onSendsKey}: Props): ReactNode {
  const id = useId();
  const held = useKeys()[provider] ?? '';
  const persistence = useKeyPersistence()[provider] ?? 'memory';
  /** The key while it is typed and not held yet. */
  const [draft, setDraft] = useState<string>();
  const [later, flush] = useLater(HOLD_AFTER);
  const [isShown, setShown] = useState(false);
  if (!factsOf(provider).needsKey) return null;
  const name = providerName(provider);
  const value = draft ?? held;
  const hold = (key: string) => () => {
    setKey(provider, key);
    setDraft(undefined);
  };
  return (
    <>
      <div className={`${ui.field} ${styles.wide}`}>
        <label htmlFor={id}>API key for {name}</label>
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
            onChange={(key) => {
              setDraft(key);
              later(hold(key));
            }}
            onBlur={flush}
          />
          <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            Show<span className="sr-only"> the key for {name}</span>
          </Button>
          {value && (
            <Button
              onClick={() => {
                later(hold(''));
                flush();
              }}
            >
              Forget<span className="sr-only"> the key for {name}</span>
            </Button>
          )}
        </div>
        <p id={`${id}-help`} className={ui.help}>
          It’s sent to {name} only. Without a key, the chat previews requests and sends nothing.
        </p>
        {value && (
          <KeyPersistenceField
            subject={`the key for ${name}`}
            value={persistence}
            onChange={(next) => {
              flush();
              setKeyPersistence(provider, next);
            }}
          />
        )}
      </div>
      {origin && onSendsKey && (
        <Checkbox
          isOn={sendsKey}
          onChange={onSendsKey}
          label={`Send my key for ${name} to ${origin}`}
          help="Only if that server is yours. Otherwise it gets none."
        />
      )}
    </>
  );
}
