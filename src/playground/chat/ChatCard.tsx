import React, {lazy, Suspense, useState, type ReactNode} from 'react';
import type {Command} from '../commands/commands';
import type {ChatCommandId} from '../commands/registry';
import type {Scenario} from '../model/scenario';
import {hasCode} from '../model/chatCode';
import {sendingOf} from '../model/connection';
import {isMounted} from '../model/obstacles';
import {modeOfChat, type ChatModel, type Workspace} from '../model/workspace';
import type {PanelTab} from '../panel/tabs';
import {useAccess} from '../stores/useAccess';
import {ChatActions} from './ChatActions';
import {ChatHost} from './ChatHost';
import {ChatName} from './ChatName';
import {conversationOf} from '../stores/conversations';
import {EarlierMessages} from './EarlierMessages';
import {ErrorHint} from './ErrorHint';
import {DragHandle} from './DragHandle';
import {ProviderLogo} from './ProviderLogo';
import {NoPreview} from './NoPreview';
import {PromptChips} from './PromptChips';
import {ReplyBar} from './ReplyBar';
import {ChatSession} from './chatSession';
import {UnconfirmedHost} from './UnconfirmedHost';
import {WaitingCalls} from './WaitingCalls';
import styles from './chat.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  /** The name as it is shown, unique among the chats. */
  readonly name: string;
  readonly commands: Readonly<Record<ChatCommandId, Command>>;
  /** The tab of the panel that shows this chat now. */
  readonly tab?: PanelTab;
  readonly onRename: (name: string) => void;
  /** Called when the person begins to use this chat. */
  readonly onSelect?: () => void;
  /** Moves the chat by this many places; absent where it is the only one. */
  readonly onMove?: (by: number) => void;
  readonly onScenario?: (scenario: Scenario) => void;
  /** The one that is shown where there is room for one only. */
  readonly isShown?: boolean;
  readonly isWanted?: boolean;
  readonly session?: ChatSession;
}

const CodeChat = lazy(() => import('../code/CodeChat').then((file) => ({default: file.CodeChat})));

/** Height in px of a chat before its place is known, and where the page gives it none. */
const HEIGHT = 400;

/** One chat of the playground with its name, its state and its tools. */
export function ChatCard({
  chat,
  shared,
  name,
  commands,
  tab,
  onRename,
  onSelect,
  onMove,
  onScenario,
  isShown = true,
  isWanted,
  session: given,
}: Props): ReactNode {
  const [own] = useState(() => new ChatSession());
  const session = given ?? own;
  const access = useAccess(chat);
  const sending = sendingOf(chat, access);
  const mode = modeOfChat(chat);
  const isPreview = sending === 'no key' || sending === 'dry run';
  const height = chat.look?.height ?? HEIGHT;
  return (
    // Using anything in the chat selects it; every control inside is reached and used by itself. A focus alone
    // doesn't: the component takes it for a moment when a message goes to several chats.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={styles.card}
      aria-label={name}
      data-chat={chat.id}
      data-shown={isShown}
      data-selected={tab !== undefined || undefined}
      data-fills={chat.look?.height === undefined || undefined}
      onPointerDown={onSelect}
      onKeyUp={onSelect}
    >
      <header className={styles.head}>
        {onMove && <DragHandle id={chat.id} name={name} onMove={onMove} />}
        <ProviderLogo provider={chat.provider} />
        <ChatName name={name} onRename={onRename} />
        <ChatActions name={name} commands={commands} tab={tab} />
      </header>
      {hasCode(chat) ? (
        <Suspense fallback={<div className={styles.place} />}>
          <CodeChat
            key={chat.conversation}
            chat={chat}
            shared={shared}
            name={name}
            onCode={commands.handler.run}
          />
        </Suspense>
      ) : isMounted(chat, access) ? (
        <div className={styles.place}>
          <ChatHost
            key={chat.conversation}
            chat={chat}
            shared={shared}
            label={`Chat ${name}`}
            height={height}
            isWanted={isWanted}
            session={session}
            onRequest={isPreview ? commands.requests.run : undefined}
            onAddKey={sending === 'no key' ? commands.settings.run : undefined}
          />
          {isPreview && mode?.text && (
            <PromptChips
              chat={chat}
              name={name}
              onPrompt={(text) => session.say(text)}
              onAddKey={sending === 'no key' ? commands.settings.run : undefined}
            />
          )}
        </div>
      ) : (
        <NoPreview
          chat={chat}
          name={name}
          isHeld={sending === 'unconfirmed'}
          onSettings={commands.settings.run}
        />
      )}
      {!hasCode(chat) && (
        <>
          <EarlierMessages conversation={conversationOf(chat)} />
          {sending === 'unconfirmed' && (
            <UnconfirmedHost provider={chat.provider} access={access} />
          )}
          <WaitingCalls chat={chat.id} onAnswer={commands.tools.run} />
          <ErrorHint chat={chat.id} provider={chat.provider} session={session} />
          <ReplyBar
            name={name}
            session={session}
            sending={sending}
            issue={mode?.issue}
            onIssue={commands.settings.run}
            scenario={!mode || (isPreview && mode.text) ? (chat.scenario ?? 'standard') : undefined}
            onScenario={(scenario) => onScenario?.(scenario)}
          />
        </>
      )}
    </article>
  );
}
