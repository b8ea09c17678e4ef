import React, {useState, type ReactNode} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {ActionButton} from '../ActionLink';
import {FadeIn} from './FadeIn';
import styles from './motion.module.css';
import {featurePage, features} from '../../data/features';
import {FadeInNav} from './FadeInNav';
import {OnVisible} from './OnVisible';

/** A block that fades in again at each click. */
function FadeInSample(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <ActionButton onClick={() => setRound(round + 1)}>Play again</ActionButton>
      <FadeIn key={round}>
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

const items = features.map((feature) => ({to: featurePage(feature), label: feature.name}));

/** A row of links that plays again at each click. */
function FadeInNavSample(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <p>
        <ActionButton onClick={() => setRound(round + 1)}>Play again</ActionButton>
      </p>
      <div className={styles.sample}>
        <FadeInNav key={round} label="Features, sample" items={items} />
      </div>
    </>
  );
}

const parts = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

/** Blocks that fade in as they are scrolled to; a click puts them back. */
function OnVisibleSample(): ReactNode {
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

/** Samples of motion. */
export default {
  FadeIn: FadeInSample,
  FadeInNav: FadeInNavSample,
  OnVisible: OnVisibleSample,
} satisfies FragmentParts;
