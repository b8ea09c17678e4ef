import React, {type ReactNode} from 'react';
import {download} from './dialogs/download';
import {Button} from './ui/Button';
import type {PlaygroundState} from './usePlayground';
import styles from './Playground.module.css';

interface Props {
  readonly damaged: PlaygroundState['damaged'];
  readonly onDismiss: () => void;
  readonly isUnsaved: boolean;
}

/** What a reader has to know about saving, when it did not go well. */
export function Notices({damaged, onDismiss, isUnsaved}: Props): ReactNode {
  return (
    <>
      {damaged && (
        <div className={styles.notice} role="alert">
          <p>
            The chats saved in this browser could not be read. {damaged.reason} They are kept aside
            and not overwritten.
          </p>
          <Button onClick={() => download('playground-damaged.json', damaged.text)}>
            Save what was found
          </Button>
          <Button onClick={onDismiss}>Dismiss</Button>
        </div>
      )}
      {isUnsaved && (
        <div className={styles.notice} role="alert">
          <p>
            This browser did not save your chats: its storage is full or closed. Export them to a
            file.
          </p>
        </div>
      )}
    </>
  );
}
