import React, {useState, type ReactNode} from 'react';
import {MAX_NAME_LENGTH} from '../schema';
import styles from './chat.module.css';

interface Props {
  /** The name as it is shown now. */
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** The name of a chat, edited in place: Enter or leaving keeps it, Escape takes it back. */
export function ChatName({name, onRename}: Props): ReactNode {
  /** The typed text; undefined while nobody edits. */
  const [draft, setDraft] = useState<string>();
  const keep = () => {
    if (draft !== undefined && draft.trim() !== name) onRename(draft);
    setDraft(undefined);
  };
  return (
    <input
      className={styles.name}
      aria-label={`Name of the chat ${name}`}
      value={draft ?? name}
      maxLength={MAX_NAME_LENGTH}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setDraft(undefined);
      }}
    />
  );
}
