import {linkText} from './cite.js';

/** @typedef {import('./prompt.js').Section} Section */
/** @typedef {{readonly label: string, readonly url: string}} WayOut */

/** What the model is told to say when the sections hold no answer. */
export const NOT_IN_DOCS = 'NOT_IN_DOCS';

const MAX_SECTIONS = 3;

/**
 * The text in place of an answer: there is none, and where to look.
 *
 * @param {readonly (Section & {says?: string})[]} sections - What comes nearest, best first, and the sentence of
 *   each that is shown beside its link.
 * @param {readonly WayOut[]} waysOut - What the user can do instead, such as `search all pages`.
 */
export function refusalText(sections, waysOut) {
  const nearest = sections
    .slice(0, MAX_SECTIONS)
    .map(({title, url, says}) => `- ${linkText(title, url)}${says ? `: ${says}` : ''}`);
  const ways = waysOut.map(({label, url}) => linkText(label, url));
  return [
    "These docs don't seem to cover that.",
    ...(nearest.length > 0 ? [`What comes nearest:\n\n${nearest.join('\n')}`] : []),
    ...(ways.length > 0 ? [`You can ${ways.join(' or ')}.`] : []),
  ].join('\n\n');
}
