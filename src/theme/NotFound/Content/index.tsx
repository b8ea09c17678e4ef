import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {waysOn} from '../../../data/siteLinks';
import loading from '../../Loading/styles.module.css';
import site from '../../../ui/site.module.css';
import styles from './styles.module.css';

/** The page for an address that does not exist; unknown addresses under the docs get it too. */
export default function NotFoundContent({className}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {pathname} = useLocation();
  // One file serves every address, so its HTML can't have the words.
  useEffect(() => {
    const [, last = ''] = /([^/]+?)(?:\.\w+)?\/?$/.exec(pathname) ?? [];
    if (field.current) field.current.value = last.replace(/[-_]+/g, ' ').slice(0, 64);
  }, [pathname]);
  return (
    <main className={clsx(loading.page, className)} data-not-found="">
      <PageMetadata
        title="Page not found"
        description="This page does not exist. Search the documentation or continue from one of its main pages."
      />
      <h1>Page not found</h1>
      <p>This page doesn't exist. It may have moved, or the link may be wrong.</p>
      <form className={styles.search} action={useBaseUrl('/search')} role="search">
        <label htmlFor="not-found-search">Search the docs</label>
        <div className={site.fieldRow}>
          <input
            ref={field}
            id="not-found-search"
            type="search"
            name="q"
            placeholder="A property or an error"
            maxLength={64}
            autoComplete="off"
          />
          <button type="submit" className={site.action}>
            Search
          </button>
        </div>
      </form>
      <h2>Where to go next</h2>
      <ul>
        {waysOn.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
    </main>
  );
}
