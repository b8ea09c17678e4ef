import {escapeHtml} from '../lib/escapeHtml';
import {isObject} from '../lib/isObject';
import {logStorageFailure} from '../lib/safeStorage';
import {RECENT_SEARCHES, RECENT_SEARCHES_BESIDE_FAVORITES, FAVORITE_SEARCHES} from './constants';
import {hierarchyOf} from './records';
import {HEADING_LEVELS, type SearchRecord} from './types';

/** A search that DocSearch keeps in the browser: a hit without highlight and snippet data. */
export type StoredSearch = Pick<
  SearchRecord,
  'objectID' | 'url' | 'type' | 'content' | 'hierarchy'
>;

/** The part of the browser's storage that is used. */
type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** DocSearch's storage keys, one pair for each index. */
function storageKeys(indexName: string) {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

/**
 * Makes the stored searches of an index safe for DocSearch, which would stop at broken JSON and shows the
 * stored texts as HTML.
 *
 * @returns whether searches can be stored; a failure is logged and otherwise ignored.
 */
export function prepareStorage(indexName: string, getStorage: () => SearchStorage): boolean {
  try {
    const storage = getStorage();
    for (const key of Object.values(storageKeys(indexName))) {
      const before = storage.getItem(key);
      const after = before === null ? '[]' : JSON.stringify(readList(before));
      // Written even when nothing changes: a full storage shows now, not when a result is chosen.
      storage.setItem(key, after === before ? before : after);
    }
    return true;
  } catch (error) {
    logStorageFailure(error);
    return false;
  }
}

/**
 * Remembers a chosen paragraph as a recent search, under its section's heading. DocSearch remembers a
 * paragraph only when its page is among the results of the same group, and else nothing.
 */
export function rememberSection(
  hit: StoredSearch,
  indexName: string,
  storage: SearchStorage,
): void {
  const keys = storageKeys(indexName);
  const favorites = readList(storage.getItem(keys.favorite));
  const recent = readList(storage.getItem(keys.recent));
  const section = sectionOf(hit);
  if (favorites.some(({objectID}) => objectID === section.objectID)) return;
  const others = recent.filter(({objectID}) => objectID !== section.objectID);
  const limit = favorites.length > 0 ? RECENT_SEARCHES_BESIDE_FAVORITES : RECENT_SEARCHES;
  storage.setItem(keys.recent, JSON.stringify([section, ...others].slice(0, limit)));
}

/** A paragraph's heading as a separate hit. */
function sectionOf({objectID, url, hierarchy}: StoredSearch): StoredSearch {
  const type = HEADING_LEVELS.filter((level) => hierarchy[level]).at(-1) ?? 'lvl1';
  return {objectID: objectID.replace(/\|.*$/, ''), url, type, content: null, hierarchy};
}

/** The well-formed hits of a stored list. */
function readList(json: string | null): StoredSearch[] {
  let list: unknown;
  try {
    list = JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(list)
    ? list.filter(isStored).slice(0, FAVORITE_SEARCHES).map(withoutTags)
    : [];
}

function isStored(value: unknown): value is StoredSearch {
  return (
    isObject(value) &&
    typeof value.objectID === 'string' &&
    typeof value.url === 'string' &&
    typeof value.type === 'string' &&
    isObject(value.hierarchy) &&
    typeof value.hierarchy.lvl1 === 'string'
  );
}

/** DocSearch stores the page of a chosen section beside it, with highlights; it isn't kept. */
function withoutTags({objectID, url, type, ...hit}: StoredSearch): StoredSearch {
  const text = (value: unknown) => (typeof value === 'string' ? value.replace(/</g, '&lt;') : null);
  const hierarchy = hierarchyOf((level) => text(hit.hierarchy[level]));
  return {objectID, url, type, hierarchy, content: text(hit.content)};
}

/**
 * A hit whose own texts are HTML, as its highlights are: DocSearch shows the texts of stored hits, which
 * have no highlights, as HTML. `lvl0` stays text; DocSearch shows it as such.
 */
export function withHtmlTexts<Hit extends Pick<SearchRecord, 'content' | 'hierarchy'>>(
  hit: Hit,
): Hit {
  const html = (text: string | null) => (text ? escapeHtml(text) : text);
  const hierarchy = hierarchyOf((level) => {
    const text = hit.hierarchy[level] ?? null;
    return level === 'lvl0' ? text : html(text);
  });
  return {...hit, hierarchy, content: html(hit.content)};
}
