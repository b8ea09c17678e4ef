import React, {
  cloneElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {
  FALLBACK_ACTION,
  FALLBACK_NOTE,
  MAX_QUERY_SIZE,
  createSearchClient,
  describeCount,
  embeddedClient,
  type SearchHit,
} from '@site/src/search';
import {pasteDeciding} from '@site/src/search/request';
import {
  prepareStorage,
  rememberSection,
  withHtmlTexts,
  type StoredSearch,
} from '@site/src/search/stored';
import {isExternal, toSiteAddress} from '@site/src/search/urls';
import type {SearchSettings} from '@site/src/config/settings';
import {useSettings} from '@site/src/config/useSettings';
import {AskRow} from './AskRow';
import {focusTarget, keepDialog} from './dialog';
import {watchSearches, type SearchNews} from './news';
import {withPath} from './path';
import variables from '@docsearch/css/dist/_variables.css?inline';
import looks from '@docsearch/css/dist/modal.css?inline';
import ownLooks from './modal.css?inline';

type Navigator = NonNullable<DocSearchModalProps['navigator']>;
type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type InternalHit = Parameters<NonNullable<Navigator['navigate']>>[0]['item'];

/** What the button tells the modal. */
export interface SearchModalProps {
  /** Typed before the modal was there; the page's selection is used when it is empty. */
  readonly initialQuery: string;
  /** @param returnFocus `false` when the reader opens another page. */
  readonly onClose: (returnFocus?: boolean) => void;
}

/** Starts what the first query needs, while the reader is on the way to it. */
export function prepareSearch(settings: SearchSettings): void {
  if (settings.kind === 'embedded') embeddedClient().prepare();
}

/** DocSearch's modal in a dialog of the browser, which gives it a name, the focus and the page behind it. */
export function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {search, missingResultsUrl, maxResultsPerGroup, searchInsights} = useSettings();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const [news, setNews] = useState<SearchNews>();
  // The list is created again at every render; its members do not change.
  const facetFilters = JSON.stringify(useAlgoliaContextualFacetFilters());

  const closeForPage = useCallback(() => onClose(false), [onClose]);
  const source = useMemo(() => createSearchClient(search), [search]);
  const [client] = useState(() => watchSearches(source, setNews));
  const transformSearchClient = useCallback(
    () =>
      client as unknown as ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>,
    [client],
  );
  const [canStore] = useState(() => prepareStorage(search.indexName, () => window.localStorage));
  const remember = useCallback(
    (hit: InternalHit) => {
      if (canStore && hit.type === 'content' && !hit.__docsearch_parent)
        rememberSection(hit as StoredSearch, search.indexName, window.localStorage);
      // DocSearch stores a chosen result in the same moment, with more fields than it needs.
      if (canStore)
        window.setTimeout(() => prepareStorage(search.indexName, () => window.localStorage));
    },
    [canStore, search.indexName],
  );
  const [navigator] = useState<DocSearchModalProps['navigator']>(() => ({
    navigate({itemUrl, item}) {
      remember(item);
      if (isExternal(itemUrl)) window.location.assign(itemUrl);
      else {
        history.push(itemUrl);
        focusTarget(itemUrl);
      }
    },
  }));
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) =>
      items.map((item) => ({
        ...withPath(withHtmlTexts(item as unknown as SearchHit)),
        url: toSiteAddress(item.url, siteConfig, window.location.origin),
      })) as unknown as typeof items,
    [siteConfig],
  );
  const hitComponent = useMemo<DocSearchModalProps['hitComponent']>(
    () =>
      function RememberedHit(props) {
        const choose = (event: MouseEvent) => {
          remember(props.hit as InternalHit);
          const isHere = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
          if (isHere) focusTarget(props.hit.url);
        };
        return <Hit {...props} onChoose={choose} />;
      },
    [remember],
  );
  const resultsFooterComponent = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () =>
      function ResultsFooter({state}) {
        return (
          <SeeAll query={state.query} count={Number(state.context.nbHits)} onClick={closeForPage} />
        );
      },
    [closeForPage],
  );
  const getMissingResultsUrl = useMemo(
    () =>
      missingResultsUrl
        ? ({query}: {query: string}) =>
            missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))
        : undefined,
    [missingResultsUrl],
  );
  const searchParameters = useMemo<DocSearchModalProps['searchParameters']>(
    () => ({facetFilters: JSON.parse(facetFilters)}),
    [facetFilters],
  );

  const translations = useMemo<NonNullable<DocSearchModalProps['translations']>>(() => {
    if (!source.fallBack) return {};
    const fallBack = () => {
      source.fallBack?.();
      // DocSearch repeats the query when its input gets the focus.
      const input = dialog.current?.querySelector('input');
      input?.blur();
      input?.focus();
    };
    const helpText = hintWith(
      <button type="button" className="SearchDialog-action" onClick={fallBack}>
        {FALLBACK_ACTION}
      </button>,
    );
    return {errorScreen: {helpText}};
  }, [source]);

  // A layout effect, so that the dialog is shown before DocSearch focuses its input.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    const release = keepDialog(element, () => onClose());
    return () => {
      release();
      element.close();
    };
  }, [onClose]);

  return createPortal(
    <dialog
      ref={dialog}
      aria-label="Search"
      className="SearchDialog"
      onPaste={({nativeEvent}) => pasteDeciding(nativeEvent)}
      data-hosted={search.kind === 'hosted' || undefined}
      data-fallback={news?.isFallback || undefined}
      data-answered={news?.query}
    >
      <style>{variables + looks + ownLooks}</style>
      <DocSearchModal
        appId={search.kind === 'hosted' ? search.appId : 'embedded'}
        apiKey={search.kind === 'hosted' ? search.apiKey : 'embedded'}
        indexName={search.indexName}
        placeholder="Search docs"
        maxResultsPerGroup={maxResultsPerGroup}
        insights={searchInsights}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery.slice(0, MAX_QUERY_SIZE)}
        onClose={onClose}
        navigator={navigator}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        hitComponent={hitComponent}
        disableUserPersonalization={!canStore}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={getMissingResultsUrl}
        searchParameters={searchParameters}
        translations={translations}
      />
      <AskRow dialog={dialog} onClose={onClose} />
      <Announcer news={news} />
      {news?.isFallback && <p className="SearchDialog-note">{FALLBACK_NOTE}</p>}
    </dialog>,
    document.body,
  );
}

/**
 * A result: a link, and beside it the buttons of a stored search, which DocSearch would put into the link.
 */
function Hit({
  hit,
  children,
  onChoose,
}: HitProps & {onChoose: (event: MouseEvent) => void}): ReactElement {
  const container = children as ReactElement<{children: ReactNode[]}>;
  const content = container.props.children.slice(0, -1);
  const actions = container.props.children.at(-1);
  return (
    <>
      <div className="SearchDialog-result">
        {/* The input keeps the focus; arrow keys move through the results. */}
        <Link to={hit.url} tabIndex={-1} onClick={onChoose}>
          {cloneElement(container, {}, ...content)}
        </Link>
      </div>
      <div className="SearchDialog-actions">{actions}</div>
    </>
  );
}

/**
 * DocSearch's hint on the error screen with a button below. It has no place for one, but it puts its texts
 * into elements as they are.
 */
function hintWith(action: ReactNode): string {
  const hint = <>You might want to check your network connection.{action}</>;
  return hint as unknown as string;
}

function SeeAll({
  query,
  count,
  onClick,
}: {
  query: string;
  count: number;
  onClick: () => void;
}): ReactNode {
  const link = useSearchLinkCreator();
  return (
    <Link to={link(query)} onClick={onClick}>
      {count === 1 ? 'See all results' : `See all ${count} results`}
    </Link>
  );
}

/** Milliseconds without news after which they are announced. */
const QUIET_TIME = 500;

/** Tells assistive technology what a query found, once the reader pauses. */
function Announcer({news}: {news: SearchNews | undefined}): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setText(news ? describe(news) : ''), QUIET_TIME);
    return () => window.clearTimeout(timer);
  }, [news]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

function describe({query, count, isFallback}: SearchNews): string {
  if (count === undefined) return 'Unable to fetch results';
  const found = `${describeCount(count)} for "${query}"`;
  return isFallback ? `${found}. ${FALLBACK_NOTE}` : found;
}
