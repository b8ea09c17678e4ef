import React, {type ReactNode} from 'react';
import {setWrapped, useWrapped} from './wrap';
import styles from './styles.module.css';

/** Switches whether long lines of code wrap. It shows where a line is too long, and while it is on. */
export function WrapSwitch({subject}: {readonly subject: string}): ReactNode {
  const isOn = useWrapped();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Wrap long lines of the ${subject}`}
      className={`${styles.button} ${styles.wrap}`}
      onClick={() => setWrapped(!isOn)}
    >
      Wrap
    </button>
  );
}
