import type {IndexPage} from '../../search/types';

/** A name on more pages than these says nothing about any of them: `DeepChat`, `onResponse`, `onClick`. */
const MAX_PAGES = 3;

/** The pages without the names that the code of many of them has. */
export function leanCode(pages: readonly IndexPage[]): IndexPage[] {
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
