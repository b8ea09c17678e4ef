import React, {type ReactNode} from 'react';
import styles from './site.module.css';

/** A frame 360 px wide, or as wide as there is room, in which parts show what phones get. */
export function SmallScreen({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.phone}>{children}</div>;
}
