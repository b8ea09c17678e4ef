import React, {useState, type ReactNode} from 'react';
import {ActionButton} from '../ui/ActionLink';
import {Particles} from './Particles';
import styles from './startPanel.module.css';

/** The particle field in a box, with a button that begins again. */
export default function ParticlesSample(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <ActionButton onClick={() => setRound(round + 1)}>Spread again</ActionButton>
      <div className={styles.field}>
        <Particles key={round} className={styles.particles} />
      </div>
    </>
  );
}
