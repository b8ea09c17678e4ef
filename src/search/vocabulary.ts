import {fold, parts, stem, STEM_MARK} from './tokenize';
import {WEIGHTS} from './weights';

const MIN_PREFIX = 2;
const MIN_TYPO = 4;
const MIN_TYPO_PREFIX = 5;
const MAX_VARIANTS = 16;
const MAX_CACHED_WORDS = 500;

/** Index terms and the weight of each. */
export type Variants = ReadonlyMap<string, number>;

/** The terms of an index, for finding those that a query word may mean. */
export class Vocabulary {
  /** Words without stems, sorted for prefix search. */
  private readonly sorted: readonly string[];
  private readonly all: ReadonlySet<string>;
  /** A query grows by a letter at a time; its other words are known already. */
  private readonly known = new Map<string, Variants>();

  constructor(terms: Iterable<string>) {
    this.all = new Set(terms);
    this.sorted = [...this.all].filter((term) => !term.startsWith(STEM_MARK)).sort();
  }

  has(term: string): boolean {
    return this.all.has(term);
  }

  /**
   * The index terms that a query word may mean: itself, another form of it, an identifier that
   * contains it, a word it begins, and, when the index does not know the word, one with one typing mistake.
   *
   * @param isLast whether the reader may still be typing the word.
   */
  variants(word: string, isLast: boolean): Variants {
    const key = `${word}${isLast ? '…' : ''}`;
    const known = this.known.get(key);
    if (known) return known;
    const variants = strongest(this.find(word, isLast));
    if (this.known.size >= MAX_CACHED_WORDS) this.known.clear();
    this.known.set(key, variants);
    return variants;
  }

  private find(word: string, isLast: boolean): Map<string, number> {
    const folded = fold(word);
    const found = new Map<string, number>();
    const add = (term: string, weight: number) => {
      if (this.all.has(term) && (found.get(term) ?? 0) < weight) found.set(term, weight);
    };
    add(folded, 1);
    add(STEM_MARK + stem(folded), 1);
    const isWord = found.size > 0;

    const shortest = isLast ? MIN_PREFIX : MIN_PREFIX + 1;
    if (folded.length >= shortest)
      for (const term of this.startingWith(folded)) {
        // A term that is almost complete is more likely than a much longer one.
        const share = Math.sqrt(folded.length / term.length);
        add(term, share * (isLast && !isWord ? 1 : 0.6));
      }

    if (found.size === 0)
      for (const term of this.mistyped(folded)) {
        add(term, WEIGHTS.typo);
        add(STEM_MARK + stem(term), WEIGHTS.typo);
      }

    // A name with a mistake in it is known by now; its parts would find every other name that has them.
    const pieces = parts(word).filter((piece) => piece.text.length > 1);
    if (pieces.length > 1 && (isWord || found.size === 0))
      for (const piece of pieces) {
        add(fold(piece.text), WEIGHTS.part);
        add(STEM_MARK + stem(fold(piece.text)), WEIGHTS.part);
      }
    return found;
  }

  /** The terms that a word with one typing mistake may be, or begin. */
  private mistyped(word: string): string[] {
    if (word.length < MIN_TYPO) return [];
    const whole = this.sorted.filter((term) => differByOne(word, term));
    if (whole.length > 0 || word.length < MIN_TYPO_PREFIX) return whole;
    return this.sorted.filter((term) => beginsLike(word, term));
  }

  private startingWith(prefix: string): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let term = this.sorted[low]; term?.startsWith(prefix); term = this.sorted[++low])
      found.push(term);
    return found;
  }
}

function strongest(found: Map<string, number>): Variants {
  if (found.size <= MAX_VARIANTS) return found;
  return new Map([...found].sort((a, b) => b[1] - a[1]).slice(0, MAX_VARIANTS));
}

/** Whether `word` is the beginning of `term` with one typing mistake in it. */
function beginsLike(word: string, term: string): boolean {
  if (term.length < word.length) return false;
  const at = firstDifference(word, term);
  if (at >= word.length) return false;
  const rest = word.slice(at + 1);
  return (
    term.startsWith(rest, at + 1) ||
    term.startsWith(rest, at) ||
    term.startsWith(word.slice(at), at + 1) ||
    (word[at] === term[at + 1] &&
      word[at + 1] === term[at] &&
      term.startsWith(word.slice(at + 2), at + 2))
  );
}

/** Whether two words differ by one letter: another, missing, added, or swapped with its neighbor. */
export function differByOne(a: string, b: string): boolean {
  const longer = a.length >= b.length ? a : b;
  const shorter = longer === a ? b : a;
  const extra = longer.length - shorter.length;
  if (extra > 1 || a === b) return false;
  const at = firstDifference(shorter, longer);
  if (extra === 1) return longer.slice(at + 1) === shorter.slice(at);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function firstDifference(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}
