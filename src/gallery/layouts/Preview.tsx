import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import ui from '../../ui/ui.module.css';
import styles from './previews.module.css';

/** Leads to the page that shows a layout in a separate window. */
export function PreviewLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={ui.button}>
      {children}
    </Link>
  );
}

/** The page that shows a layout, within the page about it. */
export function PreviewFrame({of, title}: {of: string; title: string}): ReactNode {
  return <iframe className={styles.frame} src={useBaseUrl(of)} title={title} loading="lazy" />;
}
