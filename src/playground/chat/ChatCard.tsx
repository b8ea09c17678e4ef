import React, {type ReactNode} from 'react';
import {sendingOf} from '../model/connection';
import {modeOfChat, type ChatModel, type Workspace} from '../model/workspace';
import {useAccess} from '../stores/useAccess';
import {ChatActions, type ChatTask} from './ChatActions';
import {ChatHost} from './ChatHost';
import {ChatName} from './ChatName';
import {ErrorHint} from './ErrorHint';
import {ProviderBadge} from './ProviderBadge';
import type {Speaker} from './speaker';
import {UnconfirmedHost} from './UnconfirmedHost';
import styles from './chat.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  /** The name as it is shown, unique among the chats. */
  readonly name: string;
  /** Height of the chat itself in px. */
  readonly height: number;
  readonly onRename: (name: string) => void;
  readonly onTask: (task: ChatTask) => void;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  readonly isHidden?: boolean;
  readonly isWanted?: boolean;
  readonly speaker?: Speaker;
}

/** One chat of the playground with its name, its state and its tools. */
export function ChatCard({
  chat,
  shared,
  name,
  height,
  onRename,
  onTask,
  isFirst,
  isLast,
  isHidden = false,
  isWanted,
  speaker,
}: Props): ReactNode {
  const access = useAccess(chat);
  const sending = sendingOf(chat, access);
  const mode = modeOfChat(chat);
  const needsDryRunNote = sending === 'no key' && mode && !mode.reply;
  return (
    <article className={styles.card} aria-label={name} data-chat={chat.id} hidden={isHidden}>
      <header className={styles.head}>
        <ProviderBadge provider={chat.provider} sending={needsDryRunNote ? 'live' : sending} />
        {mode?.issue && (
          <button
            type="button"
            className={styles.issue}
            aria-label={`Known issue of ${name}: ${mode.issue}`}
            onClick={() => onTask('settings')}
          >
            Known issue
          </button>
        )}
        <ChatName name={name} onRename={onRename} />
        <ChatActions name={name} onTask={onTask} isFirst={isFirst} isLast={isLast} />
      </header>
      <ChatHost
        key={chat.conversation}
        chat={chat}
        shared={shared}
        label={`Chat ${name}`}
        height={height}
        isWanted={isWanted}
        speaker={speaker}
      />
      {sending === 'unconfirmed' && access.origin && (
        <UnconfirmedHost provider={chat.provider} origin={access.origin} />
      )}
      <ErrorHint chat={chat.id} provider={chat.provider} />
    </article>
  );
}
