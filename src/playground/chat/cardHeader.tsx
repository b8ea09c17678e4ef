import React, {useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {renameChat} from '../actions';
import {CommandMenu, useCommands} from '../commands/registry';
import {PANEL_TABS} from '../panel/tabs';
import {MAX_NAME_LENGTH} from '../schema';
import styles from './chat.module.css';

interface Props {
  readonly id: string;
  /** Name of the chat, which tells its buttons from those of the others. */
  readonly name: string;
}

/** The name of a chat, edited in place: Enter or leaving keeps it, Escape takes it back. */
export function ChatName({id, name}: Props): ReactNode {
  /** The typed text; undefined while nobody edits. */
  const [draft, setDraft] = useState<string>();
  const keep = () => {
    if (draft !== undefined && draft.trim() !== name) renameChat(id, draft);
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

/** The buttons of one chat: what is used most with words, everything else in a menu. */
export function ChatActions({id, name}: Props): ReactNode {
  const {ofChat, menu} = useCommands();
  return (
    <div className={styles.actions} role="group" aria-label={`Tools of ${name}`}>
      {PANEL_TABS.filter((one) => !('menu' in one)).map(({id: key, name: word}) => (
        <Button key={key} onClick={ofChat(id, key).run}>
          {word}
          <span className="sr-only"> of {name}</span>
        </Button>
      ))}
      <CommandMenu label={`More for ${name}`} chat={name} groups={menu(id)} />
    </div>
  );
}
