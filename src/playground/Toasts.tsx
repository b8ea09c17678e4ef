import React, {type ReactNode} from 'react';
import {act, usePlayground} from './store';
import type {DeepLinkState} from './useDeepLink';
import {Button} from '../ui/Button';
import {Toast} from '../ui/Toast';
import styles from './Playground.module.css';
import {download} from './dialogs/download';
import {toFileText} from './model/link';
import {
  dropUnsaved,
  messagesOfChats,
  savedMessagesOf,
  useConversations,
} from './stores/conversations';
import {readSaved} from './persist';
import {dismissDamaged, keepMine, useSaveState} from './usePersistence';

function saveMine(): void {
  const {workspace} = usePlayground.getState();
  download('this-tab.json', toFileText(workspace, messagesOfChats(workspace.chats)));
}

async function saveOther(): Promise<void> {
  const workspace = readSaved().record?.workspace;
  if (!workspace) return;
  download('other-tab.json', toFileText(workspace, await savedMessagesOf(workspace.chats)));
}

function reload(): void {
  dropUnsaved();
  location.reload();
}

/** What a user has to know about saving, when it did not go well. */
function Notices(): ReactNode {
  const {damaged, isUnsaved, isElsewhere} = useSaveState();
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
          <Button onClick={() => dismissDamaged(true)}>Delete it</Button>
          <Button onClick={() => dismissDamaged()}>Dismiss</Button>
        </div>
      )}
      {isElsewhere && (
        <div className={styles.notice} role="alert">
          <p>
            Another tab has changed these chats, so nothing is saved here until you choose. “Reload”
            shows the other tab’s chats. “Keep mine” saves these over them. To have both, save the
            ones that go as a file first.
          </p>
          <Button onClick={reload}>Reload</Button>
          <Button onClick={() => void keepMine()}>Keep mine</Button>
          <Button onClick={() => saveMine()}>Save mine as a file</Button>
          <Button onClick={() => void saveOther()}>Save the other tab’s as a file</Button>
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

interface Props {
  readonly link: Pick<DeepLinkState, 'notice' | 'dismiss'>;
}

/** Everything that the playground says, over the first messages, so that nothing moves and no field is covered. */
export function Toasts({link}: Props): ReactNode {
  const outcome = usePlayground((state) => state.outcome);
  return (
    <div className={styles.toasts}>
      <Notices />
      {link.notice && (
        <div className={styles.notice} role="alert">
          <p>{link.notice}</p>
          <Button onClick={link.dismiss}>Dismiss</Button>
        </div>
      )}
      <Toast
        about={outcome}
        text={outcome?.text}
        action={
          outcome?.canUndo && (
            <Button icon="undo" onClick={() => act({type: 'undo'})}>
              Undo<span className="sr-only"> that</span>
            </Button>
          )
        }
      />
    </div>
  );
}
