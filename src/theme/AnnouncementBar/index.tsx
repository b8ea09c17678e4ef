import React, {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** The maintainers' message above the navigation bar, until the reader closes it. */
export default function AnnouncementBarOfSite(): ReactNode {
  const {isActive} = useAnnouncementBar();
  // The inline script hides the bar before the first paint when the last one was closed. It does not know
  // that this is another one; here it is known.
  useEffect(() => {
    if (isActive)
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }, [isActive]);
  return <AnnouncementBar />;
}
