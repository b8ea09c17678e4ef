import React, {useEffect, useState, type ReactNode} from 'react';
import {IconButton} from './IconButton';
import styles from './Toast.module.css';

/** A toast is shown this many ms; longer while it is pointed at or has the focus. */
const SHOW_FOR = 7000;

interface Props {
  /** What the toast is about: another object shows it again. Nothing is shown without one. */
  readonly about: object | undefined;
  readonly text: string | undefined;
  readonly action?: ReactNode;
}

/** What the last action did, for a moment. It is mounted from the start, so that screen readers say its text. */
export function Toast({about, text, action}: Props): ReactNode {
  const [closed, setClosed] = useState<object>();
  const [isHeld, setHeld] = useState(false);
  const shown = about === closed ? undefined : about;

  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const timer = setTimeout(() => setClosed(shown), SHOW_FOR);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  return (
    // It only watches the buttons inside.
    <div
      className={shown ? styles.toast : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{shown && text}</p>
      {shown && action}
      {shown && (
        <IconButton
          icon="close"
          label="Dismiss the message"
          tip="Dismiss"
          align="end"
          onClick={() => setClosed(shown)}
        />
      )}
    </div>
  );
}
