import React, {type ReactNode} from 'react';
import {IconButton} from '../ui/IconButton';
import {MoreActions} from './MoreActions';
import styles from './chat.module.css';

/** What a reader can ask of one chat. */
export type ChatTask =
  'settings' | 'code' | 'requests' | 'duplicate' | 'clear' | 'earlier' | 'later' | 'remove';

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
          {id: 'duplicate', label: 'Duplicate'},
          {id: 'clear', label: 'Clear the conversation'},
          {id: 'earlier', label: 'Move earlier', disabled: isFirst},
          {id: 'later', label: 'Move later', disabled: isLast},
          {id: 'remove', label: 'Remove'},
        ]}
        onAction={onTask}
      />
    </div>
  );
}
