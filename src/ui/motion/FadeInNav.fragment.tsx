import React, {useState, type ReactNode} from 'react';
import {ActionButton} from '../ActionLink';
import {featurePage, features} from '../../data/features';
import {FadeInNav} from './FadeInNav';
import styles from './motion.module.css';

const items = features.map((feature) => ({to: featurePage(feature), label: feature.name}));

/** A row of links that plays again at each click. */
export default function FadeInNavSample(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <p>
        <ActionButton onClick={() => setRound(round + 1)}>Play again</ActionButton>
      </p>
      <div className={styles.sample}>
        <FadeInNav label="Features, sample" items={items} trigger={round} />
      </div>
    </>
  );
}
