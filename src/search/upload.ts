import {toRecords} from './records';
import {SYNONYMS} from './synonyms';
import {LEVELS, type SearchIndex, type SearchRecord} from './types';

/** A record with what the hosted service ranks by. */
export interface HostedRecord extends SearchRecord {
  readonly weight: {
    /** A page with fewer folders above it is more general. */
    readonly page_rank: number;
    /** 100 for a page's title down to 50 for a heading of level 6; 0 for text. */
    readonly level: number;
    /** Place in the page. */
    readonly position: number;
  };
}

/** The records of an index for a hosted service, with absolute addresses. */
export function toHosted(index: SearchIndex, origin: string): HostedRecord[] {
  const places = new Map<string, number>();
  return toRecords(index, origin).map((record) => {
    const page = record.url_without_anchor;
    const position = places.get(page) ?? 0;
    places.set(page, position + 1);
    const depth = LEVELS.findIndex((level) => level === record.type);
    const folders = new URL(page).pathname.split('/').filter(Boolean).length;
    return {
      ...record,
      weight: {page_rank: -folders, level: depth < 0 ? 0 : 110 - 10 * depth, position},
    };
  });
}

const headings = LEVELS.map((level) => `hierarchy.${level}`);

/** Settings of the hosted index: DocSearch's, with the same order of fields as the embedded engine's. */
export const INDEX_SETTINGS = {
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [...headings.slice(1).map((name) => `unordered(${name})`), 'content'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional' as const,
  separatorsToIndex: '_',
};

/** The embedded engine's synonyms as the hosted service's one-way synonyms. */
export function toSynonyms() {
  return SYNONYMS.map(([input, ...synonyms]) => ({
    objectID: input.replace(/\s+/g, '-'),
    type: 'oneWaySynonym' as const,
    input,
    synonyms,
  }));
}
