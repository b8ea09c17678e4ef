import React, {type ReactNode} from 'react';
import {IconButton} from '../../ui/IconButton';
import {MoreActions} from './MoreActions';
import styles from './chat.module.css';

/** What a reader can ask of one chat: a dialog of the core, a part of the view, or a change. */
export type ChatTask =
  | 'settings'
  | 'code'
  | 'requests'
  | ChatPart
  | 'duplicate'
  | 'clear'
  | 'earlier'
  | 'later'
  | 'remove';

/** Parts of the view that belong to one chat. */
export const CHAT_PARTS = ['look', 'interceptors', 'placement', 'events', 'conversation'] as const;

/** One of the {@link CHAT_PARTS}. */
export type ChatPart = (typeof CHAT_PARTS)[number];

/** Whether a task opens a part of the view. */
export function isChatPart(task: ChatTask): task is ChatPart {
  return (CHAT_PARTS as readonly string[]).includes(task);
}

interface Props {
  /** Name of the chat, which tells its buttons from those of the others. */
  readonly name: string;
  readonly onTask: (task: ChatTask) => void;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

/** The buttons of one chat. */
export function ChatActions({name, onTask, isFirst = false, isLast = false}: Props): ReactNode {
  return (
    <div className={styles.actions} role="group" aria-label={`Tools of ${name}`}>
      <IconButton
        icon="settings"
        label={`Settings of ${name}`}
        tip="Settings"
        align="end"
        onClick={() => onTask('settings')}
      />
      <IconButton
        icon="look"
        label={`Look of ${name}`}
        tip="Look and input"
        align="end"
        onClick={() => onTask('look')}
      />
      <IconButton
        icon="code"
        label={`Code of ${name}`}
        tip="Code"
        align="end"
        onClick={() => onTask('code')}
      />
      <IconButton
        icon="requests"
        label={`Requests of ${name}`}
        tip="Requests"
        align="end"
        onClick={() => onTask('requests')}
      />
      <MoreActions
        name={name}
        actions={[
          {id: 'placement', label: 'Preview in a page'},
          {id: 'interceptors', label: 'Interceptors'},
          {id: 'events', label: 'Events'},
          {id: 'conversation', label: 'Save the conversation'},
          {id: 'duplicate', label: 'Duplicate', isApart: true},
          {id: 'earlier', label: 'Move earlier', disabled: isFirst},
          {id: 'later', label: 'Move later', disabled: isLast},
          {id: 'clear', label: 'Clear the conversation', isApart: true},
          {id: 'remove', label: 'Remove'},
        ]}
        onAction={onTask}
      />
    </div>
  );
}
