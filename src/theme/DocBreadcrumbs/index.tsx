import React, {useRef, type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import TOCItems from '@theme/TOCItems';
import {CopyButton} from '../../ui/code/CopyButton';
import styles from './styles.module.css';

type Breadcrumbs = ComponentProps<typeof StructuredData>['breadcrumbs'];

/** The way to the page. Examples begin with their own name, as the sidebar has no entry for all of them. */
function useBreadcrumbs(): Breadcrumbs {
  const sidebar = useDocsSidebar();
  const items = useSidebarBreadcrumbs() ?? [];
  const [first] = sidebar?.items ?? [];
  const href = first && 'href' in first ? first.href : undefined;
  if (sidebar?.name !== 'examples' || !href) return items;
  return [{type: 'link', label: 'Examples', href}, ...items];
}

/** The text of one of this site's files. */
async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** The address for the framework that the reader has chosen (src/example/framework.ts notes it there). */
function chosenAddress(address: string): string {
  const {framework} = document.documentElement.dataset;
  return framework ? address.replace(/md$/, `${framework}.md`) : address;
}

/** Copies the page's Markdown, its code in the chosen framework, and links to it. */
function CopyPage({address}: {address: string}): ReactNode {
  return (
    <div className={styles.copy}>
      <CopyButton
        label="Copy page as Markdown"
        failed="Could not copy"
        text={() => textOf(chosenAddress(address))}
      />
      {/* A file and not a page, so the router must leave it alone. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        href={address}
        className={styles.link}
        onClick={({currentTarget}) => (currentTarget.href = chosenAddress(address))}
      >
        <span className="sr-only">This page as Markdown: </span>.md
      </a>
    </div>
  );
}

/**
 * One line above the heading: the way to the page, and its Markdown. On phones the Markdown is in a menu with
 * the table of contents.
 */
export default function DocBreadcrumbs(): ReactNode {
  const {metadata, toc, frontMatter} = useDoc();
  const breadcrumbs = useBreadcrumbs();
  const menu = useRef<HTMLDetailsElement>(null);
  const address = `${metadata.permalink.replace(/\/$/, '')}.md`;
  return (
    <div className={styles.row}>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          {breadcrumbs.map(({label, href}, index) => (
            <li key={index} className="breadcrumbs__item">
              {href && index < breadcrumbs.length - 1 ? (
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.wide}>
        <CopyPage address={address} />
      </div>
      <details ref={menu} className={`theme-doc-toc-mobile ${styles.menu}`}>
        <summary>On this page</summary>
        {/* A link closes the menu behind it. */}
        <div
          className={styles.panel}
          onClick={({target}) => {
            if (target instanceof HTMLAnchorElement && menu.current) menu.current.open = false;
          }}
        >
          <TOCItems
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
            className="table-of-contents"
          />
          <CopyPage address={address} />
        </div>
      </details>
    </div>
  );
}
