import React, {useId, useState, type ReactNode} from 'react';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './chat.module.css';

interface Props {
  /** How many chats get the message. */
  readonly count: number;
  readonly onSend: (text: string) => void;
  /** Called when the reader is about to write, so that all chats can load. */
  readonly onIntent?: () => void;
}

/** One text field for all chats. Enter sends, Shift and Enter begin a new line. */
export function Composer({count, onSend, onIntent}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const chats = count === 1 ? '1 chat' : `${count} chats`;
  const send = () => {
    if (text.trim() === '' || count === 0) return;
    onSend(text.trim());
    setText('');
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Message to all chats
      </label>
      <textarea
        id={id}
        className={ui.control}
        rows={1}
        placeholder="Write to all chats"
        value={text}
        onFocus={onIntent}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" primary disabled={count === 0}>
        Send to {chats}
      </Button>
    </form>
  );
}
