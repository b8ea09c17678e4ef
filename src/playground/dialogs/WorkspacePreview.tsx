import React, {type ReactNode} from 'react';
import {ProviderLogo} from '../chat/ProviderLogo';
import {foreignOrigin} from '../model/access';
import type {MessagesByChat} from '../model/messages';
import {shownNames, usualName, valuesOf, type Workspace} from '../model/workspace';
import ui from '../../ui/ui.module.css';
import styles from './dialogs.module.css';

interface Props {
  readonly workspace: Workspace;
  /** What was left out. */
  readonly notes: readonly string[];
  /** Messages that come along. */
  readonly messages?: MessagesByChat;
}

const MOST_NOTES = 8;

/** What is in a link or file, before anything of it is used. */
export function WorkspacePreview({workspace, notes, messages = {}}: Props): ReactNode {
  const {chats, shared} = workspace;
  const names = shownNames(chats);
  return (
    <div className={styles.text}>
      <p>{chats.length === 0 ? 'There are no chats in it.' : 'It holds these chats:'}</p>
      <ul className={styles.preview}>
        {chats.map((chat, index) => {
          const count = Object.keys(valuesOf(chat)).length;
          const origin = foreignOrigin(chat);
          const said = messages[chat.id]?.length ?? 0;
          return (
            <li key={chat.id}>
              <ProviderLogo provider={chat.provider} />
              <span>
                {names[index]}
                <span className={ui.note}>
                  {chat.name ? `${usualName(chat)}, ` : ''}
                  {count === 1 ? '1 setting' : `${count} settings`}
                  {said > 0 && `, ${said === 1 ? '1 message' : `${said} messages`}`}
                  {origin && `, writes to ${origin} once you allow it`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {shared.systemPrompt && (
        <p>System prompt of all chats: “{shared.systemPrompt.slice(0, 300)}”</p>
      )}
      {notes.length > 0 && (
        <ul className={ui.help}>
          {notes.slice(0, MOST_NOTES).map((note) => (
            <li key={note}>{note}</li>
          ))}
          {notes.length > MOST_NOTES && <li>And {notes.length - MOST_NOTES} more.</li>}
        </ul>
      )}
    </div>
  );
}
