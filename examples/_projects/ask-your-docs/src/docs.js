import MiniSearch from 'minisearch';

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

/** One section for each heading: its address, its title and its Markdown. */
export function sectionsOf(file, markdown) {
  const url = BASE + file.replace(/\.md$/, '');
  const sections = [{url, title: file, text: ''}];
  const used = new Map();
  let isCode = false;
  for (const line of markdown.replace(/^---\n[^]*?\n---\n/, '').split('\n')) {
    if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode;
    const [, marks, heading] = (!isCode && /^(#{1,3}) (.+)/.exec(line)) || [];
    if (marks === '#') sections[0].title = heading;
    else if (marks) {
      const id = slug(heading);
      const count = used.get(id) ?? 0;
      used.set(id, count + 1);
      const title = `${sections[0].title}: ${heading}`;
      sections.push({url: `${url}#${id}${count ? `-${count}` : ''}`, title, text: ''});
    } else sections.at(-1).text += `${line}\n`;
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
/** The sections that have at least half of the question's words, best first. */
export function retrieve(index, question, count = 6) {
  const terms = MiniSearch.getDefault('tokenize')(question).map(processTerm);
  const least = new Set(terms.filter(Boolean)).size / 2;
  return index
    .search(question)
    .filter(({queryTerms}) => queryTerms.length >= least)
    .slice(0, count)
    .map(({url, title, text}) => ({url, title, text}));
}
// #endregion retrieve
