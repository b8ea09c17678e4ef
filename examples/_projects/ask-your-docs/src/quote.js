import {blocksOf} from './markdown.js';

/** @typedef {import('./markdown.js').Block} Block */
/** @typedef {import('./prompt.js').Section} Section */

/** Length of prose, in characters, after which no further sentence is begun. */
const ENOUGH = 280;
/** Code with more lines is a whole program; the link leads to it. */
const MAX_LINES = 60;

/** Whole sentences from the start of a text. */
function sentencesOf(text) {
  const sentences = text.replace(/([.!?])\s+(?=[A-Z`[<])/g, '$1\0').split('\0');
  let taken = '';
  for (const sentence of sentences) {
    if (taken && taken.length + sentence.length > ENOUGH) break;
    taken = taken ? `${taken} ${sentence}` : sentence;
  }
  return taken;
}

/**
 * The first prose of a section: what says what it is about. Prose behind the code speaks about the code.
 *
 * @param {readonly Block[]} blocks - The section's.
 */
function leadOf(blocks) {
  const code = blocks.findIndex(({kind}) => kind === 'code');
  const lead = blocks
    .slice(0, code < 0 ? undefined : code)
    .find(({kind, text}) => kind === 'text' && /\s/.test(text));
  return lead ? sentencesOf(lead.text) : '';
}

/**
 * The first code of a section, behind a command that stands before it.
 *
 * @param {readonly Block[]} blocks - The section's.
 */
export function codeOf(blocks) {
  const code = blocks
    .filter(({kind, text}) => kind === 'code' && text.split('\n').length <= MAX_LINES + 2)
    .map(({text}) => text);
  return /^\s*`+(?:bash|sh|shell)\b/.test(code[0] ?? '') ? code.slice(0, 2) : code.slice(0, 1);
}

/**
 * An answer without a model: what the best section says first, and its code.
 *
 * @param {Section} section - The best one; its number is 1.
 */
export function quote({title, text}) {
  const blocks = blocksOf(text);
  return [`${leadOf(blocks) || `**${title}**`} [1]`, ...codeOf(blocks)].join('\n\n');
}
