import React, {type ReactNode} from 'react';
import {ActionLink} from '../../ui/ActionLink';

/** Leads to the page that shows a layout in a separate window. */
export function PreviewLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <p>
      <ActionLink to={to} quiet>
        {children}
      </ActionLink>
    </p>
  );
}
