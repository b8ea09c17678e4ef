import React, {type ReactNode} from 'react';
import {ProviderLogo} from '../chat/ProviderLogo';
import type {ChatModel, Workspace, MessagesByChat} from '../schema';
import ui from '../../ui/ui.module.css';
import {overviewOf} from '../model/link';
import {shownNames, usualName} from '../model/workspace';
import panel from '../panel/panel.module.css';
import styles from './dialogs.module.css';

interface Props {
  readonly workspace: Workspace;
  /** Problems: the parts that were left out. */
  readonly notes: readonly string[];
  readonly messages?: MessagesByChat;
}

const MAX_NOTES = 8;

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

interface ChatPreviewProps {
  readonly chat: ChatModel;
  readonly name: string | undefined;
  readonly said: number;
}

function ChatPreview({chat, name, said}: ChatPreviewProps): ReactNode {
  const {receivers, settings} = overviewOf(chat);
  return (
    <li>
      <ProviderLogo provider={chat.provider} />
      <div>
        {name}
        <span className={ui.note}>
          {chat.name ? `${usualName(chat)}, ` : ''}
          {count(settings.length, 'setting')}
          {said > 0 && `, ${count(said, 'message')}`}
        </span>
        {(settings.length > 0 || receivers.length > 0) && (
          <dl>
            {receivers.map((receiver) => (
              <div key={receiver}>
                <dt>Gets your messages once you allow it</dt>
                <dd>
                  <strong>{receiver}</strong>
                </dd>
              </div>
            ))}
            {settings.map(({name: setting, value}) => (
              <div key={setting}>
                <dt>
                  <code>{setting}</code>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

const CONTENTS = ['It contains no chats.', 'It contains one chat:', 'It contains these chats:'];

/** Shows the contents of a link or file before any of it is used. */
export function WorkspacePreview({workspace, notes, messages = {}}: Props): ReactNode {
  const {chats, shared} = workspace;
  const names = shownNames(chats);
  return (
    <div className={styles.text}>
      <p>{CONTENTS[Math.min(chats.length, 2)]}</p>
      <ul className={`${panel.tight} ${styles.preview}`}>
        {chats.map((chat, index) => (
          <ChatPreview
            key={chat.id}
            chat={chat}
            name={names[index]}
            said={messages[chat.id]?.length ?? 0}
          />
        ))}
      </ul>
      {shared.systemPrompt && <p>System prompt of all chats: “{shared.systemPrompt}”</p>}
      {notes.length > 0 && (
        <div className={ui.help}>
          <ul>
            {notes.slice(0, MAX_NOTES).map((note) => (
              <li key={note}>{note}</li>
            ))}
            {notes.length > MAX_NOTES && <li>And {notes.length - MAX_NOTES} more.</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
