import React, {type ReactNode} from 'react';
import {setWrapped, useWrapped} from './wrap';
import styles from './styles.module.css';

interface Props {
  /** Ends the name of the switch. */
  readonly subject: string;
  readonly className?: string | undefined;
}

/** Switches whether long lines of code wrap. Code fences show it where a line is too long, and while it is on. */
export function WrapSwitch({subject, className = ''}: Props): ReactNode {
  const isOn = useWrapped();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Wrap long lines of the ${subject}`}
      className={`${styles.button} ${styles.wrap} ${className}`}
      onClick={() => setWrapped(!isOn)}
    >
      Wrap
    </button>
  );
}
