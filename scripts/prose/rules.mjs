import {countWords, lineAt, sentencesOf} from './passage.mjs';
import {PHRASES} from './phrases.mjs';

/** Maximum words in a sentence and in a paragraph. */
export const LIMITS = {sentence: 30, paragraph: 90};

/** How much of a sentence a finding shows on each side of the phrase, in characters. */
const AROUND = 30;

/**
 * @typedef {object} Finding
 * @property {number} line
 * @property {string} part the words that it's about, with some of their sentence
 * @property {string} instead what to write, or what to do
 */

/**
 * Looks for phrases that we don't write.
 *
 * @param {import('./passage.mjs').Passage} passage
 * @returns {Finding[]}
 */
export function phraseFindings(passage) {
  return sentencesOf(passage).flatMap(({index, text, shown}) =>
    PHRASES.flatMap(({pattern, instead, except, kinds}) => {
      if (kinds && !kinds.includes(passage.kind)) return [];
      const match = pattern.exec(text);
      if (!match || except?.test(text)) return [];
      const end = match.index + match[0].length;
      return [
        {
          line: lineAt(passage, index + match.index),
          part: excerpt(shown, match.index, end),
          instead: `write ${instead}`.replace(/^write (?!["a])/, ''),
        },
      ];
    }),
  );
}

/**
 * Finds sentences and paragraphs that are too long to be read once.
 *
 * @param {import('./passage.mjs').Passage} passage
 * @returns {Finding[]}
 */
export function lengthFindings(passage) {
  const findings = sentencesOf(passage).flatMap(({index, text, shown}) => {
    const words = countWords(text);
    if (words <= LIMITS.sentence) return [];
    const lead = text.length - text.trimStart().length;
    return [
      {
        line: lineAt(passage, index + lead),
        part: excerpt(shown, lead, lead),
        instead: `split it: the sentence has ${words} words, ${LIMITS.sentence} are allowed`,
      },
    ];
  });
  const words = countWords(passage.text);
  if (words > LIMITS.paragraph)
    findings.push({
      line: lineAt(passage, 0),
      part: excerpt(passage.shown, 0, 0),
      instead: `split it: the paragraph has ${words} words, ${LIMITS.paragraph} are allowed`,
    });
  return findings;
}

/** The text from `start` to `end` with some of what is around it, cut between words. */
export function excerpt(text, start, end) {
  const before = text.slice(0, start).slice(-AROUND);
  const after = text.slice(end).slice(0, start === end ? 2 * AROUND : AROUND);
  const isCutBefore = before.length < start;
  const isCutAfter = end + after.length < text.length;
  return [
    isCutBefore ? `…${before.replace(/^\S*\s/, '')}` : before,
    text.slice(start, end),
    isCutAfter ? `${after.replace(/\s\S*$/, '')}…` : after,
  ]
    .join('')
    .trim();
}
