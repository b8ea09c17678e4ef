import React, {type ReactNode} from 'react';
import {Dialog} from '../../ui/Dialog';
import {CONTROL_KEYS, shortcutText} from './commands';
import styles from './palette.module.css';
import {useAppleKeyboard, useCommands} from './useCommands';

interface Props {
  readonly onClose: () => void;
}

/** The keys of all commands and controls. */
export function ShortcutList(): ReactNode {
  const {all: commands} = useCommands();
  const isApple = useAppleKeyboard();
  const rows = [
    ...commands.flatMap(({label, shortcuts: [first] = []}) =>
      first ? [{keys: shortcutText(first, isApple), does: label}] : [],
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
export function ShortcutDialog({onClose}: Props): ReactNode {
  const isApple = useAppleKeyboard();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <ShortcutList />
      <p>
        Keys other than {shortcutText({key: '.', isMod: true}, isApple)} do nothing in text fields.
      </p>
    </Dialog>
  );
}
