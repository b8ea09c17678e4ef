import {SYNONYMS} from './synonyms';
import {fold, parts, squeezed, stem, words} from './tokenize';

/** A word of a query, and the phrases of the docs that may mean it. */
export interface Part {
  readonly word: string;
  /** Whether it may still be typed. */
  readonly isOpen: boolean;
  readonly meant: readonly (readonly string[])[];
}

/** Words that say how a question is put and not what it is about. */
const STOP_WORDS = new Set(
  `a an and are as at be by can could do does for from give how i in into is it its make must my of on or
  should so that the their them then there these they this to use using want was we what when where
  which who why will with without would you your`.split(/\s+/),
);

/** Words that a phrase may have between its own: "without a server". */
const ARTICLES = /(^|\s)(?:an?|the|my|your)\s+(?=\S)/giu;

const toWords = (text: string) => words(text).map((word) => fold(word.text));
const isStop = (word: string) => STOP_WORDS.has(fold(word));

const synonyms = SYNONYMS.map(([said, ...meant]) => ({
  said: toWords(said).map(stem),
  meant: meant.map(toWords),
}));

/**
 * The words of a query that count. A phrase with synonyms gives them to each of its words.
 *
 * @param isKnown whether the index has a term: two words that are a name when they are joined mean that name.
 */
export function parseQuery(query: string, isKnown: (term: string) => boolean): Part[] {
  const list = words(query.replace(ARTICLES, '$1')).map((word) => word.text);
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const stems = list.map((word) => stem(fold(word)));
  const all = list.map((word, at) => {
    const meant: (readonly string[])[] = [];
    // What another word of the query says counts once: "auth headers".
    const isSaid = ([first = '', ...more]: readonly string[]) =>
      more.length === 0 && stems.includes(stem(first));
    for (const phrase of phrasesAt(stems, at))
      meant.push(...phrase.meant.filter((one) => !isSaid(one)));
    const pairs = [list.slice(at - 1, at + 1), list.slice(at, at + 2)];
    for (const pair of pairs) {
      const joined = fold(pair.join(''));
      if (pair.length === 2 && isKnown(joined)) meant.push([joined]);
    }
    return {word, isOpen: isOpen && at === list.length - 1, meant};
  });
  const counted = all.filter(({word}) => !isStop(word));
  return counted.length > 0 ? counted : all;
}

/** The phrases with synonyms that a word of the query is in. */
function phrasesAt(stems: readonly string[], at: number): typeof synonyms {
  return synonyms.filter(({said}) =>
    said.some((_, offset) => said.every((word, place) => stems[at - offset + place] === word)),
  );
}

/** The parts of an API name that are words, such as `add` and `Message`. */
export function pieces(word: string): string[] {
  const list = parts(word).filter(({text}) => text.length > 1);
  return list.length > 1 ? list.map(({text}) => fold(text)) : [];
}

/** The query as one API name: `addMessage`, `new-message`, `focusMode.scroll`. */
export function namesIn(query: string): string[] {
  const isName = (chunk: string) => {
    const list = words(chunk);
    return list.length > 1 || list.some(({text}) => pieces(text).length > 0);
  };
  return query.split(/\s+/).filter(isName).map(squeezed);
}
