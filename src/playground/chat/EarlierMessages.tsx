import React, {type ReactNode} from 'react';
import {useUndrawn} from '../stores/drawnPart';
import styles from './chat.module.css';

/** Says that a long conversation is not drawn, and so not sent, as a whole. */
export function EarlierMessages({conversation}: {readonly conversation: string}): ReactNode {
  const count = useUndrawn(conversation);
  return (
    <p className={styles.hint} role="status">
      {count > 0 &&
        `${count.toLocaleString('en')} earlier ${count === 1 ? 'message is' : 'messages are'} saved but not loaded, so requests leave them out. Scroll up in the chat to load them.`}
    </p>
  );
}
