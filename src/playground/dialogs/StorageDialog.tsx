import React, {useEffect, useState, type ReactNode} from 'react';
import type {ChatModel} from '../schema';
import {setSaving, useConversations} from '../stores/conversations';
import {savedSize} from '../stores/storage';
import {Dialog} from '../../ui/Dialog';
import {Checkbox} from '../../ui/Checkbox';
import {sizeInWords} from './useMessages';
import styles from './dialogs.module.css';

interface Props {
  readonly chats: readonly ChatModel[];
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Share of the storage from which the person is warned. */
const NEARLY_FULL = 0.8;

/** Lists the data saved in this browser and its size, and shows how full the browser's storage is. */
export function StorageDialog({chats, names, onClose}: Props): ReactNode {
  const {sizes, refused, isSaving} = useConversations();
  const [estimate, setEstimate] = useState<StorageEstimate>();

  useEffect(() => {
    let isCurrent = true;
    navigator.storage?.estimate().then(
      (found) => isCurrent && setEstimate(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sizes]);

  const {usage = 0, quota = 0} = estimate ?? {};
  const share = quota > 0 ? usage / quota : 0;
  return (
    <Dialog title="Saved data" onClose={onClose}>
      <p>
        Chats and their settings take up {sizeInWords(savedSize())} in this browser.{' '}
        {isSaving ? 'Conversations are saved too:' : 'Conversations aren’t saved.'}
      </p>
      <ul className={styles.held}>
        {chats.map((chat, index) => {
          const key = chat.conversation;
          return (
            <li key={chat.id}>
              <span>{names[index]}</span>
              <span>
                {refused[key] !== undefined && 'not saved, '}
                {sizeInWords(sizes[key] ?? 0)}
              </span>
            </li>
          );
        })}
      </ul>
      {quota > 0 && (
        <div className={styles.text}>
          <label className={styles.meter}>
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
        onChange={(isOn) => void setSaving(isOn)}
        label="Save conversations"
        help="If you turn this off, saved conversations are deleted and messages last until you reload."
      />
    </Dialog>
  );
}
