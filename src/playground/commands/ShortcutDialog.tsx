import React, {type ReactNode} from 'react';
import {Dialog} from '../../ui/Dialog';
import {CONTROL_KEYS, shortcutText, type Command} from './commands';
import styles from './palette.module.css';

interface Props {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** The keys of all commands and controls. */
export function ShortcutList({commands}: Pick<Props, 'commands'>): ReactNode {
  const rows = [
    ...commands.flatMap(({label, shortcuts: [first] = []}) =>
      first ? [{keys: shortcutText(first), does: label}] : [],
    ),
    ...CONTROL_KEYS,
  ];
  return (
    <dl className={styles.keys}>
      {rows.map(({keys, does}) => (
        <div key={does}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists the keyboard shortcuts. */
export function ShortcutDialog({commands, onClose}: Props): ReactNode {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <ShortcutList commands={commands} />
      <p>On a Mac, press ⌘ instead of Ctrl. Keys other than Ctrl . do nothing in text fields.</p>
    </Dialog>
  );
}
