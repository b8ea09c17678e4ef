import React, {type ReactNode, useSyncExternalStore} from 'react';
import styles from './styles.module.css';
import {storageName} from '../../lib/storageName';

/** Names the entry of `localStorage`, and with `data-` the attribute of the root element. */
const WRAP_KEY = 'wrap-code';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isWrapped = () => document.documentElement.hasAttribute(`data-${WRAP_KEY}`);

/** Makes long lines of code wrap everywhere, or not, and remembers it. */
function setWrapped(on: boolean): void {
  document.documentElement.toggleAttribute(`data-${WRAP_KEY}`, on);
  try {
    if (on) localStorage.setItem(storageName(WRAP_KEY), 'on');
    else localStorage.removeItem(storageName(WRAP_KEY));
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

/** Whether long lines of code wrap. A script in the page's head notes what was remembered. */
const useWrapped = (): boolean => useSyncExternalStore(subscribe, isWrapped, () => false);

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
