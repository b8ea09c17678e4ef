import React, {useEffect, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** The maintainers' message above the navigation bar, until the reader closes it. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  // The inline script hides the bar before the first paint when the last one was closed. It does not know
  // that this is another one; here it is known.
  useEffect(() => {
    if (isActive)
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }, [isActive]);
  if (!isActive || !announcementBar) return null;
  return (
    <aside className={styles.bar} aria-label="Announcement" data-announcement={announcementBar.id}>
      {/* Comes from the site's settings, which only its maintainers write. */}
      <div className={styles.text} dangerouslySetInnerHTML={{__html: announcementBar.content}} />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close the announcement"
          onClick={close}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="m3 3 10 10M13 3 3 13"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          </svg>
        </button>
      )}
    </aside>
  );
}
