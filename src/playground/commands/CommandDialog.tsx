import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useAppleKeyboard} from '../../lib/appleKeyboard';
import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import type {DialogProps} from '../store';
import {shortcutText, useCommands, type Command} from './registry';
import styles from './palette.module.css';

/** The commands that contain all words of the query, those that begin with it first. */
export function found(commands: readonly Command[], query: string): readonly Command[] {
  const text = query.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const matching = commands.filter(({label}) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
  const begins = ({label}: Command) => Number(label.toLowerCase().startsWith(text));
  return [...matching].sort((one, other) => begins(other) - begins(one));
}

/** Finds a command by its words and runs it; Enter runs the first. Each is shown with its keys. */
export function CommandDialog({onClose}: DialogProps): ReactNode {
  const {all: commands} = useCommands();
  const isApple = useAppleKeyboard();
  const id = useId();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A dialog that opens gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const shown = found(commands, query);
  const first = shown.find(({isOff}) => !isOff);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    // The dialog has to be gone before another one opens, or the focus would go back to the wrong place.
    requestAnimationFrame(command.run);
  };

  return (
    <Dialog title="Commands" onClose={onClose} onSubmit={() => run(first)}>
      <div className={ui.field}>
        <label htmlFor={`${id}-query`}>What do you want to do?</label>
        <input
          ref={field}
          id={`${id}-query`}
          className={ui.control}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <ul className={styles.list} aria-label="Commands">
        {shown.map((command) => (
          <li key={command.id}>
            <button
              type="button"
              data-first={command === first || undefined}
              disabled={command.isOff}
              onClick={() => run(command)}
            >
              {command.label}
              {command.shortcuts?.[0] && <kbd>{shortcutText(command.shortcuts[0], isApple)}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      <p className={ui.help} role="status">
        {shown.length === 0 ? 'No command has these words.' : ''}
      </p>
    </Dialog>
  );
}
