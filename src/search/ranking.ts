import MiniSearch, {type Query} from 'minisearch';
import {defined} from '../lib/defined';
import {translated} from './languages';
import {namesIn, parseQuery, pieces, type Part} from './query';
import {listSections, type Entry} from './sections';
import {fold, nameKey, stem, STEM_MARK, termsOf} from './tokenize';
import type {SearchIndex} from './types';

/** A section that matches a query. */
export interface Match {
  readonly entry: Entry;
  readonly score: number;
  /** For each part of the query, the index terms that matched. */
  readonly terms: readonly (readonly string[])[];
  /** The parts of the query, and how rare each is among the pages. */
  readonly parts: readonly RatedPart[];
}

interface RatedPart extends Part {
  readonly rarity: number;
}

/** How much a match counts in each field. */
const BOOST = {heading: 4, aliases: 4, names: 1, path: 1, text: 1};

/** What counts how much in the order of hits. */
const WEIGHTS = {
  /** A synonym, a word with a typing mistake, or the parts of an API name, relative to the word itself. */
  other: 0.6,
  /** Below 1, having the query's second word counts more than a better match of its first. */
  ease: 0.6,
  /** How much the rest of the page adds to a section. */
  page: 0.25,
  /** What a word counts that every page has; one that no page has counts 1. */
  leastRarity: 0.5,
  /** The query is an API name that the section has. */
  mentions: 2,
  /** A page about one provider, when the query names none. */
  otherProvider: 0.65,
  /** Least score, relative to the best, that is still shown. */
  cut: 0.05,
  /** The same, relative to the best of its group: below it, another word of the query is missing. */
  cutInGroup: 0.1,
};

/** A short word with a typing mistake could be many others. */
const LONG = 7;
const SURENESS = {synonym: 0.8, other: 0.35};

/** For each section that has a part of the query: how well, and by which index terms. */
type Found = ReadonlyMap<number, {readonly score: number; readonly terms: readonly string[]}>;

/** Adds up what sections, or pages, have of a query. */
class Sums extends Map<number, {score: number; covered: number}> {
  total = 0;

  add(found: Iterable<readonly [id: number, score: number]>, size: number): void {
    this.total += size;
    for (const [id, score] of found) {
      const {score: before, covered} = this.get(id) ?? {score: 0, covered: 0};
      this.set(id, {score: before + score ** WEIGHTS.ease, covered: covered + size});
    }
  }

  share(id: number): number {
    return (this.get(id)?.covered ?? 0) / this.total;
  }

  value(id: number): number {
    return (this.get(id)?.score ?? 0) * this.share(id);
  }
}

/** Finds the sections of an index with MiniSearch, and orders them by how certain it is that they are meant. */
export class Ranker {
  private readonly entries: readonly Entry[];
  private readonly called: ReadonlyMap<string, ReadonlyMap<number, number>>;
  private readonly pageCount: number;
  private readonly known = new Set<string>();
  private readonly mini: MiniSearch;

  constructor(index: SearchIndex) {
    const {entries, called, documents} = listSections(index);
    this.entries = entries;
    this.called = called;
    this.pageCount = index.pages.length;
    this.mini = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: (text, field) => termsOf(text, field !== 'text'),
      processTerm: (term) => {
        this.known.add(term);
        return term;
      },
      searchOptions: {tokenize: (term) => [term], processTerm: (term) => term, boost: BOOST},
    });
    this.mini.addAll(documents);
  }

  /** The sections that match a query, best first. */
  rank(typed: string): Match[] {
    const isKnown = (term: string) => this.known.has(term);
    const query = translated(typed.normalize('NFC'), isKnown);
    const parts = parseQuery(query, isKnown);
    const found = parts.map((part) => this.find(part));
    const sections = new Sums();
    const pages = new Sums();
    const rated: RatedPart[] = [];
    for (const [at, part] of parts.entries()) {
      const hits = defined(found[at], 'hits of a part');
      const best = new Map<number, number>();
      for (const [id, {score}] of hits) {
        const {page} = this.entry(id);
        best.set(page, Math.max(best.get(page) ?? 0, score));
      }
      const rarity = this.rarity(best.size);
      const isSaid = isKnown(fold(part.word)) || isKnown(STEM_MARK + stem(fold(part.word)));
      rated.push({...part, rarity: isSaid ? rarity : 1});
      const size = WEIGHTS.leastRarity + (1 - WEIGHTS.leastRarity) * rarity;
      const scores = Array.from(hits, ([id, {score}]) => [id, score] as const);
      sections.add(scores, size);
      pages.add(best, size);
    }
    const certainty = this.certainty(query);
    const said = new Set(termsOf(query, true));
    const matches = Array.from(sections.keys(), (id): Match => {
      const entry = this.entry(id);
      const {page, top, provider} = entry;
      const isOther = provider.length > 0 && !provider.some((name) => said.has(name));
      const inPage = (top === id ? 0 : sections.value(top)) + WEIGHTS.page * pages.value(page);
      return {
        entry,
        score:
          (sections.value(id) + inPage) * certainty(id) * (isOther ? WEIGHTS.otherProvider : 1),
        terms: found.map((hits) => hits.get(id)?.terms ?? []),
        parts: rated,
      };
    });
    matches.sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
    const most = matches[0]?.score ?? 0;
    const ofGroup = new Map<string, number>();
    return matches.filter(({score, entry}) => {
      const {group} = entry.owner;
      const best = ofGroup.get(group) ?? score;
      ofGroup.set(group, best);
      return score >= most * WEIGHTS.cut && score >= best * WEIGHTS.cutInGroup;
    });
  }

  /**
   * How certain it is that a section is meant, apart from the words that it has: a name that was typed whole comes before its
   * parts.
   */
  private certainty(query: string): (id: number) => number {
    const called = this.called.get(nameKey(query)) ?? this.calledLike(query);
    const names = namesIn(query);
    const mentions = new Set(names.length > 0 ? this.having(names) : []);
    return (id) => {
      const {worth} = this.entry(id);
      return worth * (called?.get(id) ?? 1) * (mentions.has(id) ? WEIGHTS.mentions : 1);
    };
  }

  /** The sections called by a name of the API that is still typed, such as `acceptedForm`. */
  private calledLike(query: string): ReadonlyMap<number, number> {
    const key = nameKey(query);
    const isName = pieces(query).length > 0 && !/\s/.test(query);
    return new Map(
      [...this.called].flatMap(([name, ids]) => (isName && name.startsWith(key) ? [...ids] : [])),
    );
  }

  /** The sections that have all of these terms. */
  private having(terms: readonly string[]): number[] {
    return this.mini.search({combineWith: 'AND', queries: [...terms]}).map(({id}) => id as number);
  }

  /** The sections that have a part of a query. */
  private find(part: Part): Found {
    const phrases = part.meant.map((phrase): Query => ({
      combineWith: 'AND',
      boostTerm: () => WEIGHTS.other,
      queries: phrase.map((word) => this.wordQuery(word, false)),
    }));
    const results = this.mini.search({
      combineWith: 'OR',
      queries: [this.wordQuery(part.word, part.isOpen), ...phrases],
    });
    // MiniSearch multiplies by the number of terms, of which a word with many synonyms has more.
    return new Map(
      results.map(({id, score, queryTerms, terms}) => [
        id as number,
        {score: score / queryTerms.length, terms},
      ]),
    );
  }

  /** A word and its other forms. An unknown one: what it begins, and what it may have been meant to be. */
  private wordQuery(word: string, isOpen: boolean): Query {
    const folded = fold(word);
    const root = STEM_MARK + stem(folded);
    const isKnown = this.known.has(folded) || this.known.has(root);
    const swapped = isKnown ? [] : swaps(folded).filter((term) => this.known.has(term));
    const inner = pieces(word).map((piece) => STEM_MARK + stem(piece));
    const fuzzy = !isKnown && swapped.length === 0 && folded.length > 3 && 1;
    const whole: Query = {
      queries: [folded],
      prefix: !isKnown && folded.length > (isOpen ? 1 : 2),
      fuzzy,
      weights: {prefix: 1, fuzzy: WEIGHTS.other},
    };
    const plain = {prefix: false, fuzzy: false, combineWith: 'OR'} as const;
    const asParts = {...plain, combineWith: 'AND', boostTerm: () => WEIGHTS.other} as const;
    return {
      combineWith: 'OR',
      queries: [
        whole,
        {...plain, fuzzy: folded.length > 4 && fuzzy, queries: [root, ...swapped]},
        ...(inner.length > 0 ? [{...asParts, queries: inner}] : []),
      ],
    };
  }

  /** How rare a part of the query is: 0 for what all pages have, such as "chat", 1 for what none has. */
  private rarity(pages: number): number {
    return Math.log((this.pageCount + 1) / (pages + 1)) / Math.log(this.pageCount + 1);
  }

  private entry(id: number): Entry {
    return defined(this.entries[id], 'section of a hit');
  }
}

/** How surely index terms have a part of a query: as it was typed, by a synonym, or by a part or a typing mistake. */
export function surenessOf({word, meant}: Part, terms: readonly string[]): number {
  if (terms.length === 0) return 0;
  // A version isn't part of a name: "nuxt3" is Nuxt.
  const folded = fold(word).replace(/(\p{L})\d$/u, '$1');
  const root = stem(folded);
  if (terms.some((term) => term === folded || term === STEM_MARK + root)) return 1;
  const inner = pieces(word).map((piece) => STEM_MARK + stem(piece));
  const isMeant = (term: string) =>
    meant.some((phrase) => phrase.some((one) => term === one || term === STEM_MARK + stem(one)));
  if (terms.some(isMeant) || (inner.length > 0 && inner.some((piece) => terms.includes(piece))))
    return SURENESS.synonym;
  return word.length < LONG ? SURENESS.other : SURENESS.synonym;
}

/** The words that two neighboring letters, swapped, may have been. */
function swaps(word: string): string[] {
  return Array.from(word.slice(1), (next, at) => {
    return word.slice(0, at) + next + word.charAt(at) + word.slice(at + 2);
  });
}
