import React, {type ReactNode, useState} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {ChatHost} from '../chat/ChatHost';
import {claude, shared} from './sampleChats';
import {ChatCard} from '../chat/ChatCard';
import {SampleOverlays} from './SampleOverlays';
import {useSample} from './useSample';
import {useNames} from '../commands/useCommands';
import {ChatActions} from '../chat/ChatActions';
import {providers} from '../../data/providers';
import {ProviderLogo} from '../chat/ProviderLogo';
import {SendingBadge} from '../chat/SendingBadge';
import {ChatName} from '../chat/ChatName';
import {AddChatButton} from '../chat/AddChatButton';
import {MAX_CHATS} from '../schema';
import {Button} from '../../ui/Button';

/** A chat that shows Claude's requests and sends none. */
function ChatHostSample(): ReactNode {
  return (
    <ChatHost chat={claude} shared={shared} label="Chat that previews its requests" height={420} />
  );
}

/** One card whose tools work. */
function ChatCardSample(): ReactNode {
  const chats = useSample();
  return (
    <div style={{display: 'grid', gap: '1rem', maxWidth: '30rem'}}>
      {chats?.map(({id}) => (
        <ChatCard key={id} id={id} />
      ))}
      {chats?.length === 0 && <p>The chat was removed.</p>}
      <SampleOverlays />
    </div>
  );
}

/** The buttons of a chat that isn’t shown. */
function ChatActionsSample(): ReactNode {
  const chats = useSample();
  const names = useNames();
  if (!chats) return null;
  const hasChat = chats.some(({id}) => id === claude.id);
  return (
    <div style={{minHeight: '24rem', maxWidth: '30rem'}}>
      {hasChat ? (
        <ChatActions id={claude.id} name={names[0] ?? ''} />
      ) : (
        <p>The chat was removed.</p>
      )}
      <p role="status">Chats: {names.join(', ')}</p>
      <SampleOverlays />
    </div>
  );
}

/** The marks of all providers, and the states of sending. */
function ProviderBadgeSample(): ReactNode {
  return (
    <>
      <p>
        <SendingBadge sending="dry run" /> <SendingBadge sending="unconfirmed" />{' '}
        <SendingBadge sending="live" />
      </p>
      <ul style={{columns: '12rem', padding: 0, listStyle: 'none'}}>
        {providers.map(({key, name}) => (
          <li key={key}>
            <ProviderLogo provider={key} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A name to edit; an empty one brings the usual name back. */
function ChatNameSample(): ReactNode {
  const [name, setName] = useState('Support');
  return (
    <div style={{maxWidth: '20rem'}}>
      <ChatName name={name} onRename={(next) => setName(next.trim() || 'Claude')} />
      <p role="status">The chat is called {name}.</p>
    </div>
  );
}

/** Counts the chats that would be added, up to the most that fit. */
function AddChatButtonSample(): ReactNode {
  const [count, setCount] = useState(1);
  return (
    <>
      <AddChatButton count={count} onAdd={() => setCount(count + 1)} />{' '}
      <Button onClick={() => setCount(1)}>Start again</Button>
      <p role="status">
        Chats: {count} of {MAX_CHATS}
      </p>
    </>
  );
}

/** Samples of a chat's parts. */
export default {
  ChatHost: ChatHostSample,
  ChatCard: ChatCardSample,
  ChatActions: ChatActionsSample,
  ProviderBadge: ProviderBadgeSample,
  ChatName: ChatNameSample,
  AddChatButton: AddChatButtonSample,
} satisfies FragmentParts;
