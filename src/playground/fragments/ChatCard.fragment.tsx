import React, {type ReactNode} from 'react';
import {ChatCard} from '../chat/ChatCard';
import {PlaygroundDialogs} from '../dialogs/PlaygroundDialogs';
import {useSample} from './useSample';

/** One card whose tools work. */
export default function ChatCardSample(): ReactNode {
  const {chats, shared, names, act, open, setOpen, onTask, workspace} = useSample();
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
    </div>
  );
}
