import React, {useEffect, useState, type ReactNode} from 'react';
import {useNames} from '../commands/registry';
import {providerName} from '../model/workspace';
import {isProvider} from '../schema';
import {usePlayground, type DialogProps} from '../store';
import {clearAll, savedSize} from '../persist';
import {setSaving, useConversations} from '../stores/conversations';
import {plainMessages} from '../model/messages';
import {
  forgetKeys,
  heldKeys,
  restoreKeys,
  setKey,
  useKeyPersistence,
  useKeys,
} from '../stores/keys';
import {factsOf} from '../../providers/catalog';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Dialog} from '../../ui/Dialog';
import {DialogButtons} from '../../ui/DialogButtons';
import {KeyField, KeyPersistenceField} from '../settings/KeyField';
import panel from '../panel/panel.module.css';
import {sizeInWords} from './files';
import styles from './dialogs.module.css';

/** The user's API keys, where they are and how to forget them. All edits can be taken back while it's open. */
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

const NEARLY_FULL = 0.8;

/** Measures the browser's storage, again whenever something was saved. */
function useEstimate(saved: unknown): Required<StorageEstimate> {
  const [{usage = 0, quota = 0}, setEstimate] = useState<StorageEstimate>({});
  useEffect(() => {
    navigator.storage?.estimate().then(setEstimate, () => undefined);
  }, [saved]);
  return {usage, quota};
}

function ClearDialog({onClose}: DialogProps): ReactNode {
  const clear = () => {
    clearAll();
    onClose();
  };
  return (
    <Dialog
      title="Clear all data?"
      onClose={onClose}
      size="narrow"
      footer={<DialogButtons action="Clear all data" onCancel={onClose} onAction={clear} />}
    >
      <p>
        This deletes all chats with their settings, conversations and undo steps, all API keys and
        all hosts that you have allowed, from this page and from this browser. You can’t undo it.
      </p>
    </Dialog>
  );
}

/** Lists what this browser has saved and its size, shows how full the storage is, and deletes it all. */
export function StorageDialog({onClose}: DialogProps): ReactNode {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const names = useNames();
  const {messages, refused, isSaving} = useConversations();
  const {usage, quota} = useEstimate(messages);
  const [isClearing, setClearing] = useState(false);
  const share = quota > 0 ? usage / quota : 0;
  if (isClearing) return <ClearDialog onClose={onClose} />;
  return (
    <Dialog
      title="Saved data"
      onClose={onClose}
      footer={
        <Button icon="trash" onClick={() => setClearing(true)}>
          Clear all data
        </Button>
      }
    >
      <p>
        Chats and their settings take up {sizeInWords(savedSize())} in this browser.{' '}
        {isSaving ? 'Conversations are saved too:' : 'Conversations aren’t saved.'}
      </p>
      <ul className={`${panel.tight} ${styles.held}`}>
        {chats.map(({id, conversation}, index) => (
          <li key={id}>
            <span>{names[index]}</span>
            <span>
              {refused.includes(conversation) && 'not saved, '}
              {sizeInWords(JSON.stringify(plainMessages(messages[conversation] ?? [])).length)}
            </span>
          </li>
        ))}
      </ul>
      {quota > 0 && (
        <div className={styles.text}>
          <label className={panel.tight}>
            <span>
              {sizeInWords(usage)} used of the {sizeInWords(quota)} that this site can store
            </span>
            <meter min={0} max={1} high={NEARLY_FULL} value={share} />
          </label>
          {share >= NEARLY_FULL && (
            <p role="alert">
              Storage is nearly full. Export what you want to keep, then clear conversations with
              large files.
            </p>
          )}
        </div>
      )}
      <Checkbox
        isOn={isSaving}
        onChange={setSaving}
        label="Save conversations"
        help="If you turn this off, saved conversations are deleted and messages last until you reload."
      />
    </Dialog>
  );
}
