import React, {useId, type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {LOOK_TEXTS, SEND_POSITIONS} from './look';
import type {LookFieldsProps} from './types';
import styles from './look.module.css';

const NAMES: readonly string[] = ['aiName', 'userName'];
const LONG: readonly string[] = ['intro', 'suggestions'];
const positions = [{id: '' as const, name: 'Automatic'}, ...SEND_POSITIONS];

/** What the chat says by itself, and the send button. */
export function TextFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.fields}>
      {LOOK_TEXTS.filter(({name}) => !NAMES.includes(name)).map(({name, label, maxLength}) => {
        const common = {
          id: `${id}-${name}`,
          className: ui.control,
          maxLength: maxLength,
          value: look[name] ?? '',
        };
        return (
          <div key={name} className={ui.field}>
            <label htmlFor={common.id}>{label}</label>
            {LONG.includes(name) ? (
              <textarea
                {...common}
                rows={3}
                onChange={(event) => onPut(name, event.target.value)}
              />
            ) : (
              <input
                {...common}
                autoComplete="off"
                onChange={(event) => onPut(name, event.target.value)}
              />
            )}
          </div>
        );
      })}
      <Select
        label="Place of the send button"
        value={look.sendPosition ?? ''}
        options={positions}
        onChange={(position) => onPut('sendPosition', position || undefined)}
      />
    </div>
  );
}
