import React, {type ReactNode} from 'react';
import {EventLog} from '../../example/block/EventLog';
import {Dialog} from '../../ui/Dialog';
import {eventsOf} from '../model/events';
import styles from './events.module.css';

interface Props {
  /** Id and name of the chat. */
  readonly chat: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** What a chat has told its page, the newest last. */
export function EventsDialog({chat, name, onClose}: Props): ReactNode {
  return (
    <Dialog title={`Events of ${name}`} onClose={onClose}>
      <p>
        What the component tells your page, by the property that hears it. Write in the chat and
        open this again to see more.
      </p>
      <div className={styles.log}>
        <EventLog log={eventsOf(chat)} label={`Events of ${name}`} />
      </div>
    </Dialog>
  );
}
