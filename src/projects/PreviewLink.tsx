import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import styles from './ProjectBar.module.css';

/** Leads to the page that shows a layout in a window of its own. */
export function PreviewLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <p className={styles.bar}>
      <Link to={to} className={styles.button}>
        {children}
      </Link>
    </p>
  );
}
