import {Postings, type Fields} from './postings';
import {parseQuery, type Alternative, type Concept} from './query';
import {headingPaths} from './records';
import {bare, nameTerms, terms} from './tokenize';
import type {IndexSection, SearchIndex} from './types';
import {Vocabulary} from './vocabulary';
import {FIELD_WEIGHTS, FIELDS, WEIGHTS} from './weights';

/** A thing that can be found: a page, a section below a heading, or a documented name in a section. */
export interface Entry {
  readonly page: number;
  readonly section: number;
  /** Place in the section's `symbols`; -1 for the section itself. */
  readonly symbol: number;
  readonly kind: 'page' | 'section' | 'symbol';
}

/** An entry that matches a query. */
export interface Match {
  readonly entry: Entry;
  readonly score: number;
  /** How much of the query the entry has, and its page as a whole: 0 to 1. */
  readonly share: number;
  readonly pageShare: number;
}

/** What a query found, best first. */
export interface Ranking {
  readonly matches: readonly Match[];
  /** Index terms that the query's words matched, each with the parts of the query it belongs to, as bits. */
  readonly terms: ReadonlyMap<string, number>;
  /** The bits of all parts. */
  readonly everything: number;
}

/** By entry: what a part of the query is worth there, and how much of the part it has. */
interface Found {
  readonly values: Float32Array;
  readonly shares: Float32Array;
}

const GUIDES = 'Guides';

/** Ranks the entries of an index for queries. Building takes tens of milliseconds, a query about one. */
export class Ranker {
  readonly entries: Entry[] = [];
  /** The entries with a name, their own or one of readers. */
  private readonly called = new Map<string, Set<number>>();
  private readonly worth: number[] = [];
  private readonly pageOf: number[] = [];
  private readonly pageEntries: number[] = [];
  private readonly vocabulary: Vocabulary;
  private readonly postings: Postings;
  /** Folders of the page nearest to the root. */
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
    const {sums: entries, shares, pageShares} = this.scoreEntries(concepts);
    const called = this.called.get(bare(query));
    let most = 0;
    for (let id = 0; id < entries.length; id++) {
      if (entries[id] === 0) continue;
      entries[id]! *= (called?.has(id) ? WEIGHTS.exact : 1) * this.worth[id]!;
      most = Math.max(most, entries[id]!);
    }
    const matches: Match[] = [];
    for (let id = 0; id < entries.length; id++)
      if (entries[id]! > 0 && entries[id]! >= most * WEIGHTS.cut)
        matches.push({
          entry: this.entries[id]!,
          score: entries[id]!,
          share: shares[id]!,
          pageShare: pageShares[this.pageOf[id]!]!,
        });
    matches.sort((a, b) => b.score - a.score || order(a.entry, b.entry));
    return {matches, ...termsIn(concepts)};
  }

  /** What each entry is worth for a query: its own matches, those of its page's top and of its whole page. */
  private scoreEntries(
    concepts: readonly Concept[],
  ): Readonly<Record<'sums' | 'shares' | 'pageShares', Float32Array>> {
    let total = 0;
    const own = new Score(this.entries.length);
    const whole = new Score(this.index.pages.length);
    for (const concept of concepts) {
      const found = this.scoreConcept(concept);
      const ofPages: Found = noneFound(this.index.pages.length);
      for (let id = 0; id < found.values.length; id++) {
        if (found.values[id] === 0) continue;
        const page = this.pageOf[id]!;
        ofPages.values[page] = Math.max(ofPages.values[page]!, found.values[id]!);
        ofPages.shares[page] = Math.max(ofPages.shares[page]!, found.shares[id]!);
      }
      const pages = ofPages.shares.reduce((sum, share) => sum + share, 0);
      const size = concept.size * this.rarity(pages);
      total += size;
      own.add(found, size);
      whole.add(ofPages, size);
    }
    own.weigh(total);
    whole.weigh(total);
    const sums = own.values.slice();
    for (let id = 0; id < sums.length; id++) {
      if (sums[id] === 0) continue;
      const top = this.pageEntries[this.pageOf[id]!]!;
      if (top !== id) sums[id]! += own.values[top]!;
      sums[id]! += WEIGHTS.wholeShare * whole.values[this.pageOf[id]!]!;
    }
    return {sums, shares: own.shares(total), pageShares: whole.shares(total)};
  }

  /** How much a part of the query says: one that most pages have, such as "chat", says little. */
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
      for (let id = 0; id < size; id++) {
        const score = values[id]! * shares[id]! * (concept.size / alternative.length);
        if (score <= best.values[id]!) continue;
        best.values[id] = score;
        best.shares[id] = shares[id]!;
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
        for (let at = 0; at < ids.length; at++) {
          const id = ids[at]!;
          const score = values[at]! * weight;
          if (score > ofWord[id]!) ofWord[id] = score;
        }
      }
      for (let id = 0; id < size; id++) {
        if (ofWord[id] === 0) continue;
        if (ofWord !== sums.values) sums.values[id]! += ofWord[id]!;
        sums.shares[id]! += 1 / words.length;
      }
    }
    return sums;
  }

  private *collectPage(page: number): Generator<Fields> {
    const {sections, title, group} = this.index.pages[page]!;
    const groupTerms = nameTerms(group);
    const slug = nameTerms(this.index.pages[page]!.url.split('/').filter(Boolean).at(-1) ?? '');
    const paths = headingPaths(this.index.pages[page]!);
    const pageNames = sections.slice(1).flatMap((section) => nameTerms(section.heading));
    for (const [number, section] of sections.entries()) {
      const path = paths[number]!;
      const symbols = section.symbols ?? [];
      const isPage = number === 0;
      const above = path.slice(0, -1).flatMap(nameTerms);
      const aliases = [anchorName(section), ...(section.aliases ?? [])];
      const kind = isPage ? 'page' : 'section';
      this.add({page, section: number, symbol: -1, kind}, path, aliases);
      yield toFields({
        name: nameTerms(section.heading),
        path: [...groupTerms, ...above, ...(isPage ? slug : [])],
        names: isPage ? pageNames : symbols.flatMap(([name]) => nameTerms(name)),
        body: [...section.text, ...symbols.map(([, text]) => text)].flatMap(terms),
        code: (section.code ?? []).flatMap(terms),
        aliases: aliases.flatMap(nameTerms),
      });
      for (const [symbol, [name, text]] of symbols.entries()) {
        this.add({page, section: number, symbol, kind: 'symbol'}, [...path, name]);
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
    for (const page of this.index.pages.keys()) {
      this.pageEntries.push(this.entries.length);
      yield* this.collectPage(page);
    }
  }

  private add(entry: Entry, path: readonly string[], aliases: readonly string[] = []): void {
    for (const name of [path.at(-1)!, ...aliases].map(bare)) {
      const ids = this.called.get(name);
      if (ids) ids.add(this.entries.length);
      else this.called.set(name, new Set([this.entries.length]));
    }
    this.entries.push(entry);
    this.pageOf.push(entry.page);
    const {group, url} = this.index.pages[entry.page]!;
    const below = folders(url) - this.outermost;
    this.worth.push(
      (group === GUIDES ? WEIGHTS.guide : 1) *
        WEIGHTS.depth ** below *
        WEIGHTS.level ** path.length,
    );
  }
}

/** How many parts an address has. */
function folders(url: string): number {
  return url.split('/').filter(Boolean).length;
}

function toFields(fields: Record<(typeof FIELDS)[number], string[]>): Fields {
  return FIELDS.map((field) => fields[field]);
}

/** The name that a heading's id gives it beside its text; ids such as `example-3` have none. */
function anchorName({anchor}: IndexSection): string {
  return /^(?:examples?|types|basic-example)(?:-\d+)?$/.test(anchor) ? '' : anchor;
}

function noneFound(size: number): Found {
  return {values: new Float32Array(size), shares: new Float32Array(size)};
}

/** The sum of what the parts of a query are worth, less for what lacks some of them. */
class Score {
  readonly values: Float32Array;
  private readonly covered: Float32Array;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.covered = new Float32Array(size);
  }

  add({values, shares}: Found, size: number): void {
    for (let id = 0; id < values.length; id++) {
      if (values[id] === 0) continue;
      this.values[id]! += values[id]! ** WEIGHTS.ease;
      this.covered[id]! += shares[id]! * size;
    }
  }

  /** How much of the query each has, from 0 to 1. */
  shares(total: number): Float32Array {
    return this.covered.map((covered) => covered / total);
  }

  /** @param total size of the whole query. */
  weigh(total: number): void {
    for (let id = 0; id < this.values.length; id++) {
      if (this.values[id] === 0) continue;
      this.values[id]! *= this.covered[id]! / total;
    }
  }
}

/** The index terms of each part of a query, as bits. */
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
  return a.page - b.page || a.section - b.section || a.symbol - b.symbol;
}
