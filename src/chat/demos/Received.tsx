import React, {type ReactNode} from 'react';
import styles from '../../ui/site.module.css';

/** What arrived at the handler of a chat, as text that can be scrolled by keyboard. */
export function Received({
  text,
  empty,
}: {
  readonly text: string;
  /** Shown before anything has arrived. */
  readonly empty: string;
}): ReactNode {
  return (
    <figure className={styles.received}>
      <figcaption>What the handler received</figcaption>
      {/* Long bodies scroll, so the keyboard must reach them. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label="What the handler received">
        {text || empty}
      </pre>
    </figure>
  );
}
