import {useEffect, useRef} from 'react';
import {isPressed, type Command} from './commands';

/** Inputs in which nothing is typed. */
const NO_TEXT = '[type=radio], [type=checkbox], [type=range], [type=color], [type=file]';

function isTextField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`input:not(${NO_TEXT}), textarea, select`))
  );
}

/**
 * Runs commands by their keys. Text fields keep their own undo and take characters; an open dialog keeps
 * everything.
 */
export function useShortcuts(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = latest.current.find(({shortcuts}) =>
        shortcuts?.some((shortcut) => isPressed(shortcut, event)),
      );
      if (!command || document.querySelector('dialog[open]')) return;
      // `Ctrl .` means nothing to a text field, so it works there too.
      if (event.key !== '.' && isTextField(event.composedPath()[0])) return;
      event.preventDefault();
      if (!command.isOff) command.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
