// @ts-check
import {passagesOf} from './files.mjs';
import {countWords} from './passage.mjs';
import {lengthFindings, phraseFindings} from './rules.mjs';
import {checkSpelling, correction} from './spelling.mjs';

/**
 * @typedef {import('./passage.mjs').Passage} Passage
 * @typedef {import('./rules.mjs').Finding} Finding
 */

/**
 * A sentence that may stay as it is, such as a quotation.
 *
 * @typedef {object} Exception
 * @property {string} file
 * @property {string} part words of the finding
 * @property {string} reason
 */

/**
 * What has to be rewritten in some files.
 *
 * @param {readonly string[]} files
 * @param {readonly Exception[]} exceptions
 * @returns {Promise<{findings: Map<string, Finding[]>, unused: Exception[]}>} `findings` names every file
 */
export async function checkFiles(files, exceptions) {
  const texts = files.map((file) => ({file, passages: passagesOf(file)}));
  const misspelled = await checkSpelling(texts.flatMap(({passages}) => passages));
  const used = new Set();
  /** @type {Map<string, Finding[]>} */
  const findings = new Map();
  for (const {file, passages} of texts) {
    const found = [];
    for (const passage of passages) {
      found.push(...phraseFindings(passage));
      if (/\.mdx?$/.test(file)) found.push(...lengthFindings(passage));
      for (const {line, word, part} of misspelled.get(passage) ?? [])
        found.push({line, part, instead: await correction(word)});
    }
    const kept = found.filter(({part}) => {
      const exception = exceptions.find((each) => each.file === file && part.includes(each.part));
      if (exception) used.add(exception);
      return !exception;
    });
    findings.set(
      file,
      kept.sort((a, b) => a.line - b.line),
    );
  }
  const unused = exceptions.filter((each) => files.includes(each.file) && !used.has(each));
  return {findings, unused};
}

/** @param {string} file @param {Finding} finding */
export const findingLine = (file, {line, part, instead}) => `${file}:${line}: ${part} → ${instead}`;

/**
 * Words of prose on a page: without code blocks; a code span counts as one.
 *
 * @param {readonly Passage[]} passages
 */
export const wordsOf = (passages) => passages.reduce((sum, {text}) => sum + countWords(text), 0);
