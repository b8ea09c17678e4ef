import React, {type ReactNode} from 'react';
import {shortcutText, type Command} from '../commands/commands';
import {useAppleKeyboard} from '../../lib/appleKeyboard';
import {useKeyPersistence, useKeys} from '../stores/keys';
import {layouts, MAX_CHATS, type Layout} from '../schema';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import {RadioGroup} from '../../ui/RadioGroup';
import styles from './header.module.css';

interface Props {
  readonly onClick: () => void;
}

/** A command that everybody knows by its drawing. */
export function CommandIcon({command}: {readonly command: Command}): ReactNode {
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
export function KeySafetyBadge({onClick}: Props): ReactNode {
  const slots = Object.keys(useKeys());
  const persistence = useKeyPersistence();
  const count = slots.length;
  const isSaved = slots.some((slot) => (persistence[slot] ?? 'memory') !== 'memory');
  const where = isSaved ? 'saved' : 'in memory';
  return (
    <Button icon="shield" onClick={onClick}>
      <span className={styles.short} aria-hidden="true">
        {count === 0 ? 'Keys' : count === 1 ? '1 key' : `${count} keys`}
      </span>
      <span className={styles.words}>
        {count === 0 ? 'No API keys' : count === 1 ? `1 key ${where}` : `${count} keys ${where}`}
      </span>
    </Button>
  );
}

interface AddProps {
  /** How many chats there are. */
  readonly count: number;
  readonly onAdd: () => void;
}

/** Adds a chat; off when the playground is full. */
export function AddChatButton({count, onAdd}: AddProps): ReactNode {
  const isFull = count >= MAX_CHATS;
  return (
    <Button
      icon="add"
      primary
      disabled={isFull}
      title={isFull ? `The playground holds at most ${MAX_CHATS} chats.` : undefined}
      onClick={onAdd}
    >
      <span data-words>Add a chat</span>
    </Button>
  );
}

interface LayoutProps {
  readonly value: Layout;
  readonly onChange: (layout: Layout) => void;
}

/** How the chats are laid out. */
export function LayoutChoice({value, onChange}: LayoutProps): ReactNode {
  return <RadioGroup label="Layout" options={layouts} value={value} onChange={onChange} />;
}
