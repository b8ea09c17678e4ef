import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {SearchResults} from './SearchResults';
import {titleOf} from './content';
import {useSearch} from './useSearch';
import {MAX_QUERY_SIZE} from '@site/src/search';
import {pasteDeciding} from '@site/src/search/request';
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

/** The input of the search page. Arrow down goes to the first result. */
function SearchForm({
  query,
  onQuery,
}: {
  query: string;
  onQuery: (query: string) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // The address follows the typed text with a delay, so that the input keeps its own text meanwhile.
  const isTyping = useRef(false);
  useEffect(() => {
    if (input.current && !isTyping.current) input.current.value = query;
  }, [query]);
  useEffect(() => {
    if (input.current && !window.location.hash) input.current.focus({preventScroll: true});
  }, []);

  return (
    <form role="search" action="" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="search-page-input" className={styles.label}>
        Search docs and examples
      </label>
      <input
        ref={input}
        id="search-page-input"
        className={styles.input}
        type="search"
        name="q"
        defaultValue=""
        onBlur={() => {
          isTyping.current = false;
        }}
        maxLength={MAX_QUERY_SIZE}
        placeholder="Search docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onPaste={({nativeEvent}) => pasteDeciding(nativeEvent)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          const first = event.currentTarget
            .closest('main')
            ?.querySelector<HTMLElement>('article a, section a');
          if (!first) return;
          event.preventDefault();
          first.focus();
        }}
        onChange={({currentTarget}) => {
          const value = currentTarget.value.slice(0, MAX_QUERY_SIZE);
          isTyping.current = true;
          onQuery(value);
        }}
      />
    </form>
  );
}
