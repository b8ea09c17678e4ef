import React, {type ReactNode} from 'react';

/** The face of the assistant in the recorded chats. */
export function Ada({size = 32}: {readonly size?: number}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="10" fill="var(--accent-soft)" />
      <path
        d="M9 22V12.5a2.5 2.5 0 0 1 2.5-2.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H13z"
        fill="var(--accent-text)"
      />
      <circle cx="13.5" cy="15" r="1.5" fill="var(--accent-soft)" />
      <circle cx="18.5" cy="15" r="1.5" fill="var(--accent-soft)" />
      <circle cx="25" cy="8" r="3" fill="var(--highlight)" />
    </svg>
  );
}
