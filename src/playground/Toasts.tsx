import React, {type PropsWithChildren, type ReactNode} from 'react';
import {undo} from './actions';
import {showNotice, usePlayground} from './store';
import {Button} from '../ui/Button';
import {Toast} from '../ui/Toast';
import toast from '../ui/Toast.module.css';
import styles from './Playground.module.css';
import {download} from './dialogs/files';
import {toFileText} from './model/checkWorkspace';
import {
  dropUnsaved,
  messagesOfChats,
  savedMessagesOf,
  useConversations,
} from './stores/conversations';
import {keepMine, readSaved, saver, useSaveState} from './persist';

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

/** What a user has to know, with what to do about it. */
function Notice({text, children}: PropsWithChildren<{readonly text: string}>): ReactNode {
  return (
    <div className={`${toast.toast} ${styles.notice}`} role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** What a user has to know when saving did not go well. */
function SavingNotices(): ReactNode {
  const {damaged, isUnsaved, isElsewhere} = useSaveState();
  const {length: refused} = useConversations((state) => state.refused);
  return (
    <>
      {damaged && (
        <Notice
          text={`Chats saved in this browser could not be read completely. ${damaged.reason} ${
            damaged.isAside
              ? 'The original is kept aside and not overwritten.'
              : 'Nothing is saved until you dismiss this, so that the original is not overwritten.'
          }`}
        >
          <Button onClick={() => download('playground-damaged.json', damaged.text)}>
            Save what was found
          </Button>
          <Button onClick={() => saver.dismissDamaged(true)}>Delete it</Button>
          <Button onClick={() => saver.dismissDamaged()}>Dismiss</Button>
        </Notice>
      )}
      {isElsewhere && (
        <Notice text="Another tab has changed these chats, so nothing is saved here until you choose. “Reload” shows the other tab’s chats. “Keep mine” saves these over them. To have both, save the ones that go as a file first.">
          <Button onClick={reload}>Reload</Button>
          <Button onClick={() => void keepMine()}>Keep mine</Button>
          <Button onClick={saveMine}>Save mine as a file</Button>
          <Button onClick={() => void saveOther()}>Save the other tab’s as a file</Button>
        </Notice>
      )}
      {(isUnsaved || refused > 0) && (
        <Notice
          text={`This browser did not save ${isUnsaved ? 'your chats' : 'all conversations'}: its storage is full or closed. Export them to a file, or clear a conversation with large files.`}
        />
      )}
    </>
  );
}

/** Everything that the playground says, over the first messages, so that nothing moves and no field is covered. */
export function Toasts(): ReactNode {
  const notice = usePlayground((state) => state.notice);
  const outcome = usePlayground((state) => state.outcome);
  return (
    <div className={styles.toasts}>
      <SavingNotices />
      {notice && (
        <Notice text={notice}>
          <Button onClick={() => showNotice(undefined)}>Dismiss</Button>
        </Notice>
      )}
      <Toast
        about={outcome}
        text={outcome?.text}
        action={
          outcome?.canUndo && (
            <Button icon="undo" onClick={undo}>
              Undo<span className="sr-only"> that</span>
            </Button>
          )
        }
      />
    </div>
  );
}
