/** The fields of an entry, in the order of the postings. */
export const FIELDS = ['name', 'path', 'names', 'body', 'code', 'aliases'] as const;

/**
 * What counts how much in a ranking. The values are those of many tried that found most with the queries of
 * `tests/data/search`; `tests/unit/search-relevance.test.ts` measures what a change does.
 */
export const WEIGHTS = {
  // How much a match counts in each field.
  name: 6,
  path: 1.6,
  names: 3,
  body: 1.2,
  code: 1.1,
  /** What readers call it, and the heading's id. */
  aliases: 2.5,
  // What an entry is worth beside what it matches: pages, then headings, the outer ones first.
  page: 1.25,
  section: 1.1,
  symbol: 1.05,
  level: 0.95,
  /** A heading that is a name of the API says more than one that has it among other words. */
  symbolHeading: 1.1,
  /** A page about one case, such as one provider, stands behind the general ones, for each folder above it. */
  depth: 0.95,
  /** A name that is the whole query is what the reader looks for. */
  exactName: 1.2,
  exactTitle: 1.8,
  exactPath: 1.15,
  exactAlias: 1.4,
  /** Share of a page's own score that its sections get: a section of a page about the query comes first. */
  pageShare: 0.95,
  /** Below 1, a query's second word counts more than a better match of its first. */
  ease: 0.68,
  /** How much of the score hangs on the share of the query that an entry has, and how steeply. */
  coverageShare: 1,
  coveragePower: 1.4,
  /** Share of the score of a name that neighbouring words of the query are together. */
  nameShare: 0.3,
  /** Share of what the page as a whole has of the query, wherever it stands in it. */
  wholeShare: 0.25,
  /** A guide goes through a task from end to end; the page of the thing itself answers sooner. */
  guide: 0.52,
  /** What the part of a query counts that every page has; one that no page has counts 1. */
  leastRarity: 0.52,
  /** A heading that so many pages have is the same on each and about none of them. */
  commonHeading: 5,
  common: 0.72,
  // How much a way of matching a query's word counts, relative to the word itself.
  stem: 0.9,
  part: 0.35,
  prefix: 0.95,
  typo: 0.6,
  typoPrefix: 0.4,
  synonym: 0.7,
  /** Words of tasks and questions that occur with any subject. */
  weak: 0.45,
  /** Least score, relative to the best, that is still shown. */
  cut: 0.05,
};
