import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {ActionButton} from '@site/src/ui/ActionLink';
import {useSettings} from '@site/src/config/useSettings';
import {FALLBACK_ACTION, FALLBACK_NOTE, describeCount, type SearchHit} from '@site/src/search';
import {SAMPLE_QUERIES} from './content';
import {PageResults} from './PageResults';
import type {Search} from './useSearch';
import {waysOn} from '@site/src/data/siteLinks';
import styles from './styles.module.css';

/** What the search found, grouped by page, or what to do instead. */
export function SearchResults({search}: {search: Search}): ReactNode {
  const {query, status, count, batches, hasMore, isFallback, more, fallBack} = search;
  const results = useRef<HTMLDivElement>(null);
  const shownBatches = useRef(batches.length);

  // The button moves away below what it has brought; the focus goes to the first new result.
  useEffect(() => {
    if (batches.length > 1 && batches.length > shownBatches.current)
      results.current
        ?.querySelector<HTMLElement>(`[data-batch="${batches.length - 1}"] a`)
        ?.focus();
    shownBatches.current = batches.length;
  }, [batches.length]);

  useEffect(() => {
    const element = results.current;
    element?.addEventListener('keydown', moveThroughLinks);
    return () => element?.removeEventListener('keydown', moveThroughLinks);
  }, []);

  const isEmpty = !query.trim();
  return (
    <div ref={results} aria-busy={status === 'loading' || status === 'stalled'}>
      <p role="status" className={styles.count}>
        {!isEmpty && status === 'done' && `${describeCount(count)} for "${query}"`}
        {status === 'stalled' && 'Searching…'}
      </p>
      {!isEmpty && isFallback && <p className={styles.note}>{FALLBACK_NOTE}</p>}
      {isEmpty && <Suggestions title="Try one of these, or browse." />}
      {!isEmpty && status === 'error' && (
        <div role="alert" className={styles.note}>
          <p className={styles.noteTitle}>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <ActionButton onClick={fallBack ?? more}>
            {fallBack ? FALLBACK_ACTION : 'Try again'}
          </ActionButton>
        </div>
      )}
      {!isEmpty && status === 'done' && count === 0 && (
        <>
          <MissingResults query={query} />
          <Suggestions title="Try searching for fewer or other words, or browse." />
        </>
      )}
      {!isEmpty &&
        batches.map((hits, number) => (
          <div key={number} data-batch={number}>
            {byPage(hits).map((group) => (
              <PageResults key={group[0]?.objectID} hits={group} />
            ))}
          </div>
        ))}
      {!isEmpty && hasMore && status !== 'error' && (
        <ActionButton onClick={more}>Show more results</ActionButton>
      )}
    </div>
  );
}

function byPage(hits: readonly SearchHit[]): SearchHit[][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.url.replace(/#.*$/, '');
    groups.set(page, [...(groups.get(page) ?? []), hit]);
  }
  return [...groups.values()];
}

/** Arrow keys go from result to result, and from the first one back to the input. */
function moveThroughLinks(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const area = event.currentTarget;
  const links = area instanceof Element ? [...area.querySelectorAll<HTMLElement>('a[href]')] : [];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  const input = document.getElementById('search-page-input');
  (event.key === 'ArrowDown' ? links[at + 1] : at === 0 ? input : links[at - 1])?.focus();
}

function Suggestions({title}: {title: string}): ReactNode {
  const searchLink = useSearchLinkCreator();
  return (
    <section aria-label="Suggestions">
      <p>{title}</p>
      <ul className={styles.suggestions}>
        {SAMPLE_QUERIES.map((query) => (
          <li key={query}>
            <Link to={searchLink(query)}>{query}</Link>
          </li>
        ))}
        {waysOn.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MissingResults({query}: {query: string}): ReactNode {
  const {missingResultsUrl} = useSettings();
  if (!missingResultsUrl) return null;
  return (
    <p>
      Believe this query should return results?{' '}
      <Link to={missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))}>
        Let us know.
      </Link>
    </p>
  );
}
