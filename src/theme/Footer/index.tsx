import React, {memo, type ReactNode} from 'react';
import {Logo} from '@site/src/ui/Logo';
import {SiteMap} from '@site/src/ui/SiteLinks';
import {DEEP_CHAT_VERSION} from '@site/src/config/version';
import {useSettings} from '@site/src/config/useSettings';
import styles from '@site/src/ui/site.module.css';

/** The end of every page: where else to go, and what this is. */
function Footer(): ReactNode {
  const {title, tagline} = useSettings();
  return (
    <footer className={styles.footer}>
      <SiteMap label="Site map" />
      <p className={styles.legal}>
        <Logo size={24} />
        <span>
          {title}. {tagline}. These pages describe version {DEEP_CHAT_VERSION}, which is published
          under the MIT license.
        </span>
      </p>
    </footer>
  );
}

export default memo(Footer);
