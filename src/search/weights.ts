/** The fields of an entry, in the order of the postings. */
export const FIELDS = ['name', 'path', 'names', 'body', 'code', 'aliases'] as const;

/** How much a match counts in each field. */
export const FIELD_WEIGHTS: Readonly<Record<(typeof FIELDS)[number], number>> = {
  name: 6,
  path: 1,
  names: 1,
  body: 1,
  code: 1,
  /** What readers call it, and the heading's id. */
  aliases: 2.5,
};

/**
 * What counts how much in a ranking. Each value earns its place: without it, the queries of
 * `tests/data/search` find less. `npm run bench -- ablation` takes them away one by one.
 */
export const WEIGHTS = {
  /** A page about one case, such as one provider, ranks below general ones, for each folder above it. */
  depth: 0.9,
  /** The whole query is an entry's name, or what readers call it. */
  exact: 1.4,
  /** The whole query is the title of a guide: the reader means that page, despite `guide` below. */
  title: 4,
  /** Pages rank above their sections, and outer headings above inner ones. */
  level: 0.95,
  /** Below 1, a query's second word counts more than a better match of its first. */
  ease: 0.68,
  /** Share of what the page as a whole has of the query, anywhere in it. */
  wholeShare: 0.25,
  /** A guide goes through a task from end to end; the page of the thing itself answers sooner. */
  guide: 0.52,
  /** What the part of a query counts that every page has; one that no page has counts 1. */
  leastRarity: 0.5,
  /** A part of an unknown name, relative to the word itself. */
  part: 0.35,
  /** A word with one typing mistake, relative to the word itself. */
  typo: 0.5,
  /** Least score, relative to the best, that is still shown. */
  cut: 0.05,
};
