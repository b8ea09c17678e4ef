import React, {type ReactNode} from 'react';

const DOWN = 'M12 4v11m-4-4l4 4 4-4M5 20h14';

/** Drawings on a field of 24 by 24, stroked. */
const paths = {
  add: 'M12 5v14M5 12h14',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 010 10H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 000 10h5',
  share:
    'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  import: DOWN,
  save: DOWN,
  export: 'M12 15V4M8 8l4-4 4 4M5 20h14',
  about: 'M12 11v6M12 7.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z',
  shield: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6l7-3zM9 12l2 2 4-4',
  prompt: 'M5 5h14v10H10l-5 4V5zM9 9h6M9 12h4',
  storage:
    'M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3zm0 0v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3',
  close: 'M6 6l12 12M18 6L6 18',
  stop: 'M7 7h10v10H7z',
  retry: 'M19 12a7 7 0 11-2.2-5.1M19 4v4h-4',
  template: 'M4 4h7v9H4zM4 17h7v3H4zM15 4h5v3h-5zM15 11h5v9h-5z',
  command: 'M5 8l4 4-4 4M12 17h7',
  compare: 'M4 5h7v14H4zM13 5h7v14h-7zM7 9h1M16 9h1M7 12h1M16 12h1',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside or instead of words; what it means is said by its button. */
export function Icon({
  name,
  size = 20,
}: {
  readonly name: IconName;
  readonly size?: number;
}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.75 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
