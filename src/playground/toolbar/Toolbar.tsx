import React, {type ReactNode} from 'react';
import {CommandMenu} from '../commands/CommandMenu';
import {useCommands} from '../commands/registry';
import {usePlayground} from '../store';
import {Button} from '../../ui/Button';
import {AddChatButton, CommandIcon, KeySafetyBadge, LayoutChoice} from './buttons';
import styles from './header.module.css';

/** The tools of the whole playground. */
export function Toolbar(): ReactNode {
  const {of, menu} = useCommands();
  const layout = usePlayground(({workspace}) => workspace.layout);
  const count = usePlayground(({workspace}) => workspace.chats.length);
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
        <CommandMenu label="More tools" groups={menu()} isFirstNarrow />
      </div>
    </div>
  );
}
