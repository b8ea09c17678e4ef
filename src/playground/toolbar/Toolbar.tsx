import React, {type ReactNode} from 'react';
import {useAppleKeyboard} from '../../lib/appleKeyboard';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import {RadioGroup} from '../../ui/RadioGroup';
import {CommandMenu, shortcutText, useCommands, type Command} from '../commands/registry';
import {setLayout} from '../actions';
import {layouts, MAX_CHATS} from '../schema';
import {usePlayground} from '../store';
import {useKeyPersistence, useKeys} from '../stores/keys';
import styles from './header.module.css';

/** A command that everybody knows by its drawing. */
function CommandIcon({command}: {readonly command: Command}): ReactNode {
  const {word, icon, shortcuts, isOff, run} = command;
  const isApple = useAppleKeyboard();
  const keys = shortcuts?.[0];
  return (
    <IconButton
      icon={icon ?? 'more'}
      label={word}
      tip={keys ? `${word} (${shortcutText(keys, isApple)})` : word}
      // A disabled button would lose the focus when the last step is undone.
      aria-disabled={isOff}
      onClick={() => !isOff && run()}
    />
  );
}

/** Says how many keys are held, and opens where they can be forgotten. */
export function KeySafetyBadge(): ReactNode {
  const {run} = useCommands().of('keys');
  const slots = Object.keys(useKeys());
  const persistence = useKeyPersistence();
  const isSaved = slots.some((slot) => (persistence[slot] ?? 'memory') !== 'memory');
  const count = slots.length === 1 ? '1 key' : `${slots.length} keys`;
  return (
    <Button icon="shield" onClick={run}>
      <span className={styles.short} aria-hidden="true">
        {slots.length > 0 ? count : 'Keys'}
      </span>
      <span className={styles.words}>
        {slots.length > 0 ? `${count} ${isSaved ? 'saved' : 'in memory'}` : 'No API keys'}
      </span>
    </Button>
  );
}

/** Adds a chat; off when the playground is full. */
export function AddChatButton(): ReactNode {
  const {run} = useCommands().of('add');
  const count = usePlayground(({workspace}) => workspace.chats.length);
  const isFull = count >= MAX_CHATS;
  return (
    <Button
      icon="add"
      primary
      disabled={isFull}
      title={isFull ? `The playground holds at most ${MAX_CHATS} chats.` : undefined}
      onClick={run}
    >
      <span data-words>Add a chat</span>
    </Button>
  );
}

export function LayoutChoice(): ReactNode {
  const layout = usePlayground(({workspace}) => workspace.layout);
  return <RadioGroup label="Layout" options={layouts} value={layout} onChange={setLayout} />;
}

export function Toolbar(): ReactNode {
  const {of, menu} = useCommands();
  return (
    <div className={styles.toolbar} role="group" aria-label="Tools of the playground">
      <AddChatButton />
      <div className={styles.roomy}>
        <Button icon="template" onClick={of('templates').run}>
          Templates
        </Button>
      </div>
      <div className={styles.wide}>
        <LayoutChoice />
      </div>
      <CommandIcon command={of('undo')} />
      <CommandIcon command={of('redo')} />
      <div className={styles.end}>
        <div className={styles.roomy}>
          <Button icon="share" onClick={of('share').run}>
            Share
          </Button>
        </div>
        <KeySafetyBadge />
        <CommandMenu label="More tools" groups={menu()} isFirstNarrow />
      </div>
    </div>
  );
}
