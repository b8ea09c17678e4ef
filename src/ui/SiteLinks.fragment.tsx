import React, {type ReactNode} from 'react';
import {SiteMap} from './SiteLinks';
import styles from './site.module.css';

/** The links of the footer, on their own. */
export default function SiteMapSample(): ReactNode {
  return (
    <div className={styles.footer}>
      <SiteMap label="Map of the site, sample" />
    </div>
  );
}
