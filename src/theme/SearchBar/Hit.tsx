import React, {cloneElement, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {DocSearchModalProps} from '@docsearch/react/modal';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type Container = ReactElement<{children: ReactNode[]}>;

/**
 * A result: a link, and beside it the buttons of a stored search, which DocSearch would put into the link.
 */
export function Hit({
  hit,
  children,
  onChoose,
}: HitProps & {onChoose: (event: MouseEvent) => void}): ReactElement {
  const container = children as Container;
  const content = container.props.children.slice(0, -1);
  const actions = container.props.children.at(-1);
  return (
    <>
      <div className="SearchDialog-result">
        {/* The input keeps the focus; arrow keys move through the results. */}
        <Link to={hit.url} tabIndex={-1} onClick={onChoose}>
          {cloneElement(container, {}, ...content)}
        </Link>
      </div>
      <div className="SearchDialog-actions">{actions}</div>
    </>
  );
}
