import React, {type ReactNode} from 'react';
import {ChatActions} from '../chat/ChatActions';
import {claude} from './samples';
import {SampleOverlays} from './SampleOverlays';
import {useSample} from './useSample';

/** The buttons of a chat that isn’t shown. */
export default function ChatActionsSample(): ReactNode {
  const sample = useSample();
  const {place, view, workspace} = sample;
  const chat = workspace.chats.find(({id}) => id === claude.id);
  return (
    <div ref={place} style={{minHeight: '24rem', maxWidth: '30rem'}}>
      {chat ? (
        <ChatActions
          name={view.names[0] ?? ''}
          commands={view.commands.ofChat(chat.id)}
          tab={view.panel?.tab}
        />
      ) : (
        <p>The chat was removed.</p>
      )}
      <p role="status">Chats: {view.names.join(', ')}</p>
      <SampleOverlays sample={sample} />
    </div>
  );
}
