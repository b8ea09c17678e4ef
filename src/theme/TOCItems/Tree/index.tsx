import React, {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';

/** Most entries that are in sight at a time. */
const MAX_ENTRIES = 20;

interface LevelProps extends Pick<Props, 'toc' | 'linkClassName'> {
  readonly className?: string | undefined;
  readonly isLong?: boolean;
  /** Entries that the part of one section may have. */
  readonly room: number;
}

function Level({toc, className, linkClassName, isLong, room}: LevelProps): ReactNode {
  return (
    <ul className={className} data-long={isLong || undefined}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={linkClassName ?? undefined}
            // The value is HTML that the build made of a heading.
            dangerouslySetInnerHTML={{__html: value}}
          />
          {children.length > 0 && children.length <= room && (
            <Level toc={children} linkClassName={linkClassName} room={room} />
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The entries of a table of contents. Those of level 3 show while the reader is in their section, which the
 * styles do (`src/css/site.css`). A section with more parts than there is room for shows none of them.
 */
function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  if (toc.length === 0) return null;
  const count = toc.reduce((sum, {children}) => sum + 1 + children.length, 0);
  return (
    <Level
      toc={toc}
      className={className}
      linkClassName={linkClassName}
      isLong={count > MAX_ENTRIES}
      room={Math.max(0, MAX_ENTRIES - toc.length)}
    />
  );
}

export default memo(TOCItemTree);
