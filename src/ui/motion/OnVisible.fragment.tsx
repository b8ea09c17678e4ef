import React, {useState, type ReactNode} from 'react';
import {ActionButton} from '../ActionLink';
import {OnVisible} from './OnVisible';
import styles from './motion.module.css';

const parts = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

/** Blocks that fade in as they are scrolled to; a click puts them back. */
export default function OnVisibleSample(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <ActionButton onClick={() => setRound(round + 1)}>Play again</ActionButton>
      <p className={styles.hint}>
        Scroll on: the blocks below the window appear as you reach them.
      </p>
      <div key={round} className={styles.column}>
        {parts.map((part) => (
          <OnVisible key={part}>
            <div className={styles.sample}>
              <h2>{part} block</h2>
              <p>Readable from the start, without JavaScript too. It moves once.</p>
            </div>
          </OnVisible>
        ))}
      </div>
    </>
  );
}
