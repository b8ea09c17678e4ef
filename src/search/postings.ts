/** A document that has a term in one field, and how often. */
interface Occurrence {
  readonly id: number;
  count: number;
}

/** One field of all documents. */
interface Field {
  readonly boost: number;
  /** How many terms it has, by document, and on average. */
  readonly lengths: Float32Array;
  readonly average: number;
}

/** The documents that have a term, and what it is worth in each. */
export interface Scores {
  readonly ids: Uint16Array | Uint32Array;
  readonly values: Float32Array;
}

/** A document: the terms of each of its fields, in the order of the boosts. */
export type Fields = readonly (readonly string[])[];

/** BM25's usual constants, and what a match is worth at least. */
const SATURATION = 1.2;
const LENGTH = 0.5;
const LEAST = 0.2;

const NOTHING: Scores = {ids: new Uint16Array(), values: new Float32Array()};

/**
 * An inverted index with BM25 scores over weighted fields. Scores are computed when a term is first asked
 * for: of some ten thousand terms readers use a few.
 */
export class Postings {
  private readonly found = new Map<string, (Occurrence[] | undefined)[]>();
  private readonly scored = new Map<string, Scores>();
  private readonly fields: readonly Field[];

  /**
   * @param documents a document's place is its id.
   * @param boosts how much a match counts in each field.
   */
  constructor(
    private readonly documents: readonly Fields[],
    boosts: readonly number[],
  ) {
    this.fields = boosts.map((boost, field) => {
      const lengths = Float32Array.from(documents, (fields, id) =>
        this.add(id, field, fields[field] ?? []),
      );
      const sum = lengths.reduce((total, length) => total + length, 0);
      return {boost, lengths, average: sum / Math.max(1, documents.length)};
    });
  }

  /** All terms. */
  terms(): IterableIterator<string> {
    return this.found.keys();
  }

  has(term: string): boolean {
    return this.found.has(term);
  }

  /** The documents that have a term. */
  scores(term: string): Scores {
    const known = this.scored.get(term);
    if (known) return known;
    const byField = this.found.get(term);
    if (!byField) return NOTHING;
    const sums = new Map<number, number>();
    for (const [field, {boost, lengths, average}] of this.fields.entries()) {
      const occurrences = byField[field] ?? [];
      const having = occurrences.length;
      const rarity = Math.log(1 + (this.documents.length - having + 0.5) / (having + 0.5));
      for (const {id, count} of occurrences) {
        const length = (lengths[id] ?? 0) / average;
        const share =
          (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length));
        const score = boost * rarity * (LEAST + share);
        sums.set(id, (sums.get(id) ?? 0) + score);
      }
    }
    const scores = {ids: Uint32Array.from(sums.keys()), values: Float32Array.from(sums.values())};
    this.scored.set(term, scores);
    return scores;
  }

  /** Notes the terms of a document's field, and says how many different ones it has. */
  private add(id: number, field: number, terms: readonly string[]): number {
    let distinct = 0;
    for (const term of terms) {
      let byField = this.found.get(term);
      if (!byField) this.found.set(term, (byField = []));
      const occurrences = (byField[field] ??= []);
      const last = occurrences.at(-1);
      if (last?.id === id) last.count++;
      else {
        occurrences.push({id, count: 1});
        distinct++;
      }
    }
    return distinct;
  }
}
