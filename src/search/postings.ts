/** What a term found in one field: documents, and how often each has it. */
interface Occurrences {
  readonly ids: number[];
  readonly counts: number[];
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
  private readonly found = new Map<string, (Occurrences | undefined)[]>();
  private readonly scored = new Map<string, Scores>();
  private readonly lengths: Float32Array[];
  private readonly averages: readonly number[];

  /**
   * @param documents a document's place is its id.
   * @param boosts how much a match counts in each field.
   */
  constructor(
    private readonly documents: readonly Fields[],
    private readonly boosts: readonly number[],
  ) {
    this.lengths = boosts.map(() => new Float32Array(documents.length));
    for (const [id, fields] of documents.entries())
      for (const [field, terms] of fields.entries()) this.add(id, field, terms);
    this.averages = this.lengths.map(
      (list) => list.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length),
    );
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
    const occurrences = this.found.get(term);
    if (!occurrences) return NOTHING;
    const sums = new Map<number, number>();
    for (const [field, occurrence] of occurrences.entries()) {
      if (!occurrence) continue;
      const {ids, counts} = occurrence;
      const rarity = Math.log(1 + (this.documents.length - ids.length + 0.5) / (ids.length + 0.5));
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at]!;
        const count = counts[at]!;
        const length = this.lengths[field]![id]! / this.averages[field]!;
        const share =
          (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length));
        const score = this.boosts[field]! * rarity * (LEAST + share);
        sums.set(id, (sums.get(id) ?? 0) + score);
      }
    }
    const scores = {ids: Uint32Array.from(sums.keys()), values: Float32Array.from(sums.values())};
    this.scored.set(term, scores);
    return scores;
  }

  private add(id: number, field: number, terms: readonly string[]): void {
    let distinct = 0;
    for (const term of terms) {
      let byField = this.found.get(term);
      if (!byField) this.found.set(term, (byField = []));
      const occurrences = (byField[field] ??= {ids: [], counts: []});
      const last = occurrences.ids.length - 1;
      if (occurrences.ids[last] === id) occurrences.counts[last]!++;
      else {
        occurrences.ids.push(id);
        occurrences.counts.push(1);
        distinct++;
      }
    }
    this.lengths[field]![id] = distinct;
  }
}
