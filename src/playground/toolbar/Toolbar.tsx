import React, {type ReactNode} from 'react';
import {AddChatButton} from '../chat/AddChatButton';
import {CommandMenu} from '../commands/CommandMenu';
import type {Commands, WorkspaceCommandId} from '../commands/registry';
import type {Layout} from '../schema';
import {Button} from '../../ui/Button';
import {CommandIcon, KeySafetyBadge} from './buttons';
import {LayoutChoice} from './LayoutChoice';
import styles from './header.module.css';

interface Props {
  /** How many chats there are. */
  readonly count: number;
  readonly layout: Layout;
  readonly commands: Commands;
}

/** The menu’s entries; a bar separates the groups. */
const MENU: readonly (readonly WorkspaceCommandId[])[] = [
  // Where the toolbar has no room for them.
  ['templates', 'share'],
  ['shared', 'import', 'export'],
  ['storage', 'commands', 'about'],
];

/** The tools of the whole playground. */
export function Toolbar({count, layout, commands}: Props): ReactNode {
  const {of} = commands;
  return (
    <div className={styles.toolbar} role="group" aria-label="Tools of the playground">
      <AddChatButton count={count} onAdd={of('add').run} />
      <div className={styles.roomy}>
        <Button icon="template" onClick={of('templates').run}>
          Templates
        </Button>
      </div>
      <div className={styles.wide}>
        <LayoutChoice value={layout} onChange={(next) => of(`layout ${next}`).run()} />
      </div>
      <CommandIcon command={of('undo')} />
      <CommandIcon command={of('redo')} />
      <div className={styles.end}>
        <div className={styles.roomy}>
          <Button icon="share" onClick={of('share').run}>
            Share
          </Button>
        </div>
        <KeySafetyBadge onClick={of('keys').run} />
        <CommandMenu label="More tools" groups={MENU.map((group) => group.map(of))} isFirstNarrow />
      </div>
    </div>
  );
}
