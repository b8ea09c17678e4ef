import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ActionButton} from '@site/src/ui/ActionLink';
import {useSettings} from '@site/src/config/useSettings';
import {FALLBACK_ACTION, FALLBACK_NOTE, describeCount, type SearchHit} from '@site/src/search';
import {SAMPLE_QUERIES} from './content';
import type {Search} from './useSearch';
import {waysOn} from '@site/src/data/siteLinks';
import {LEVELS, type Highlight} from '@site/src/search/types';
import {toSiteAddress} from '@site/src/search/urls';
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

/** The hits of one page: its title, and each place in it. */
function PageResults({hits}: {hits: readonly SearchHit[]}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = (url: string) => toSiteAddress(url, siteConfig, window.location.origin);
  const [first] = hits;
  if (!first) return null;
  const title = first._highlightResult.hierarchy.lvl1;
  const pageHit = hits.find((hit) => hit.type === 'lvl1');
  const rest = hits.filter((hit) => hit !== pageHit);
  return (
    <article className={styles.result}>
      <p className={styles.group}>{first.hierarchy.lvl0}</p>
      <h2 className={styles.title}>
        <Link to={address(first.url.replace(/#.*$/, ''))}>
          <Marked text={title} plain={first.hierarchy.lvl1} />
        </Link>
      </h2>
      {pageHit && (
        <div data-hit>
          <Snippet hit={pageHit} />
        </div>
      )}
      {rest.length > 0 && (
        <ul className={styles.places}>
          {rest.map((hit) => (
            <li key={hit.objectID} data-hit>
              <Link to={address(hit.url)} className={styles.place}>
                <Path hit={hit} />
              </Link>
              <Snippet hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The headings below the page's title that lead to a hit. */
function Path({hit}: {hit: SearchHit}): ReactNode {
  const levels = LEVELS.slice(2).filter((level) => hit.hierarchy[level]);
  const shown = levels.length > 0 ? levels : (['lvl1'] as const);
  return shown.map((level, depth) => (
    <React.Fragment key={level}>
      {depth > 0 && <span aria-hidden="true"> › </span>}
      <Marked text={hit._highlightResult.hierarchy[level]} plain={hit.hierarchy[level] ?? ''} />
    </React.Fragment>
  ));
}

function Snippet({hit}: {hit: SearchHit}): ReactNode {
  const {content} = hit._snippetResult;
  if (!content?.value) return null;
  return (
    <p className={styles.snippet}>
      <Marked text={content} plain={hit.content ?? ''} />
    </p>
  );
}

/** Text with marks. Both clients escape everything but the marks; see `highlightTerms.ts` and `hosted.ts`. */
function Marked({text, plain}: {text: Highlight | undefined; plain: string}): ReactNode {
  return text ? <span dangerouslySetInnerHTML={{__html: text.value}} /> : <span>{plain}</span>;
}
