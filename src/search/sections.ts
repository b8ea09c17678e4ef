import {placedSections, type PlacedSection} from './records';
import {fold, nameKey, squeezed, words} from './tokenize';
import type {IndexPage, IndexSection, SearchIndex} from './types';

/** A section of a page: what a search finds. */
export interface Entry extends PlacedSection {
  readonly id: number;
  readonly owner: IndexPage;
  /** Numbers: its page in the index, its section in the page, and the page's own entry. */
  readonly page: number;
  readonly number: number;
  readonly top: number;
  /** Its worth in any query. */
  readonly worth: number;
  /** Names of the provider that its page is about, if it is about one. */
  readonly provider: readonly string[];
}

/** The texts of a section that are searched. */
type Document = Readonly<Record<'heading' | 'aliases' | 'names' | 'path' | 'text', string>> & {
  readonly id: number;
};

/** A heading on more pages is one that every page of a kind has, such as "Known limits". */
const FEW_PAGES = 3;

/** What it counts that a section is called like the query, and by what; `old` is a name that only older versions had. */
const CALLED = {old: 5, page: 4, heading: 2.2, other: 1.5};

/** The weight of a heading below another one. */
const LEVEL = 0.97;

/** All sections of an index, what each is called, and what of them is searched. */
export function listSections(index: SearchIndex) {
  const pagesWith = countHeadings(index);
  const entries: Entry[] = [];
  const documents: Document[] = [];
  const called = new Map<string, Map<number, number>>();
  const call = (name: string, id: number, worth: number) => {
    const key = nameKey(name);
    const ids = called.get(key) ?? new Map<number, number>();
    if (key) called.set(key, ids.set(id, Math.max(ids.get(id) ?? 0, worth)));
  };
  for (const [page, owner] of index.pages.entries()) {
    const top = entries.length;
    const provider = /\/directConnection\/\w/.test(owner.url) ? namesOf(owner.title) : [];
    for (const [number, {section, path}] of placedSections(owner).entries()) {
      const id = entries.length;
      const isPage = number === 0;
      const isCommon =
        !isPage && isWords(section) && (pagesWith.get(squeezed(section.heading)) ?? 0) > FEW_PAGES;
      const worth = LEVEL ** path.length;
      entries.push({id, section, path, owner, page, number, top, worth, provider});
      documents.push(toDocument(id, owner, {section, path}));
      const {heading, old = [], symbols = [], aliases = []} = section;
      for (const [name] of symbols) call(name, id, old.includes(name) ? CALLED.old : CALLED.other);
      for (const alias of aliases) call(alias, id, isPage ? CALLED.heading : CALLED.other);
      if (!isCommon) call(heading, id, isPage ? CALLED.page : CALLED.heading);
      // A name with the one that it belongs to, such as `connect.stream`.
      const names = [heading, ...symbols.map(([name]) => name)];
      for (const above of path)
        for (const name of names) call(`${above}.${name}`, id, CALLED.heading);
    }
  }
  return {entries, documents, called};
}

function toDocument(id: number, owner: IndexPage, {section, path}: PlacedSection): Document {
  const {heading, text, symbols = [], code = [], aliases = []} = section;
  return {
    id,
    heading,
    aliases: aliases.join(', '),
    names: symbols.map(([name]) => name).join(', '),
    path: [owner.group, ...path.slice(0, -1)].join(', '),
    text: [...text, ...symbols.map(([, says]) => says), ...code].join('\n'),
  };
}

function namesOf(title: string): string[] {
  return [squeezed(title), ...words(title).map(({text}) => fold(text))];
}

/** Whether a heading has no name of the API, which is the same thing on each page. */
const isWords = ({heading}: IndexSection) => !/[a-z][A-Z]/.test(heading);

/** How many pages have each heading. */
function countHeadings({pages}: SearchIndex): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {sections} of pages)
    for (const name of new Set(sections.slice(1).map(({heading}) => squeezed(heading))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
