import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useAppleKeyboard} from '../../lib/appleKeyboard';
import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import type {DialogProps} from '../store';
import {shortcutText, useCommands, type Command} from './registry';
import styles from './palette.module.css';

/** Keys that belong to a control instead of a command. */
const CONTROL_KEYS = [
  {keys: 'Enter', does: 'Send the message'},
  {keys: 'Shift Enter', does: 'Start a new line'},
  {keys: '← →', does: 'Change the tab, on the panel’s tabs'},
  {keys: 'Esc', does: 'Close the topmost dialog, menu or panel'},
] as const;

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

function ShortcutList(): ReactNode {
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

interface FoundProps {
  readonly id: string;
  readonly commands: readonly Command[];
  /** Place of the one that Enter runs. */
  readonly current: number;
  readonly onRun: (command: Command) => void;
}

/** The commands that were found. The keys are heard in the text field, which keeps the focus. */
function FoundCommands({id, commands, current, onRun}: FoundProps): ReactNode {
  const isApple = useAppleKeyboard();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({block: 'nearest'});
  }, [current]);
  return (
    <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label="Commands">
      {commands.map((command, index) => (
        <div
          key={command.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          tabIndex={-1}
          onClick={() => onRun(command)}
        >
          <span>{command.label}</span>
          {command.shortcuts?.[0] && <kbd>{shortcutText(command.shortcuts[0], isApple)}</kbd>}
        </div>
      ))}
    </div>
  );
}

/** Finds a command by its words and runs it; below are the keys of the playground. */
export function CommandDialog({onClose}: DialogProps): ReactNode {
  const {all: commands} = useCommands();
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const shown = found(
    commands.filter(({isOff}) => !isOff),
    query,
  );
  const current = Math.min(at, shown.length - 1);

  useEffect(() => field.current?.focus(), []);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    // The dialog has to be gone before another one opens, or the focus would go back to the wrong place.
    requestAnimationFrame(command.run);
  };

  return (
    <Dialog title="Commands" onClose={onClose} onSubmit={() => run(shown[current])}>
      <div className={ui.field}>
        <label htmlFor={`${id}-query`}>What do you want to do?</label>
        <input
          ref={field}
          id={`${id}-query`}
          className={ui.control}
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
            if (!by || shown.length === 0) return;
            event.preventDefault();
            setAt((current + by + shown.length) % shown.length);
          }}
        />
      </div>
      <FoundCommands id={id} commands={shown} current={current} onRun={run} />
      <p className={ui.help} role="status">
        {shown.length === 0 ? 'No command has these words.' : ''}
      </p>
      <div>
        <h3 className={styles.heading}>Keyboard shortcuts</h3>
        <ShortcutList />
      </div>
    </Dialog>
  );
}
