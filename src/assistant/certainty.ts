import {FRAMEWORKS} from '../example/frameworks';
import {fold, termsOf} from '../search/tokenize';

import type {QueryWord} from '../search/types';
import type {Section} from './engine';
import {isEveryday} from './words';

/** A section that was found for a question. */
export interface FoundSection extends Section {
  /** The words that the question is about, and what the section has of them. */
  readonly words: readonly QueryWord[];
  /** How sure it is that the section and its page are about the question: 0 to 1. */
  readonly certainty: number;
}

/** A best section with less of the question only happens to have some of its words. */
const MIN_CERTAINTY = 0.54;
/** A long question also has words that only describe the asker's situation. Each word beyond a few takes this off, down to the least. */
const FEW_WORDS = 4;
const EACH_FURTHER_WORD = 0.05;
/** Below this, a section is not even near. */
export const LEAST_CERTAINTY = 0.3;
/** What a word counts that every page has; one that no page has counts 1 more. */
const LEAST = 0.2;
/** `messageStyles`, `function_handler`; not a product such as "WhatsApp". */
export const API_NAME = /^[a-z]+[A-Z_]/;
/** Factors for a name of the API, and for an everyday word, which the docs may have or not. */
const NAME_FACTOR = 3;
const EVERYDAY_FACTOR = 0.3;

const FRAMEWORK_NAMES = new Set(FRAMEWORKS.flatMap(({id, label}) => [id, fold(label)]));

/** The words of a question that decide: most sections are for every framework, so they needn't name one. */
function deciding(words: readonly QueryWord[]): readonly QueryWord[] {
  const others = words.filter(
    ({word, sureness}) => sureness > 0 || !FRAMEWORK_NAMES.has(fold(word)),
  );
  return others.length > 0 ? others : words;
}

function kindOf({word}: QueryWord): number {
  if (API_NAME.test(word)) return NAME_FACTOR;
  return isEveryday(word) ? EVERYDAY_FACTOR : 1;
}

/** The share of the words that are there, from 0 to 1. A rare word counts more than one that is everywhere. */
export function partOf(words: readonly QueryWord[], has: (word: QueryWord) => number): number {
  let all = 0;
  let there = 0;
  for (const word of words) {
    const weight = (LEAST + word.rarity) * kindOf(word);
    all += weight;
    there += weight * has(word);
  }
  return all > 0 ? there / all : 0;
}

/** The share of the words that a section has. It is enough that its page has half of them. */
export function certaintyOf(
  words: readonly QueryWord[],
  ofPage: readonly (readonly QueryWord[])[],
): number {
  const inPage = ({word}: QueryWord) =>
    Math.max(0, ...ofPage.map((list) => list.find((other) => other.word === word)?.sureness ?? 0));
  return partOf(deciding(words), (word) => (word.sureness + inPage(word)) / 2);
}

/** The share of the words that a text has. */
export function coverage(words: readonly QueryWord[], text: string): number {
  const terms = new Set(termsOf(text, true));
  return partOf(words, (word) => (word.terms.some((term) => terms.has(term)) ? word.sureness : 0));
}

/** How certain a section has to be to answer a question with these words. */
function enoughFor(words: readonly QueryWord[]): number {
  const count = words.filter((word) => kindOf(word) >= 1).length;
  const further = Math.max(0, count - FEW_WORDS);
  return Math.max(LEAST_CERTAINTY, MIN_CERTAINTY - further * EACH_FURTHER_WORD);
}

/** Whether the best section can be an answer; otherwise the docs don't say. */
export function isFound(
  sections: readonly Section[],
): sections is readonly [FoundSection, ...FoundSection[]] {
  const [best] = sections as readonly Partial<FoundSection>[];
  if (best?.words === undefined || best.certainty === undefined) return false;
  return best.certainty >= enoughFor(best.words);
}
