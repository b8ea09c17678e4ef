import React, {type ReactNode} from 'react';
import {CommandMenu} from '../commands/CommandMenu';
import {useCommands} from '../commands/registry';
import {Icon} from '../../ui/Icon';
import {PANEL_TABS} from '../panel/tabs';
import {shownChat, usePlayground} from '../store';
import styles from './chat.module.css';

interface Props {
  readonly id: string;
  /** Name of the chat, which tells its buttons from those of the others. */
  readonly name: string;
}

/** The buttons of one chat: what is used most with words, everything else in a menu. */
export function ChatActions({id, name}: Props): ReactNode {
  const {ofChat, menu} = useCommands();
  const tab = usePlayground((state) =>
    shownChat(state)?.id === id ? state.panel?.tab : undefined,
  );
  return (
    <div className={styles.actions} role="group" aria-label={`Tools of ${name}`}>
      {PANEL_TABS.map((one) => ({...one, command: ofChat(id, one.id)}))
        .filter(({command}) => command.menu === undefined)
        .map(({id: key, name: word, icon, command}) => (
          <button
            key={key}
            type="button"
            className={styles.action}
            data-active={tab === key || undefined}
            onClick={command.run}
          >
            <Icon name={icon} size={16} />
            {word}
            <span className="sr-only"> of {name}</span>
          </button>
        ))}
      <CommandMenu label={`More for ${name}`} chat={name} groups={menu(id)} />
    </div>
  );
}
