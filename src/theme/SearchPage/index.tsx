import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {SearchForm} from './SearchForm';
import {SearchResults} from './SearchResults';
import {titleOf} from './content';
import {useSearch} from './useSearch';
import {waysOn} from '@site/src/data/siteLinks';
import styles from './styles.module.css';

/** The page of all results, `/search?q=`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}

/**
 * Inside the layout, which knows the version of the docs that is searched. Lists of results need no `noindex`:
 * their canonical address is that of the page, without the query.
 */
function Content(): ReactNode {
  const search = useSearch();
  return (
    <main className={styles.page}>
      <PageMetadata
        title={titleOf(search)}
        description="Search the docs, examples and guides of Deep Chat: properties, types, providers and tasks, also without a network."
      />
      <h1>Search</h1>
      <noscript>
        <style>{`.${styles.interactive} {display: none !important}`}</style>
        <p className={styles.note}>
          Searching needs JavaScript, which is switched off or blocked. All pages are listed in the
          menus of these two:
        </p>
        <ul>
          {waysOn.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </noscript>
      <div className={styles.interactive}>
        <SearchForm query={search.query} onQuery={search.setQuery} />
        <SearchResults search={search} />
      </div>
    </main>
  );
}
