import React, {type ReactNode} from 'react';
import {MAX_CHATS} from '../schema';
import {Button} from '../../ui/Button';

interface Props {
  /** How many chats there are. */
  readonly count: number;
  readonly onAdd: () => void;
}

/** Adds a chat; off when the playground is full. */
export function AddChatButton({count, onAdd}: Props): ReactNode {
  const isFull = count >= MAX_CHATS;
  return (
    <Button
      icon="add"
      primary
      disabled={isFull}
      title={isFull ? `The playground holds at most ${MAX_CHATS} chats.` : undefined}
      onClick={onAdd}
    >
      <span data-words>Add a chat</span>
    </Button>
  );
}
