import React, {useState, type ReactNode} from 'react';
import {ChatName} from '../chat/ChatName';

/** A name to edit; an empty one brings the usual name back. */
export default function ChatNameSample(): ReactNode {
  const [name, setName] = useState('Support');
  return (
    <div style={{maxWidth: '20rem'}}>
      <ChatName name={name} onRename={(next) => setName(next.trim() || 'Claude')} />
      <p role="status">The chat is called {name}.</p>
    </div>
  );
}
