import type {IndexPage, IndexSection, SearchIndex} from '../../search/types';
import {readPages} from '../api-reference/pages';
import {memoByFile} from '../files';
import {pageText} from '../project-files/readProject';
import {ALIASES} from './aliases';
import {parsePage} from './parsePage';

const sectionsOf = memoByFile<IndexSection[]>();

/**
 * The index of the pages that are in a sidebar.
 *
 * @param addressOf makes of an address under the base URL, such as `/docs/messages/`, the one that a page has.
 * @throws an error for words about a heading that its page does not have.
 */
export function makeIndex(
  siteDir: string,
  addressOf: (url: string) => string = (url) => url,
): SearchIndex {
  const pages = readPages(siteDir).flatMap((page): IndexPage[] => {
    const {file, url, group, title, description} = page;
    if (group === undefined) return [];
    const source = pageText(page, siteDir);
    const sections = sectionsOf(file, [title, description, source], () =>
      parsePage(source, {title, description}),
    );
    const folder = /\/index\.mdx?$/.test(file) ? '/' : '';
    return [{url: addressOf(url + folder), group, title, sections: withAliases(file, sections)}];
  });
  return {language: 'en', version: 'current', tag: 'docs-default-current', pages: leanCode(pages)};
}

/** The sections of a page with what readers call them. */
function withAliases(file: string, sections: readonly IndexSection[]): IndexSection[] {
  const byAnchor = ALIASES[file.replace(/\.mdx?$/, '')] ?? {};
  const anchors = new Set(sections.map(({anchor}) => anchor));
  const unknown = Object.keys(byAnchor).filter((anchor) => !anchors.has(anchor));
  if (unknown.length > 0)
    throw new Error(
      `src/plugins/search-index/aliases.ts has words for headings that ${file} does not have: ` +
        `${unknown.join(', ')}. Rename them there as they are named in the page, or remove them.`,
    );
  return sections.map((section) => {
    const aliases = byAnchor[section.anchor]?.split(', ');
    return {...section, ...(aliases && {aliases})};
  });
}

/** A name on more pages than these says nothing about any of them: `DeepChat`, `onResponse`, `onClick`. */
const MAX_PAGES = 3;

/** The pages without the names that the code of many of them has. */
function leanCode(pages: readonly IndexPage[]): IndexPage[] {
  const pagesWith = new Map<string, number>();
  for (const page of pages)
    for (const name of new Set(page.sections.flatMap(({code = []}) => code)))
      pagesWith.set(name, (pagesWith.get(name) ?? 0) + 1);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(({code, ...section}) => {
      const left = code?.filter((name) => (pagesWith.get(name) ?? 0) <= MAX_PAGES) ?? [];
      return {...section, ...(left.length > 0 && {code: left})};
    }),
  }));
}
