import React, {type ReactNode} from 'react';
import {EventLog} from '../../example/block/EventLog';
import {eventsOf} from '../stores/chatLog';
import styles from './panel.module.css';
import type {TabProps} from '../store';

/** What a chat has told its page, as it happens, the newest last. */
export function EventsTab({chat, name}: Pick<TabProps, 'chat' | 'name'>): ReactNode {
  return (
    <div className={styles.stack}>
      <p>
        These are the events that your page receives from the component, with the name of the
        property for each. Write in the chat to see more.
      </p>
      <div className={styles.log}>
        <EventLog log={eventsOf(chat.id)} label={`Events of ${name}`} />
      </div>
    </div>
  );
}
