import React, {type ReactNode} from 'react';
import {download} from './dialogs/download';
import {useConversations} from './stores/conversations';
import {deleteDamaged} from './stores/storage';
import {Button} from '../ui/Button';
import type {PlaygroundState} from './usePlayground';
import styles from './Playground.module.css';

type Props = Pick<PlaygroundState, 'saveState' | 'saver' | 'takeTheirs' | 'keepMine'>;

/** What a reader has to know about saving, when it did not go well. */
export function Notices({saveState, saver, takeTheirs, keepMine}: Props): ReactNode {
  const {damaged, isUnsaved, isElsewhere} = saveState;
  const refusals = Object.values(useConversations().refused);
  return (
    <>
      {damaged && (
        <div className={styles.notice} role="alert">
          <p>
            Chats saved in this browser could not be read completely. {damaged.reason}{' '}
            {damaged.name
              ? 'The original is kept aside and not overwritten.'
              : 'Nothing is saved until you dismiss this, so that the original is not overwritten.'}
          </p>
          <Button onClick={() => download('playground-damaged.json', damaged.text)}>
            Save what was found
          </Button>
          <Button
            onClick={() => {
              deleteDamaged(damaged);
              saver.dismissDamaged();
            }}
          >
            Delete it
          </Button>
          <Button onClick={() => saver.dismissDamaged()}>Dismiss</Button>
        </div>
      )}
      {isElsewhere && (
        <div className={styles.notice} role="alert">
          <p>
            The chats were changed elsewhere: in another tab of this browser. Nothing is saved here
            until you choose. Messages that only one tab has are kept in any case.
          </p>
          <Button onClick={() => void takeTheirs()}>Load the other ones</Button>
          <Button onClick={() => void keepMine()}>Keep these</Button>
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
      {refusals.length > 0 && (
        <div className={styles.notice} role="alert">
          <p>
            {refusals.length === 1 ? 'A conversation was' : `${refusals.length} conversations were`}{' '}
            not saved: the browser’s storage is full or closed. The chats and their settings are
            safe; export the messages to a file, or clear a conversation with large files.
          </p>
        </div>
      )}
    </>
  );
}
