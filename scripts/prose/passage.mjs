/**
 * A piece of text that a person reads in one go: a paragraph, a table cell, a comment, a message.
 * `text` and `shown` have the same length. In `text`, code is replaced with `X`, so that no rule reads it.
 *
 * @typedef {'docs' | 'interface' | 'comment'} Kind
 * @typedef {object} Passage
 * @property {Kind} kind where the text appears
 * @property {boolean} isPart whether it may be less than a sentence: a heading, a label, a table cell
 * @property {string} text
 * @property {string} shown
 * @property {{start: number, line: number}[]} lines the source line (from 1) at each position in `text`
 */

/** Replaces code so that it counts as one word and starts a sentence like a name does. */
const masked = (code) => code.replace(/\S/g, 'X').replace(/\s/g, '-');

/**
 * Collects text and code into one passage and remembers which source line each part came from.
 *
 * @param {Kind} kind
 * @param {boolean} [isPart]
 */
export function createPassage(kind, isPart = false) {
  /** @type {Passage} */
  const passage = {kind, isPart, text: '', shown: '', lines: []};
  const add = (source, line, toText) => {
    for (const [index, part] of source.split('\n').entries()) {
      passage.lines.push({start: passage.shown.length, line: line + index});
      const shown = index > 0 ? ` ${part.trimStart()}` : part;
      passage.shown += shown;
      passage.text += toText(shown);
    }
  };
  return {
    passage,
    /** @param {string} text @param {number} line */
    addText: (text, line) => add(text, line, (part) => part),
    /** @param {string} code @param {number} line */
    addCode: (code, line) => add(code, line, masked),
  };
}

/**
 * @param {Passage} passage
 * @param {number} index a position in its text
 * @returns {number} the source line, from 1
 */
export function lineAt({lines}, index) {
  return lines.findLast(({start}) => start <= index)?.line ?? lines[0]?.line ?? 1;
}

/** @param {string} text */
export const countWords = (text) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});
/** Abbreviations whose period doesn't end a sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|etc|approx|no)\.\s*$/i;

/**
 * @param {Passage} passage
 * @returns {{index: number, text: string, shown: string}[]}
 */
export function sentencesOf({text, shown}) {
  /** @type {{index: number, text: string, shown: string}[]} */
  const sentences = [];
  for (const {index, segment} of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last && ABBREVIATION.test(last.text)) {
      last.text += segment;
      last.shown = shown.slice(last.index, index + segment.length);
    } else
      sentences.push({index, text: segment, shown: shown.slice(index, index + segment.length)});
  }
  return sentences;
}
