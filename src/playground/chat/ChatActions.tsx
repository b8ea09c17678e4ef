import React, {type ReactNode} from 'react';
import type {Command} from '../commands/commands';
import {CommandMenu} from '../commands/CommandMenu';
import type {ChatCommandId} from '../commands/registry';
import {Icon} from '../../ui/Icon';
import type {PanelTab} from '../panel/tabProps';
import {PANEL_TABS} from '../panel/tabs';

import styles from './chat.module.css';

interface Props {
  /** Name of the chat, which tells its buttons from those of the others. */
  readonly name: string;
  readonly commands: Readonly<Record<ChatCommandId, Command>>;
  /** The tab of the panel that shows this chat now. */
  readonly tab?: PanelTab;
}

/** The menu’s entries; a bar separates the groups. Tabs without a button of their own come first. */
const MENU: readonly (readonly ChatCommandId[])[] = [
  ['messages', 'tools', 'events'],
  ['production'],
  ['regenerate', 'duplicate', 'earlier', 'later'],
  ['clear', 'remove'],
];

/** The buttons of one chat: what is used most with words, everything else in a menu. */
export function ChatActions({name, commands, tab}: Props): ReactNode {
  return (
    <div className={styles.actions} role="group" aria-label={`Tools of ${name}`}>
      {PANEL_TABS.filter(({id}) => !MENU[0]?.includes(id)).map(({id, name: word, icon}) => (
        <button
          key={id}
          type="button"
          className={styles.action}
          data-active={tab === id || undefined}
          onClick={commands[id].run}
        >
          <Icon name={icon} size={16} />
          {word}
          <span className="sr-only"> of {name}</span>
        </button>
      ))}
      <CommandMenu
        label={`More for ${name}`}
        chat={name}
        groups={MENU.map((group) => group.map((id) => commands[id]))}
      />
    </div>
  );
}
