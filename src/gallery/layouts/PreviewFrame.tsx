import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import styles from './previews.module.css';

/** The page that shows a layout, within the page about it. */
export function PreviewFrame({of, title}: {of: string; title: string}): ReactNode {
  return <iframe className={styles.frame} src={useBaseUrl(of)} title={title} loading="lazy" />;
}
