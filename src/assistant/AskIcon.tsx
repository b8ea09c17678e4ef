import React, {type ReactNode} from 'react';

/**
 * A speech bubble with a spark. Every page has it in its bar, so it's drawn here: `ui/Icon` would add all icons of
 * the site, about 2 kB, to the first script of each page.
 */
export function AskIcon({size = 18}: {readonly size?: number}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      style={{color: 'var(--accent-text)'}}
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M20.5 12.5v2a3 3 0 0 1-3 3H11L6.5 21v-3.5h-.5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h6.5M18.5 2.5l1 2.9 2.9 1-2.9 1-1 2.9-1-2.9-2.9-1 2.9-1z" />
    </svg>
  );
}
