import React, {type ReactNode} from 'react';
import {providerName} from '../model/workspace';
import type {ProviderKey} from '../../connection/types';
import {forgetKeys, setKey, useKeys} from '../stores/keys';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import styles from './dialogs.module.css';

/** Where the reader's API keys are, and how to forget them. */
export function KeysDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const held = Object.keys(useKeys()) as ProviderKey[];
  return (
    <Dialog title="Your API keys" onClose={onClose}>
      <p>
        Keys stay in the memory of this tab. They are not saved, so a reload forgets them, and they
        are in no link, no file, no code and no list of requests. A key is sent only to the provider
        that it belongs to, by the chat that you write to.
      </p>
      {held.length === 0 ? (
        <p>No key is held now.</p>
      ) : (
        <>
          <ul className={styles.held}>
            {held.map((key) => (
              <li key={key}>
                {providerName(key)}
                <Button onClick={() => setKey(key, '')}>
                  Forget<span className="sr-only"> the key for {providerName(key)}</span>
                </Button>
              </li>
            ))}
          </ul>
          <p>
            <Button onClick={forgetKeys}>Forget all keys</Button>
          </p>
        </>
      )}
    </Dialog>
  );
}
