import React, {useState, type ReactNode} from 'react';
import {AddChatButton} from '../chat/AddChatButton';
import {MAX_CHATS} from '../model/workspace';
import {Button} from '../../ui/Button';

/** Counts the chats that would be added, up to the most that fit. */
export default function AddChatButtonSample(): ReactNode {
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
