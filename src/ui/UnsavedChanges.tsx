import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import {Button} from './Button';
import styles from './ui.module.css';

interface Props {
  readonly onDiscard: () => void;
  /** Goes on editing. */
  readonly onKeep: () => void;
}

/** Replaces a dialog's buttons to ask about changes that aren't applied. */
export function UnsavedChanges({onDiscard, onKeep}: Props): ReactNode {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    group.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div ref={group} className={styles.unsaved} role="group" aria-labelledby={id}>
      <p id={id} role="alert">
        You have unsaved changes.
      </p>
      <Button onClick={onKeep}>Keep editing</Button>
      <Button onClick={onDiscard}>Discard changes</Button>
      <Button type="submit" primary>
        Apply
      </Button>
    </div>
  );
}
