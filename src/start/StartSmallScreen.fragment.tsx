import React, {type ReactNode} from 'react';
import {SmallScreen} from '../ui/SmallScreen';
import styles from './StepList.module.css';
import {StepList} from './StepList';

/** The path as wide as a phone. */
export default function StartSmallScreen(): ReactNode {
  return (
    <SmallScreen>
      <div className={styles.small}>
        <h2>Start</h2>
        <StepList heading="h3" />
      </div>
    </SmallScreen>
  );
}
