import React, {useId, type ReactNode} from 'react';

const FRONT =
  'M7.6 11.4h8.8a5 5 0 0 1 5 5v3a5 5 0 0 1-5 5h-4.5l-4.3 3.9c-.6.5-1.5.1-1.5-.7v-3.4a5 5 0 0 1-3.5-4.8v-3a5 5 0 0 1 5-5z';
const BACK =
  'M14.2 2.4h9.4a5.4 5.4 0 0 1 5.4 5.4v5.6a5.4 5.4 0 0 1-2.6 4.6v3c0 .8-.9 1.2-1.5.7l-3.5-2.9h-7.2a5.4 5.4 0 0 1-5.4-5.4V7.8a5.4 5.4 0 0 1 5.4-5.4z';

/** The mark of the site in the colors of the page, `size` px wide; decoration beside the name. */
export function Logo({size}: {readonly size: number}): ReactNode {
  const gap = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 31 31" aria-hidden="true">
      <mask id={gap} maskUnits="userSpaceOnUse" x="0" y="0" width="31" height="31">
        <path fill="#fff" d="M0 0h31v31H0z" />
        <path stroke="#000" strokeWidth="3.6" strokeLinejoin="round" d={FRONT} />
      </mask>
      <path fill="var(--accent)" fillOpacity=".55" mask={`url(#${gap})`} d={BACK} />
      <path fill="var(--accent)" d={FRONT} />
    </svg>
  );
}
