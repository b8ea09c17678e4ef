import React, {type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import styles from './header.module.css';

interface Props {
  readonly chats: readonly {readonly id: string; readonly name: string}[];
  /** Id of the chat that is shown, or was gone to last. */
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Goes to one chat: where there is room for one it is shown instead, elsewhere it is scrolled to. */
export function ChatTabs({chats, current, onChoose}: Props): ReactNode {
  return (
    <div className={styles.chatTabs} role="group" aria-label="Shown chat">
      {chats.map(({id, name}) => (
        <Button key={id} aria-current={id === current || undefined} onClick={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
