import {Postings, type Fields} from './postings';
import {parseQuery, type Alternative, type Concept} from './query';
import {placedSections, type PlacedSection} from './records';
import {bare, nameTerms, terms} from './tokenize';
import type {IndexPage, IndexSection, SearchIndex} from './types';
import {Vocabulary} from './vocabulary';
import {FIELD_WEIGHTS, FIELDS, WEIGHTS} from './weights';

/** A possible result: a page, a section below a heading, or a documented name in a section. */
export type Entry = Place &
  (
    | {readonly kind: 'page' | 'section'}
    | {
        readonly kind: 'symbol';
        /** Place in the section's `symbols`. */
        readonly symbol: number;
        readonly name: string;
        readonly text: string;
      }
  );

/** The place of an entry in the index. */
interface Place extends PlacedSection {
  readonly owner: IndexPage;
  /** Numbers of its page in the index and of its section in the page. */
  readonly page: number;
  readonly number: number;
}

/** An entry with its worth for any query, and the number of its page's own entry. */
interface Ranked {
  readonly entry: Entry;
  readonly worth: number;
  readonly top: number;
}

/** An entry that matches a query. */
export interface Match {
  readonly entry: Entry;
  readonly score: number;
  /** Shares of the query, from 0 to 1, that the entry and its whole page have. */
  readonly share: number;
  readonly pageShare: number;
}

/** The results of a query, best first. */
export interface Ranking {
  readonly matches: readonly Match[];
  /** Index terms that the query's words matched, each with the parts of the query it belongs to, as bits. */
  readonly terms: ReadonlyMap<string, number>;
  /** The bits of all parts. */
  readonly everything: number;
}

/** For one part of the query: each entry's score, and its share of that part. */
interface Found {
  readonly values: Float32Array;
  readonly shares: Float32Array;
}

const GUIDES = 'Guides';

/** Ranks the entries of an index for queries. Building takes tens of milliseconds, a query about one. */
export class Ranker {
  private readonly entries: Ranked[] = [];
  /** Entries by name, including the aliases that people use. */
  private readonly called = new Map<string, Set<number>>();
  private readonly vocabulary: Vocabulary;
  private readonly postings: Postings;
  /** Depth of the page nearest to the root. */
  private readonly outermost: number;

  constructor(private readonly index: SearchIndex) {
    this.outermost = Math.min(...index.pages.map(({url}) => folders(url)));
    this.postings = new Postings(
      [...this.pages()],
      FIELDS.map((field) => FIELD_WEIGHTS[field]),
    );
    this.vocabulary = new Vocabulary(this.postings.terms());
  }

  /** The entries that match a query, best first. */
  rank(query: string): Ranking {
    const concepts = parseQuery(query, this.vocabulary);
    const {sums, shares, pageShares} = this.scoreEntries(concepts);
    const name = bare(query);
    const called = this.called.get(name);
    let most = 0;
    for (const [id, {entry, worth}] of this.entries.entries()) {
      const sum = sums[id] ?? 0;
      if (sum === 0) continue;
      const score = sum * (called?.has(id) ? exactness(entry, name) : 1) * worth;
      sums[id] = score;
      most = Math.max(most, score);
    }
    const matches: Match[] = [];
    for (const [id, {entry}] of this.entries.entries()) {
      const score = sums[id] ?? 0;
      if (score <= 0 || score < most * WEIGHTS.cut) continue;
      const share = shares[id] ?? 0;
      matches.push({entry, score, share, pageShare: pageShares[entry.page] ?? 0});
    }
    matches.sort((a, b) => b.score - a.score || order(a.entry, b.entry));
    return {matches, ...termsIn(concepts)};
  }

  /** Scores each entry for a query by its own matches, those of its page's top, and those of its whole page. */
  private scoreEntries(
    concepts: readonly Concept[],
  ): Readonly<Record<'sums' | 'shares' | 'pageShares', Float32Array>> {
    let total = 0;
    const own = new Score(this.entries.length);
    const whole = new Score(this.index.pages.length);
    for (const concept of concepts) {
      const found = this.scoreConcept(concept);
      const ofPages: Found = noneFound(this.index.pages.length);
      for (const [id, {entry}] of this.entries.entries()) {
        const value = found.values[id] ?? 0;
        if (value === 0) continue;
        const {page} = entry;
        ofPages.values[page] = Math.max(ofPages.values[page] ?? 0, value);
        ofPages.shares[page] = Math.max(ofPages.shares[page] ?? 0, found.shares[id] ?? 0);
      }
      const pages = ofPages.shares.reduce((sum, share) => sum + share, 0);
      const size = concept.size * this.rarity(pages);
      total += size;
      own.add(found, size);
      whole.add(ofPages, size);
    }
    own.weigh(total);
    whole.weigh(total);
    const sums = own.values.map((value, id) => {
      const ranked = this.entries[id];
      if (value === 0 || !ranked) return 0;
      const {top, entry} = ranked;
      const ofTop = top === id ? 0 : (own.values[top] ?? 0);
      return value + ofTop + WEIGHTS.wholeShare * (whole.values[entry.page] ?? 0);
    });
    return {sums, shares: own.shares(total), pageShares: whole.shares(total)};
  }

  /** How rare a part of the query is: low for parts that most pages have, such as "chat". */
  private rarity(pages: number): number {
    const all = this.index.pages.length;
    return (
      WEIGHTS.leastRarity +
      (1 - WEIGHTS.leastRarity) * Math.min(1, Math.log((all + 1) / (pages + 1)) / Math.log(all + 1))
    );
  }

  /** Score and covered share of the entries for one concept, by its best alternative. */
  private scoreConcept(concept: Concept): Found {
    const size = this.entries.length;
    const best = noneFound(size);
    for (const alternative of concept.alternatives) {
      const {values, shares} = this.scoreAlternative(alternative);
      for (const [id, share] of shares.entries()) {
        const score = (values[id] ?? 0) * share * (concept.size / alternative.length);
        if (score <= (best.values[id] ?? 0)) continue;
        best.values[id] = score;
        best.shares[id] = share;
      }
    }
    return best;
  }

  private scoreAlternative(words: Alternative): Found {
    const size = this.entries.length;
    const sums = noneFound(size);
    for (const variants of words) {
      const ofWord = words.length === 1 ? sums.values : new Float32Array(size);
      for (const [term, weight] of variants) {
        const {ids, values} = this.postings.scores(term);
        for (const [at, id] of ids.entries()) {
          const score = (values[at] ?? 0) * weight;
          if (score > (ofWord[id] ?? 0)) ofWord[id] = score;
        }
      }
      for (const [id, score] of ofWord.entries()) {
        if (score === 0) continue;
        if (ofWord !== sums.values) increase(sums.values, id, score);
        increase(sums.shares, id, 1 / words.length);
      }
    }
    return sums;
  }

  private *collectPage(owner: IndexPage, page: number): Generator<Fields> {
    const {sections, title, group, url} = owner;
    const top = this.entries.length;
    const groupTerms = nameTerms(group);
    const slug = nameTerms(url.split('/').filter(Boolean).at(-1) ?? '');
    const pageNames = sections.slice(1).flatMap((section) => nameTerms(section.heading));
    for (const [number, {section, path}] of placedSections(owner).entries()) {
      const place = {section, path, owner, page, number};
      const symbols = section.symbols ?? [];
      const isPage = number === 0;
      const above = path.slice(0, -1).flatMap(nameTerms);
      const aliases = [anchorName(section), ...(section.aliases ?? [])];
      const kind = isPage ? 'page' : 'section';
      this.add({...place, kind}, top, [section.heading, ...aliases], path.length);
      yield toFields({
        name: nameTerms(section.heading),
        path: [...groupTerms, ...above, ...(isPage ? slug : [])],
        names: isPage ? pageNames : symbols.flatMap(([name]) => nameTerms(name)),
        body: [...section.text, ...symbols.map(([, text]) => text)].flatMap(terms),
        code: (section.code ?? []).flatMap(terms),
        aliases: aliases.flatMap(nameTerms),
      });
      for (const [symbol, [name, text]] of symbols.entries()) {
        this.add({...place, kind: 'symbol', symbol, name, text}, top, [name], path.length + 1);
        yield toFields({
          name: nameTerms(name),
          path: [
            ...groupTerms,
            ...(isPage ? nameTerms(title) : above),
            ...nameTerms(section.heading),
          ],
          names: [],
          body: terms(text),
          code: [],
          aliases: [],
        });
      }
    }
  }

  private *pages(): Generator<Fields> {
    for (const [number, page] of this.index.pages.entries()) yield* this.collectPage(page, number);
  }

  private add(entry: Entry, top: number, names: readonly string[], depth: number): void {
    for (const name of names.map(bare)) {
      const ids = this.called.get(name);
      if (ids) ids.add(this.entries.length);
      else this.called.set(name, new Set([this.entries.length]));
    }
    const {group, url} = entry.owner;
    const below = folders(url) - this.outermost;
    const worth =
      (group === GUIDES ? WEIGHTS.guide : 1) * WEIGHTS.depth ** below * WEIGHTS.level ** depth;
    this.entries.push({entry, worth, top});
  }
}

/** What it counts that an entry has this very name. */
function exactness({kind, owner}: Entry, name: string): number {
  const isGuide = kind === 'page' && owner.group === GUIDES;
  return isGuide && bare(owner.title) === name ? WEIGHTS.title : WEIGHTS.exact;
}

/** How many parts an address has. */
function folders(url: string): number {
  return url.split('/').filter(Boolean).length;
}

function toFields(fields: Record<(typeof FIELDS)[number], string[]>): Fields {
  return FIELDS.map((field) => fields[field]);
}

/** The name in a heading's id, in addition to its text; ids such as `example-3` have none. */
function anchorName({anchor}: IndexSection): string {
  return /^(?:examples?|types|basic-example)(?:-\d+)?$/.test(anchor) ? '' : anchor;
}

function noneFound(size: number): Found {
  return {values: new Float32Array(size), shares: new Float32Array(size)};
}

function increase(values: Float32Array, id: number, by: number): void {
  values[id] = (values[id] ?? 0) + by;
}

/** Adds up the scores of a query's parts, with less for results that lack some of them. */
class Score {
  readonly values: Float32Array;
  private readonly covered: Float32Array;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.covered = new Float32Array(size);
  }

  add({values, shares}: Found, size: number): void {
    for (const [id, value] of values.entries()) {
      if (value === 0) continue;
      increase(this.values, id, value ** WEIGHTS.ease);
      increase(this.covered, id, (shares[id] ?? 0) * size);
    }
  }

  /** Each result's share of the query, from 0 to 1. */
  shares(total: number): Float32Array {
    return this.covered.map((covered) => covered / total);
  }

  /** @param total size of the whole query. */
  weigh(total: number): void {
    for (const [id, value] of this.values.entries())
      if (value > 0) this.values[id] = (value * (this.covered[id] ?? 0)) / total;
  }
}

/** Index terms, each with the parts of the query it belongs to, as bits. */
function termsIn(concepts: readonly Concept[]): Pick<Ranking, 'terms' | 'everything'> {
  const terms = new Map<string, number>();
  for (const [at, {alternatives}] of concepts.entries())
    for (const words of alternatives)
      for (const variants of words)
        for (const term of variants.keys())
          terms.set(term, (terms.get(term) ?? 0) | (1 << (at % 31)));
  return {terms, everything: concepts.reduce((bits, _, at) => bits | (1 << (at % 31)), 0)};
}

function order(a: Entry, b: Entry): number {
  return a.page - b.page || a.number - b.number || symbolOf(a) - symbolOf(b);
}

function symbolOf(entry: Entry): number {
  return entry.kind === 'symbol' ? entry.symbol : -1;
}
