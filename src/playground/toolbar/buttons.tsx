import React, {type ReactNode} from 'react';
import {useKeepings, useKeys} from '../stores/keys';
import {IconButton} from '../../ui/IconButton';
import {Icon} from '../../ui/Icon';
import styles from './header.module.css';

interface Props {
  readonly onClick: () => void;
}

/** Opens what is said about the playground. */
export function AboutButton({onClick}: Props): ReactNode {
  return <IconButton icon="about" label="About the playground" align="end" onClick={onClick} />;
}

/** Opens the link that carries the chats. */
export function ShareButton({onClick}: Props): ReactNode {
  return <IconButton icon="share" label="Share a link" data-word="Share" onClick={onClick} />;
}

/** Opens the export of the chats to a file. */
export function ExportButton({onClick}: Props): ReactNode {
  return <IconButton icon="export" label="Export to a file" onClick={onClick} />;
}

/** Opens the import of chats from a file. */
export function ImportButton({onClick}: Props): ReactNode {
  return <IconButton icon="import" label="Import from a file" onClick={onClick} />;
}

/** Opens what is saved in the browser. */
export function StorageButton({onClick}: Props): ReactNode {
  return <IconButton icon="storage" label="What is saved here" align="end" onClick={onClick} />;
}

/** Opens the settings that all chats have in common. */
export function SharedSettingsButton({onClick}: Props): ReactNode {
  return <IconButton icon="prompt" label="Settings of all chats" onClick={onClick} />;
}

/** Says how many keys are held, and opens where they can be forgotten. */
export function KeySafetyBadge({onClick}: Props): ReactNode {
  const slots = Object.keys(useKeys());
  const keepings = useKeepings();
  const count = slots.length;
  const isSaved = slots.some((slot) => (keepings[slot] ?? 'memory') !== 'memory');
  const where = isSaved ? 'saved' : 'in memory';
  return (
    <button type="button" className={styles.keys} onClick={onClick}>
      <Icon name="shield" size={18} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <span className={styles.words}>
        {count === 0 ? 'No keys held' : count === 1 ? `1 key ${where}` : `${count} keys ${where}`}
      </span>
    </button>
  );
}
