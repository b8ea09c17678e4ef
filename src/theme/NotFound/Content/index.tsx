import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {useSettings} from '../../../config/useSettings';
import {waysOn} from '../../../data/siteLinks';
import type {SearchHit} from '../../../search';
import loading from '../../Loading/styles.module.css';
import site from '../../../ui/site.module.css';
import styles from './styles.module.css';

/** The page for an address that does not exist; unknown addresses under the docs get it too. */
export default function NotFoundContent({className}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef<HTMLSpanElement>(null);
  const [found, setFound] = useState<readonly SearchHit[]>([]);
  const {pathname} = useLocation();
  const {indexName} = useSettings().search;
  // One file serves every address, so its HTML can't have the words.
  useEffect(() => {
    const [, last = ''] = /([^/]+?)(?:\.\w+)?\/?$/.exec(pathname) ?? [];
    const words = last.replace(/[-_]+/g, ' ').slice(0, 64);
    if (field.current) field.current.value = words;
    if (asked.current) asked.current.textContent = pathname;
    let isCurrent = true;
    import('./findPages')
      .then(({findPages}) => findPages(words, indexName))
      .then(
        (pages) => isCurrent && setFound(pages),
        () => undefined, // offline: the ways on are complete without them
      );
    return () => {
      isCurrent = false;
    };
  }, [pathname, indexName]);
  return (
    <main className={clsx(loading.page, className)} data-not-found="">
      <PageMetadata
        title="Page not found"
        description="This page does not exist. Search the documentation or continue from one of its main pages."
      />
      <p className={styles.asked}>
        <span ref={asked} />
      </p>
      <div className={styles.reply}>
        <h1>Page not found</h1>
        <p>This page doesn't exist. It may have moved, or the link may be wrong.</p>
      </div>
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
      <ul className={styles.next}>
        <li>
          <Link to="/start">Guided start</Link>A chat in three steps
        </li>
        {waysOn.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.found}>
        {found.length > 0 && (
          <>
            <h2>Did you mean one of these?</h2>
            <ul className={styles.pages}>
              {found.map(({url, hierarchy}) => (
                <li key={url}>
                  <Link to={url.replace(/#.*/, '')}>{hierarchy.lvl1}</Link>
                  <span>{hierarchy.lvl0}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}
