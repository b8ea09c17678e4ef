/** The levels of headings in DocSearch's hierarchy; `lvl1` is the page's title. */
export const HEADING_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** All levels; `lvl0` is the group of pages. */
export const LEVELS = ['lvl0', ...HEADING_LEVELS] as const;
export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;

/** One record in DocSearch's shape: what a hosted index stores and what a search answers with. */
export interface SearchRecord {
  readonly objectID: string;
  /** Address with the base path; absolute in the records that are uploaded. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** Id of the heading above the record; `null` at the top of a page. */
  readonly anchor: string | null;
  readonly type: (typeof HEADING_LEVELS)[number] | 'content';
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
}

/** A part of a page: its top (level 1) or the text under one heading (levels 2 to 6). */
export interface IndexSection {
  readonly level: number;
  /** Id of the heading; empty for the top of the page. */
  readonly anchor: string;
  readonly heading: string;
  /** Paragraphs, list items and the cells of prose tables, in reading order. */
  readonly text: readonly string[];
  /** Documented names (properties, types, values) and the page's text about each. */
  readonly symbols?: readonly (readonly [name: string, text: string])[];
  /** Those of the names that older versions had. */
  readonly old?: readonly string[];
  /** Identifiers that the page has in its code only, at the section that has each first. */
  readonly code?: readonly string[];
  /** What readers call the section, where its text uses other words; nobody sees them. */
  readonly aliases?: readonly string[];
}

/** One page of the index. */
export interface IndexPage {
  /** Path with the base path, without an anchor. */
  readonly url: string;
  /** The page's `lvl0`: its top-level category in the sidebar, or the sidebar's own name. */
  readonly group: string;
  readonly title: string;
  readonly sections: readonly IndexSection[];
}

/** Everything the embedded engine needs; records are derived from it by `toRecords`. */
export interface SearchIndex {
  readonly language: string;
  readonly version: string;
  readonly tag: string;
  readonly pages: readonly IndexPage[];
}

/** A list that is met when all its members are; a nested list when one of them is (Algolia's `facetFilters`). */
export type FacetFilters = readonly (string | readonly string[])[];

/** The part of Algolia's query that DocSearch sends. */
export interface SearchRequest {
  readonly query: string;
  readonly indexName: string;
  readonly attributesToRetrieve?: readonly string[];
  /** `name:words` pairs, for example `content:10`. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly hitsPerPage?: number;
  /** Starts at 0. */
  readonly page?: number;
  readonly clickAnalytics?: boolean;
  /** Adds `_rankingInfo` to the hits. */
  readonly getRankingInfo?: boolean;
  readonly facetFilters?: FacetFilters;
}

/** HTML-escaped text in which matches are between the request's tags. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

/** Highlights by attribute; attributes without text are left out. */
export interface HighlightResult {
  readonly hierarchy: Partial<Record<Level, Highlight>>;
  readonly content?: Highlight;
}

export interface SearchHit extends SearchRecord {
  readonly _highlightResult: HighlightResult;
  readonly _snippetResult: HighlightResult;
  /** Of the embedded engine, when the request asks for it. */
  readonly _rankingInfo?: RankingInfo;
}

/** A word of the query, and what a section has of it. */
export interface QueryWord {
  readonly word: string;
  /** 0 for a word that all pages have, 1 for one that none has. */
  readonly rarity: number;
  /** The index terms that matched. */
  readonly terms: readonly string[];
  /** How surely they mean the word: from 0, when there are none, to 1. */
  readonly sureness: number;
}

/** How the embedded engine came to a hit, and what else the section has. */
export interface RankingInfo {
  readonly score: number;
  readonly words: readonly QueryWord[];
  /** Number of the hit's section on its page; the top is 0. */
  readonly place: number;
  /** The section's own heading; the page's title at the top. */
  readonly heading: string;
  /** The section's whole text, documented names included, one paragraph a line. */
  readonly text: string;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly processingTimeMS: number;
  readonly query: string;
  readonly index: string;
  readonly queryID?: string;
  /** The embedded index answered because the hosted one could not be reached. */
  readonly isFallback?: boolean;
  readonly exhaustiveNbHits: boolean;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** What the modal, the search page and anything else on the site ask for results. */
export interface SearchClient {
  /**
   * One result for each request, in order.
   *
   * @throws an error named `RetryError` when no source of results can be reached, and one named `ApiError`
   * when the source refuses the request.
   */
  search(params: {readonly requests: readonly SearchRequest[]}): Promise<SearchResponse>;
  /** Answers from the copy of the index on this site for a while; only where another index is asked first. */
  fallBack?(): void;
}
