import React, {type ReactNode} from 'react';
import {ChatCard} from '../chat/ChatCard';
import {SampleOverlays} from './SampleOverlays';
import {useSample} from './useSample';

/** One card whose tools work. */
export default function ChatCardSample(): ReactNode {
  const sample = useSample();
  const {workspace, act, sessions, place, view} = sample;
  const {panel, selected} = view;
  return (
    <div ref={place} style={{display: 'grid', gap: '1rem', maxWidth: '30rem'}}>
      {workspace.chats.map((chat, index) => (
        <ChatCard
          key={chat.id}
          chat={chat}
          shared={workspace.shared}
          name={view.names[index] ?? ''}
          commands={view.commands.ofChat(chat.id)}
          tab={panel && chat === selected ? panel.tab : undefined}
          onRename={(name) => act({type: 'rename', id: chat.id, name})}
          onSelect={() => view.select(chat.id)}
          onScenario={(scenario) => act({type: 'set appearance', id: chat.id, changes: {scenario}})}
          session={sessions.of(chat.id)}
        />
      ))}
      {workspace.chats.length === 0 && <p>The chat was removed.</p>}
      <SampleOverlays sample={sample} />
    </div>
  );
}
