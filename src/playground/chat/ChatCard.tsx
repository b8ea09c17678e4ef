import React, {useState, type ReactNode} from 'react';
import type {Scenario} from '../model/scenario';
import {sendingOf} from '../model/connection';
import {isMounted} from '../model/obstacles';
import {modeOfChat, type ChatModel, type Workspace} from '../model/workspace';
import {useAccess} from '../stores/useAccess';
import {ChatActions, type ChatTask} from './ChatActions';
import {ChatHost} from './ChatHost';
import {ChatName} from './ChatName';
import {ErrorHint} from './ErrorHint';
import {DragHandle} from './DragHandle';
import {ProviderLogo} from './ProviderLogo';
import {NoPreview} from './NoPreview';
import {ReplyBar} from './ReplyBar';
import {Speaker} from './chatSession';
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
  const access = useAccess(chat);
  const sending = sendingOf(chat, access);
  const mode = modeOfChat(chat);
  const shownHeight = chat.look?.height ?? height;
  return (
    <article className={styles.card} aria-label={name} data-chat={chat.id} data-shown={isShown}>
      <header className={styles.head}>
        {onMove && <DragHandle id={chat.id} name={name} onMove={onMove} />}
        <ProviderLogo provider={chat.provider} />
        <ChatName name={name} onRename={onRename} />
        <ChatActions name={name} onTask={onTask} isFirst={isFirst} isLast={isLast} />
      </header>
      {isMounted(chat, access) ? (
        <ChatHost
          key={chat.conversation}
          chat={chat}
          shared={shared}
          label={`Chat ${name}`}
          height={shownHeight}
          isWanted={isWanted}
          speaker={speaker}
        />
      ) : (
        <NoPreview
          chat={chat}
          name={name}
          height={shownHeight}
          isHeld={sending === 'unconfirmed'}
          onSettings={() => onTask('settings')}
        />
      )}
      {sending === 'unconfirmed' && <UnconfirmedHost provider={chat.provider} access={access} />}
      <ErrorHint chat={chat.id} provider={chat.provider} />
      <ReplyBar
        name={name}
        speaker={speaker}
        sending={sending}
        issue={mode?.issue}
        onIssue={() => onTask('settings')}
        scenario={mode ? undefined : (chat.scenario ?? 'standard')}
        onScenario={(scenario) => onScenario?.(scenario)}
      />
    </article>
  );
}
