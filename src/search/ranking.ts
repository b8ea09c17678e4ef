import MiniSearch from 'minisearch';
import {parseQuery, type Alternative, type Concept} from './query';
import {headingPaths} from './records';
import {bare, nameTerms, terms} from './tokenize';
import type {SearchIndex} from './types';
import {Vocabulary} from './vocabulary';

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
  /** How much of the query the entry has, 0 to 1. */
  readonly share: number;
}

/** What a query found, best first. */
export interface Ranking {
  readonly matches: readonly Match[];
  /** Index terms that the query's words stood for. */
  readonly terms: ReadonlySet<string>;
  /** The same for each part of the query. */
  readonly concepts: readonly ReadonlySet<string>[];
}

/** How much a match counts in each field. */
const FIELD_BOOST = {name: 6, path: 2, names: 2, body: 1, code: 0.5};
/** What an entry is worth beside what it matches: pages, then headings, the outer ones first. */
const KIND_BOOST = {page: 1.25, section: 1.1, symbol: 1.05};
const LEVEL_BOOST = 0.95;
/** A heading that is a name of the API says more than one that has it among other words. */
const SYMBOL_HEADING = 1.1;
/** A page about one case, such as one provider, stands behind the general ones, for each folder above it. */
const DEPTH_BOOST = 0.85;
/** A name that is the whole query is what the reader looks for. */
const EXACT_NAME = 1.6;
const EXACT_PATH = 1.15;
/** Share of a page's own score that its sections get: a section of a page about the query comes first. */
const PAGE_SHARE = 0.5;
/** Below 1, a query's second word counts more than a better match of its first. */
const EASE = 0.75;
/** How much of the score hangs on the share of the query that an entry has, and how steeply. */
const COVERAGE_SHARE = 0.85;
const COVERAGE_POWER = 1.5;
/** Least score, relative to the best, that is still shown. */
const CUT = 0.05;
const CACHED_TERMS = 500;

type Field = keyof typeof FIELD_BOOST;
type Fields = Record<Field, string[]> & {readonly id: number};
type Scores = ReadonlyMap<number, number>;

/** Ranks the entries of an index for queries. Building takes tens of milliseconds, a query about one. */
export class Ranker {
  readonly entries: Entry[] = [];
  private readonly names: string[] = [];
  private readonly paths: string[] = [];
  private readonly worth: number[] = [];
  private readonly pageEntries: number[] = [];
  private readonly vocabulary: Vocabulary;
  private readonly mini: MiniSearch<Fields>;
  private readonly cache = new Map<string, Scores>();

  /** Folders of the page nearest to the root. */
  private readonly outermost: number;

  constructor(private readonly index: SearchIndex) {
    this.outermost = Math.min(...index.pages.map(({url}) => url.split('/').filter(Boolean).length));
    const all = new Set<string>();
    this.mini = new MiniSearch<Fields>({
      fields: Object.keys(FIELD_BOOST),
      extractField: (fields, name) => fields[name as keyof Fields] as never,
      // Fields come as lists of terms.
      tokenize: (list) => list as unknown as string[],
      processTerm: (term) => {
        all.add(term);
        return term;
      },
      stringifyField: (value) => value as string,
    });
    this.mini.addAll(this.collect());
    this.vocabulary = new Vocabulary(all);
  }

  /** The entries that match a query, best first. */
  rank(query: string): Ranking {
    const concepts = parseQuery(query, this.vocabulary);
    const used = new Set<string>();
    const total = concepts.reduce((sum, concept) => sum + concept.size, 0);
    const scores = new Map<number, number>();
    const covered = new Map<number, number>();
    for (const concept of concepts)
      for (const [id, {score, share}] of this.scoreConcept(concept, used)) {
        scores.set(id, (scores.get(id) ?? 0) + score ** EASE);
        covered.set(id, (covered.get(id) ?? 0) + share * concept.size);
      }
    for (const [id, score] of scores) {
      const coverage = covered.get(id)! / total;
      scores.set(id, score * (1 - COVERAGE_SHARE + COVERAGE_SHARE * coverage ** COVERAGE_POWER));
    }

    const wanted = bare(query);
    const matches = Array.from(scores, ([id, score]): Match => {
      const entry = this.entries[id]!;
      const pageScore = scores.get(this.pageEntries[entry.page]!) ?? 0;
      const exact =
        this.names[id] === wanted ? EXACT_NAME : this.paths[id] === wanted ? EXACT_PATH : 1;
      return {
        entry,
        share: covered.get(id)! / total,
        score:
          (score + (entry.kind === 'page' ? 0 : PAGE_SHARE * pageScore)) * exact * this.worth[id]!,
      };
    });
    matches.sort((a, b) => b.score - a.score || order(a.entry, b.entry));
    const least = (matches[0]?.score ?? 0) * CUT;
    return {
      matches: matches.filter((match) => match.score >= least),
      terms: used,
      concepts: concepts.map(termsIn),
    };
  }

  /** Score and covered share of the entries for one concept: of its alternatives the best counts. */
  private scoreConcept(
    concept: Concept,
    used: Set<string>,
  ): Map<number, {score: number; share: number}> {
    const best = new Map<number, {score: number; share: number}>();
    for (const alternative of concept.alternatives)
      for (const [id, found] of this.scoreAlternative(alternative, used)) {
        const {weight} = alternative;
        // A part of a synonym is hardly a hint; a part of what was typed is.
        const share = weight < 1 ? found.share ** 2 : found.share;
        const score = found.score * share * weight * (concept.size / alternative.words.length);
        if (score > (best.get(id)?.score ?? 0))
          best.set(id, {score, share: share * (0.5 + 0.5 * weight)});
      }
    return best;
  }

  private scoreAlternative(
    alternative: Alternative,
    used: Set<string>,
  ): Map<number, {score: number; share: number}> {
    const sums = new Map<number, {score: number; share: number}>();
    const step = 1 / alternative.words.length;
    for (const variants of alternative.words) {
      const word = new Map<number, number>();
      for (const [term, weight] of variants) {
        used.add(term);
        for (const [id, score] of this.scoreTerm(term))
          if (score * weight > (word.get(id) ?? 0)) word.set(id, score * weight);
      }
      for (const [id, score] of word) {
        const sum = sums.get(id);
        if (sum) {
          sum.score += score;
          sum.share += step;
        } else sums.set(id, {score, share: step});
      }
    }
    return sums;
  }

  private scoreTerm(term: string): Scores {
    const known = this.cache.get(term);
    if (known) return known;
    const found = this.mini.search(term, {
      tokenize: (text) => [text],
      processTerm: (text) => text,
      boost: FIELD_BOOST,
      bm25: {k: 1.2, b: 0.5, d: 0.2},
    });
    const scores = new Map(found.map((result) => [result.id as number, result.score]));
    if (this.cache.size >= CACHED_TERMS) this.cache.clear();
    this.cache.set(term, scores);
    return scores;
  }

  private *collectPage(page: number): Generator<Omit<Fields, 'id'>> {
    const {sections, title, group} = this.index.pages[page]!;
    const groupTerms = nameTerms(group);
    const paths = headingPaths(this.index.pages[page]!);
    const pageNames = sections.slice(1).flatMap((section) => nameTerms(section.heading));
    for (const [number, section] of sections.entries()) {
      const path = paths[number]!;
      const symbols = section.symbols ?? [];
      const isPage = number === 0;
      const above = path.slice(0, -1).flatMap(nameTerms);
      this.add({page, section: number, symbol: -1, kind: isPage ? 'page' : 'section'}, path);
      yield {
        name: nameTerms(section.heading),
        path: [...groupTerms, ...above],
        names: isPage ? pageNames : symbols.flatMap(([name]) => nameTerms(name)),
        body: [...section.text, ...symbols.map(([, text]) => text)].flatMap(terms),
        code: (section.code ?? []).flatMap(terms),
      };
      for (const [symbol, [name, text]] of symbols.entries()) {
        this.add({page, section: number, symbol, kind: 'symbol'}, [...path, name]);
        yield {
          name: nameTerms(name),
          path: [
            ...groupTerms,
            ...(isPage ? nameTerms(title) : above),
            ...nameTerms(section.heading),
          ],
          names: [],
          body: terms(text),
          code: [],
        };
      }
    }
  }

  private *pages(): Generator<Omit<Fields, 'id'>> {
    for (const page of this.index.pages.keys()) {
      this.pageEntries.push(this.entries.length);
      yield* this.collectPage(page);
    }
  }

  private collect(): Fields[] {
    return Array.from(this.pages(), (fields, id) => ({...fields, id}) as Fields);
  }

  private add(entry: Entry, path: readonly string[]): void {
    this.entries.push(entry);
    this.names.push(bare(path.at(-1)!));
    this.paths.push(bare(path.slice(-2).join(' ')));
    this.worth.push(this.worthOf(entry, path));
  }

  private worthOf({page, kind}: Entry, path: readonly string[]): number {
    const folders = this.index.pages[page]!.url.split('/').filter(Boolean).length;
    const isSymbol = kind === 'section' && isIdentifier(path.at(-1)!);
    return (
      KIND_BOOST[kind] *
      LEVEL_BOOST ** Math.max(0, path.length - 2) *
      DEPTH_BOOST ** Math.max(0, folders - this.outermost) *
      (isSymbol ? SYMBOL_HEADING : 1)
    );
  }
}

function termsIn(concept: Concept): ReadonlySet<string> {
  return new Set(
    concept.alternatives.flatMap(({words}) => words.flatMap((variants) => [...variants.keys()])),
  );
}

/** Whether a name is one of the API: `introMessage`, `MessageContent`, `stream`. */
function isIdentifier(name: string): boolean {
  return /^(?:[a-z][\w$]*|[A-Z]\w*[a-z]\w*[A-Z]\w*)$/.test(name);
}

function order(a: Entry, b: Entry): number {
  return a.page - b.page || a.section - b.section || a.symbol - b.symbol;
}
