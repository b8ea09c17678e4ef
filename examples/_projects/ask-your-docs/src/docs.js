import MiniSearch from 'minisearch';
import {partsOf} from './markdown.js';

/** Address of the first page of your docs. */
const BASE = '/docs/';
const STOP_WORDS = new Set(
  'a an and are be can do does for from how i if in is it my of on or that the there this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

// The index is made and read with the same settings.
const processTerm = (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase());
const SETTINGS = {
  idField: 'url',
  fields: ['title', 'text'],
  storeFields: ['url', 'title', 'text'],
  processTerm,
  searchOptions: {
    boost: {title: 3},
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
  },
};

const slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** One section for each heading of the first three levels: its address, its title and its Markdown. */
export function sectionsOf(file, markdown) {
  const url = BASE + file.replace(/\.md$/, '');
  const sections = [{url, title: file, text: ''}];
  const used = new Map();
  for (const {level, heading, text} of partsOf(markdown.replace(/^---\n[^]*?\n---\n/, ''))) {
    if (level === 1) sections[0].title = heading;
    else if (level === 2 || level === 3) {
      const id = slug(heading);
      const count = used.get(id) ?? 0;
      used.set(id, count + 1);
      const title = `${sections[0].title}: ${heading}`;
      sections.push({url: `${url}#${id}${count ? `-${count}` : ''}`, title, text: ''});
    } else if (level > 3) sections.at(-1).text += `${'#'.repeat(level)} ${heading}\n\n`;
    sections.at(-1).text += `${text}\n\n`;
  }
  return sections
    .map((section) => ({...section, text: section.text.trim()}))
    .filter(({text}) => text);
}

/** @param files Markdown by the path of its file, such as `guides/start.md` */
export function buildIndex(files) {
  const index = new MiniSearch(SETTINGS);
  for (const [file, markdown] of Object.entries(files)) index.addAll(sectionsOf(file, markdown));
  return index;
}

/** @param json what `JSON.stringify(buildIndex(files))` returned */
export const loadIndex = (json) => MiniSearch.loadJSON(json, SETTINGS);

// #region retrieve
/** Least share of the question's words that a section needs to answer it. */
const MIN_SHARE = 0.5;

/** The sections that fit a question, best first, each with the share of the question's words that it has. */
export function retrieve(index, question, count = 6) {
  const terms = MiniSearch.getDefault('tokenize')(question).map(processTerm);
  const asked = new Set(terms.filter(Boolean)).size;
  const hits = index.search(question).map(({url, title, text, queryTerms}) => {
    return {url, title, text, share: queryTerms.length / asked};
  });
  const isGood = ({share}) => share >= MIN_SHARE;
  // A section with one rare word can rank before one with all words.
  return [...hits.filter(isGood), ...hits.filter((hit) => !isGood(hit))].slice(0, count);
}

/**
 * Whether the docs answer the question. Without this limit, the chat would answer every question.
 *
 * @param {readonly {readonly share: number}[]} sections - What `retrieve` returned.
 */
export const isFound = (sections) => sections.length > 0 && sections[0].share >= MIN_SHARE;
// #endregion retrieve
