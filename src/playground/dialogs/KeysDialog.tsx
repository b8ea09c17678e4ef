import React, {useState, type ReactNode} from 'react';
import {isProvider} from '../schema';
import {usePlayground, type DialogProps} from '../store';
import {providerName} from '../model/workspace';

import {factsOf} from '../../providers/catalog';
import {
  forgetKeys,
  heldKeys,
  restoreKeys,
  setKey,
  useKeyPersistence,
  useKeys,
} from '../stores/keys';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {KeyField, KeyPersistenceField} from '../settings/KeyField';
import panel from '../panel/panel.module.css';
import styles from './dialogs.module.css';

/**
 * Where the user's API keys are, for which providers the chats need one, and how to forget them. Each edit
 * applies while it is made, and as long as the dialog is open all of them can be taken back.
 */
export function KeysDialog({onClose}: DialogProps): ReactNode {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const keys = useKeys();
  const persistence = useKeyPersistence();
  const [before] = useState(heldKeys);
  const isChanged = keys !== before.keys || persistence !== before.persistence;
  const used = chats.flatMap(({provider}) => (provider ? [provider] : []));
  const asked = [...new Set(used)].filter((provider) => factsOf(provider).needsKey);
  const others = Object.keys(keys).filter((slot) => !asked.some((provider) => provider === slot));
  return (
    <Dialog
      title="Your API keys"
      onClose={onClose}
      onSubmit={onClose}
      footer={
        (isChanged || Object.keys(keys).length > 0) && (
          <>
            {isChanged && (
              <Button icon="undo" onClick={() => restoreKeys(before)}>
                Undo changes
              </Button>
            )}
            {Object.keys(keys).length > 0 && <Button onClick={forgetKeys}>Forget all keys</Button>}
          </>
        )
      }
    >
      <p>
        Keys stay in the memory of this tab unless you choose otherwise. They never appear in links,
        files, code or the list of requests. When you send a message, that chat sends its key only
        to the key’s provider, or to a host that you have confirmed for it.
      </p>
      {asked.length === 0 && others.length === 0 && <p>No chat here needs a key.</p>}
      {asked.map((provider) => (
        <KeyField key={provider} provider={provider} />
      ))}
      {others.length > 0 && (
        <ul className={`${panel.tight} ${styles.held}`}>
          {others.map((slot) => {
            const [host = '', header] = slot.split(' ');
            const subject = header
              ? `the header ${header} for ${host || 'your server'}`
              : `the key for ${isProvider(slot) ? providerName(slot) : slot}`;
            return (
              <li key={slot}>
                <KeyPersistenceField slot={slot} subject={subject} />
                <Button onClick={() => setKey(slot, '')}>
                  Forget<span className="sr-only"> {subject}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
