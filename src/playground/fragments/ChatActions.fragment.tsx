import React, {useState, type ReactNode} from 'react';
import {ChatActions} from '../chat/ChatActions';

/** Says which button was used. */
export default function ChatActionsSample(): ReactNode {
  const [task, setTask] = useState('nothing yet');
  return (
    <div style={{display: 'grid', justifyItems: 'start', minHeight: '16rem', maxWidth: '24rem'}}>
      <div style={{justifySelf: 'end'}}>
        <ChatActions name="Support" onTask={setTask} />
      </div>
      <p role="status">Used: {task}</p>
    </div>
  );
}
