import {SYNONYMS} from './synonyms';
import {fold, stem, words} from './tokenize';
import type {Variants, Vocabulary} from './vocabulary';

/** One way to say a part of a query: for each word, the index terms that it may mean. */
export type Alternative = readonly Variants[];

/** A part of a query: a word, or a phrase with a synonym, and the ways to say it. */
export interface Concept {
  readonly alternatives: readonly Alternative[];
  /** How many of the query's words it covers. */
  readonly size: number;
}

/** Words that say how a question is put and not what it is about. */
const STOP_WORDS = new Set(
  `a an and are as at be by can could do does for from give how i in into is it its make my of on or
  should so that the their them then there these they this to use using want was we what when where
  which who why will with without would you your`.split(/\s+/),
);

interface Phrase {
  readonly stems: readonly string[];
  readonly text: readonly string[];
}

const synonyms = SYNONYMS.map(([said, ...meant]) => ({
  said: toPhrase(said),
  meant: meant.map(toPhrase),
}));

function toPhrase(text: string): Phrase {
  const list = words(text).map((word) => fold(word.text));
  return {stems: list.map(stem), text: list};
}

/**
 * The parts of a query. Stop words count only when the query has nothing else.
 */
export function parseQuery(query: string, vocabulary: Vocabulary): Concept[] {
  const list = words(query.normalize('NFC')).map((word) => word.text);
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const isStop = (word: string) => STOP_WORDS.has(fold(word));
  const kept = list.filter((word) => !isStop(word));
  const used = kept.length > 0 ? kept : list;
  const stems = list.map((word) => stem(fold(word)));
  const asked = list.map((word, at) => ({
    isUsed: used.includes(word),
    variants: () => vocabulary.variants(word, isOpen && at === list.length - 1),
  }));

  const concepts: Concept[] = [];
  for (let at = 0; at < list.length;) {
    const match = longestPhrase(stems, at);
    const span = match?.size ?? 1;
    const own = asked.slice(at, at + span);
    const counted = own.filter(({isUsed}) => isUsed);
    if (counted.length > 0 || match)
      concepts.push({
        size: Math.max(1, counted.length),
        alternatives: [
          (counted.length > 0 ? counted : own).map(({variants}) => variants()),
          ...(match?.others ?? []).map((phrase) =>
            phrase.text
              .filter((word) => phrase.text.length === 1 || !isStop(word))
              .map((word) => vocabulary.variants(word, false)),
          ),
        ],
      });
    at += span;
  }
  return concepts;
}

/** The longest phrase with synonyms that starts at a word of the query, and everything it also means. */
function longestPhrase(
  stems: readonly string[],
  at: number,
): {readonly size: number; readonly others: readonly Phrase[]} | undefined {
  const matching = synonyms.filter(({said}) =>
    said.stems.every((word, offset) => stems[at + offset] === word),
  );
  const size = Math.max(0, ...matching.map(({said}) => said.stems.length));
  if (size === 0) return undefined;
  const longest = matching.filter(({said}) => said.stems.length === size);
  return {size, others: longest.flatMap(({meant}) => meant)};
}
