import React, {useState, type ReactNode} from 'react';
import {ActionButton} from '../ActionLink';
import {FadeIn} from './FadeIn';
import styles from './motion.module.css';

/** A block that fades in again at each click. */
export default function FadeInSample(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <ActionButton onClick={() => setRound(round + 1)}>Play again</ActionButton>
      <FadeIn trigger={round}>
        <div className={styles.sample}>
          <h2>The next step</h2>
          <p>
            This block is in the page from the start. It only moves when something new takes its
            place, such as a step of the start path.
          </p>
        </div>
      </FadeIn>
    </>
  );
}
