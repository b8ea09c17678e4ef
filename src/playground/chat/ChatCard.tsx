import React, {useState, type ReactNode} from 'react';
import type {Scenario} from '../scenarios/scenario';
import {sendingOf} from '../model/connection';
import {modeOfChat, type ChatModel, type Workspace} from '../model/workspace';
import {useKeys} from '../stores/keys';
import {ChatActions, type ChatTask} from './ChatActions';
import {ChatHost} from './ChatHost';
import {ChatName} from './ChatName';
import {Grip} from './Grip';
import {ProviderBadge} from './ProviderBadge';
import {ReplyBar} from './ReplyBar';
import {Speaker} from './speaker';
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
  /** Moves the chat by this many places; absent where it is the only one. */
  readonly onMove?: (by: number) => void;
  readonly onScenario?: (scenario: Scenario) => void;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  /** The one that is shown where there is room for one only. */
  readonly isShown?: boolean;
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
  onMove,
  onScenario,
  isFirst,
  isLast,
  isShown = true,
  isWanted,
  speaker: given,
}: Props): ReactNode {
  const [own] = useState(() => new Speaker());
  const speaker = given ?? own;
  const keys = useKeys();
  const sending = sendingOf(chat, chat.provider && keys[chat.provider]);
  const mode = modeOfChat(chat);
  const needsDryRunNote = sending === 'no key' && mode && !mode.reply;
  return (
    <article className={styles.card} aria-label={name} data-chat={chat.id} data-shown={isShown}>
      <header className={styles.head}>
        {onMove && <Grip id={chat.id} name={name} onMove={onMove} />}
        <ProviderBadge provider={chat.provider} sending={needsDryRunNote ? 'live' : sending} />
        <ChatName name={name} onRename={onRename} />
        <ChatActions name={name} onTask={onTask} isFirst={isFirst} isLast={isLast} />
      </header>
      <ChatHost
        key={chat.conversation}
        chat={chat}
        shared={shared}
        label={`Chat ${name}`}
        height={chat.look?.height ?? height}
        isWanted={isWanted}
        speaker={speaker}
      />
      <ReplyBar
        name={name}
        speaker={speaker}
        scenario={mode ? undefined : (chat.scenario ?? 'standard')}
        onScenario={(scenario) => onScenario?.(scenario)}
      />
    </article>
  );
}
