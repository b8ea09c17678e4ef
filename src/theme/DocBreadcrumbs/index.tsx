import React, {type ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {CopyPage} from './CopyPage';
import styles from './styles.module.css';

/** The breadcrumbs, with the page's Markdown beside them. */
export default function DocBreadcrumbsWithCopy(): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <CopyPage address={`${metadata.permalink.replace(/\/$/, '')}.md`} />
    </div>
  );
}
