import React, {useEffect, useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {StateView} from '../../ui/StateView';
import ui from '../../ui/ui.module.css';
import {isMounted, sendingOf} from '../model/connection';
import type {errorHint} from '../model/errorHint';
import {modeOfChat, providerName} from '../model/workspace';
import type {ChatModel} from '../schema';
import {useConversations} from '../stores/conversations';
import {useExchanges, useToolCalls} from '../stores/chatLog';
import {useAccess} from '../stores/keys';
import {ChatHost} from './ChatHost';
import {select, shownChat, showPanel, usePlayground} from '../store';
import {ChatActions, ChatName} from './cardHeader';
import {ProviderLogo} from './ProviderLogo';
import {ReplyBar} from './ReplyBar';
import {UnconfirmedHost} from './UnconfirmedHost';
import styles from './chat.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly name: string;
  /** Loads the chat even when it's out of sight: the user is about to write to all chats. */
  readonly isWanted?: boolean;
}

/** Replaces a chat that can't preview its requests, or can't work at all. */
function NoPreview({chat, name}: Props): ReactNode {
  const mode = modeOfChat(chat);
  const provider = chat.provider ? providerName(chat.provider) : 'the server';
  const action = (
    <Button icon="settings" onClick={() => showPanel('settings', chat.id)}>
      {mode?.unavailable || chat.dryRun ? 'Open settings' : 'Add API key'}
      <span className="sr-only"> of {name}</span>
    </Button>
  );
  if (mode?.unavailable)
    return (
      <StateView kind="empty" title="This mode doesn’t work" action={action}>
        {mode.unavailable}{' '}
        {mode.id === 'realtime'
          ? 'To talk to a model, choose Chat mode, then turn on Dictation and Reading aloud under Style.'
          : 'Choose another mode.'}
      </StateView>
    );
  return (
    <StateView kind="empty" title="This mode can’t be previewed" action={action}>
      The component calls {provider} directly, so there’s no request to show before it’s sent.{' '}
      {chat.dryRun
        ? 'Nothing is sent while Preview only is on.'
        : 'Add an API key to send requests.'}
    </StateView>
  );
}

/** Tells the user that the model called functions and waits for results by hand. */
function WaitingCalls({id}: Pick<ChatModel, 'id'>): ReactNode {
  const names = useToolCalls(id)
    .filter(({answer}) => answer === undefined)
    .map(({name}) => name);
  return (
    <div className={`${ui.help} ${styles.hint}`} role="status">
      {names.length > 0 && (
        <>
          The model called {names.join(', ')}.{' '}
          <Button onClick={() => showPanel('tools', id)}>Respond</Button>
        </>
      )}
    </div>
  );
}

/** Explains the error of the last request. What knows errors is loaded with the first request that is sent. */
function ErrorHint({id, provider}: Pick<ChatModel, 'id' | 'provider'>): ReactNode {
  const last = useExchanges(id).at(-1);
  const isSent = last?.sent ?? false;
  const [hintOf, setHintOf] = useState<typeof errorHint>();
  useEffect(() => {
    // Without it the chat still shows the error.
    if (isSent)
      import('../model/errorHint').then(
        (file) => setHintOf(() => file.errorHint),
        () => undefined,
      );
  }, [isSent]);
  const hint = last && hintOf?.(last, window.location.origin, provider, navigator.onLine);
  return (
    <p className={`${ui.help} ${styles.hint}`} role="status" data-hint>
      {hint}
    </p>
  );
}

/** Tells the user that a long conversation is only partly loaded, so requests leave out the rest. */
function EarlierMessages({conversation}: Pick<ChatModel, 'conversation'>): ReactNode {
  const count = useConversations(({undrawn}) => undrawn[conversation] ?? 0);
  return (
    <p className={`${ui.help} ${styles.hint}`} role="status">
      {count > 0 &&
        `${count.toLocaleString('en')} earlier ${count === 1 ? 'message is' : 'messages are'} saved but not loaded, so requests leave them out. Scroll up in the chat to load them.`}
    </p>
  );
}

/** Height in px until the layout is known, and where the page sets none. */
const HEIGHT = 400;

export function ChatCard({chat, name, isWanted}: Props): ReactNode {
  const {id} = chat;
  const shared = usePlayground(({workspace}) => workspace.shared);
  const isShown = usePlayground((state) => shownChat(state)?.id === id);
  const hasPanel = usePlayground(({panel}) => panel !== undefined);
  const access = useAccess(chat);
  const sending = sendingOf(chat, access);
  return (
    // A click or key press anywhere in the chat selects it. Focus alone doesn't: the component takes it for a
    // moment when a message goes to several chats. Nor does the release of a key: after a command has selected
    // another chat, it is heard where the focus has come back to.
    <article
      className={styles.card}
      aria-label={name}
      data-chat={id}
      data-shown={isShown}
      data-selected={(isShown && hasPanel) || undefined}
      data-fills={chat.look?.height === undefined || undefined}
      onPointerDown={() => select(id)}
      onKeyDown={() => select(id)}
    >
      <header className={styles.head}>
        <ProviderLogo provider={chat.provider} />
        <ChatName id={id} name={name} />
        <ChatActions id={id} name={name} />
      </header>
      {isMounted(chat, access) ? (
        <div className={styles.place}>
          <ChatHost
            key={chat.conversation}
            chat={chat}
            shared={shared}
            label={`Chat ${name}`}
            height={chat.look?.height ?? HEIGHT}
            isWanted={isWanted}
          />
        </div>
      ) : sending === 'unconfirmed' ? (
        <StateView kind="empty" title="This chat starts after you allow the hosts below" />
      ) : (
        <NoPreview chat={chat} name={name} />
      )}
      <EarlierMessages conversation={chat.conversation} />
      {sending === 'unconfirmed' && <UnconfirmedHost provider={chat.provider} access={access} />}
      <WaitingCalls id={id} />
      <ErrorHint id={id} provider={chat.provider} />
      <ReplyBar chat={chat} name={name} />
    </article>
  );
}
