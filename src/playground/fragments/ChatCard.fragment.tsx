import React, {useState, type ReactNode} from 'react';
import {ChatCard} from '../chat/ChatCard';
import {PlaygroundDialogs} from '../dialogs/PlaygroundDialogs';
import {Speakers} from '../chat/chatSession';
import {ViewParts} from '../ViewParts';
import {useSample} from './useSample';

/** One card whose tools work. */
export default function ChatCardSample(): ReactNode {
  const {chats, shared, names, act, open, setOpen, part, setPart, onTask, workspace} = useSample();
  const [speakers] = useState(() => new Speakers());
  return (
    <div style={{display: 'grid', gap: '1rem', maxWidth: '26rem'}}>
      {chats.map((chat, index) => (
        <ChatCard
          key={chat.id}
          chat={chat}
          shared={shared}
          name={names[index] ?? ''}
          height={400}
          onRename={(name) => act({type: 'rename', id: chat.id, name})}
          onTask={(task) => onTask(chat.id, task)}
          onScenario={(scenario) => act({type: 'dress', id: chat.id, changes: {scenario}})}
          speaker={speakers.of(chat.id)}
          isFirst={index === 0}
          isLast={index === chats.length - 1}
        />
      ))}
      {chats.length === 0 && <p>The card was removed.</p>}
      <PlaygroundDialogs
        open={open}
        workspace={workspace}
        names={names}
        act={act}
        onClose={() => setOpen(undefined)}
        link={undefined}
        onLinkClose={() => setOpen(undefined)}
      />
      <ViewParts
        open={part}
        workspace={workspace}
        names={names}
        speakers={speakers}
        act={act}
        onClose={() => setPart(undefined)}
        onPart={setPart}
        onOpen={setOpen}
      />
    </div>
  );
}
