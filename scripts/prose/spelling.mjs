import path from 'node:path';
import {readConfigFile, spellCheckDocument, suggestionsForWord} from 'cspell-lib';
import {ROOT} from '../lib/packages.mjs';
import {lineAt} from './passage.mjs';
import {excerpt} from './rules.mjs';

/**
 * @typedef {import('./passage.mjs').Passage} Passage
 * @typedef {import('./rules.mjs').Finding} Finding
 */

const CONFIG = path.join(ROOT, 'cspell.json');
/** Code, which a passage holds as a row of `X`. */
const CODE = /X[X-]*/g;
const GAP = '\n\n';

/**
 * Checks the spelling of many passages. They are one document for the checker, because it takes longer to
 * prepare a document than to check one.
 *
 * @param {readonly Passage[]} passages
 * @returns {Promise<Map<Passage, {line: number, word: string, part: string}[]>>} misspelled words
 */
export async function checkSpelling(passages) {
  const texts = passages.map(({text}) => text.replace(CODE, (code) => ' '.repeat(code.length)));
  const starts = texts.map(() => 0);
  for (let index = 1; index < texts.length; index += 1)
    starts[index] = starts[index - 1] + texts[index - 1].length + GAP.length;
  const {issues, errors} = await spellCheckDocument(
    {uri: 'prose.txt', text: texts.join(GAP), languageId: 'plaintext'},
    {generateSuggestions: false, noConfigSearch: true},
    await settings(),
  );
  if (errors?.length) throw new Error(`cspell could not check the texts: ${errors[0]?.message}`);
  /** @type {Map<Passage, {line: number, word: string, part: string}[]>} */
  const found = new Map();
  let current = 0;
  for (const {offset, text: word} of issues.toSorted((a, b) => a.offset - b.offset)) {
    while (offset >= (starts[current + 1] ?? Infinity)) current += 1;
    const passage = passages[current];
    const index = offset - starts[current];
    const line = lineAt(passage, index);
    const part = excerpt(passage.shown, index, index + word.length);
    found.set(passage, [...(found.get(passage) ?? []), {line, word, part}]);
  }
  return found;
}

/** @type {Map<string, Promise<string>>} */
const corrections = new Map();

/**
 * @param {string} word a misspelled word
 * @returns {Promise<string>} what to write instead
 */
export function correction(word) {
  const known = corrections.get(word) ?? correct(word);
  corrections.set(word, known);
  return known;
}

/** @param {string} word */
async function correct(word) {
  const {suggestions} = await suggestionsForWord(word, {numSuggestions: 3}, await settings());
  const words = suggestions.slice(0, 3).map((suggestion) => `"${suggestion.word}"`);
  const ours = 'a name that is right goes into scripts/prose/words.txt';
  return words.length > 0
    ? `"${word}" is misspelled: write ${words.join(' or ')}; ${ours}`
    : `"${word}" is unknown; ${ours}`;
}

/** @type {Promise<import('cspell-lib').CSpellSettings> | undefined} */
let loaded;

function settings() {
  loaded ??= readConfigFile(CONFIG).then(({settings: own, url}) => ({
    ...own,
    // Paths in the file are relative to it.
    dictionaryDefinitions: own.dictionaryDefinitions?.map((definition) => ({
      ...definition,
      path: 'path' in definition ? path.join(path.dirname(CONFIG), String(definition.path)) : '',
    })),
    __importRef: {filename: String(url), error: undefined},
  }));
  return loaded;
}
