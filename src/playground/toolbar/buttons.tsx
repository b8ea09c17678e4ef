import React, {type ReactNode} from 'react';
import {shortcutText, type Command} from '../commands/commands';
import {useAppleKeyboard} from '../../lib/appleKeyboard';
import {useKeyPersistence, useKeys} from '../stores/keys';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
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
