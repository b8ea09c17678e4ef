import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** The id that the heading had on this page. */
  readonly id: string;
  /** A link to the heading's new place. */
  readonly children: ReactNode;
}

/** The old place of a heading that has moved to another page. An address with its id leads to the new one. */
export function Moved({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} data-moved="">
      {children}
    </span>
  );
}
