import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchHit} from '@site/src/search';
import {LEVELS, type Highlight} from '@site/src/search/types';
import {toSiteAddress} from '@site/src/search/urls';
import styles from './styles.module.css';

/** The hits of one page: its title, and each place in it. */
export function PageResults({hits}: {hits: readonly SearchHit[]}): ReactNode {
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
