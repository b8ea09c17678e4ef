import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import ui from '../../ui/ui.module.css';

/** Leads to the page that shows a layout in a separate window. */
export function PreviewLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <p>
      <Link to={to} className={ui.button}>
        {children}
      </Link>
    </p>
  );
}
