import React, {type ReactNode} from 'react';
import type {Props} from '@theme/LastUpdated';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * When a page was changed last. Written without `Intl`: making its first formatter costs a slow phone a
 * quarter of a second while React hydrates the page.
 */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className="theme-last-updated">
      Last updated on{' '}
      <time dateTime={date.toISOString()}>
        {`${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`}
      </time>
    </span>
  );
}
