import React, {type ReactNode} from 'react';
import {EventLog} from '../../example/block/EventLog';
import {eventsOf} from '../model/events';
import type {TabProps} from './tabs';
import styles from './panel.module.css';

/** What a chat has told its page, as it happens, the newest last. */
export function EventsTab({chat, name}: Pick<TabProps, 'chat' | 'name'>): ReactNode {
  return (
    <div className={styles.stack}>
      <p>
        What the component tells your page, by the property that receives it. Write in the chat to
        see more.
      </p>
      <div className={styles.log}>
        <EventLog log={eventsOf(chat.id)} label={`Events of ${name}`} />
      </div>
    </div>
  );
}
