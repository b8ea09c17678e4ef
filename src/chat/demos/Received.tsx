import React, {type ReactNode} from 'react';
import Scrollable from '../../ui/Scrollable';
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
      <Scrollable as="pre" label="What the handler received">
        <code>{text || empty}</code>
      </Scrollable>
    </figure>
  );
}
