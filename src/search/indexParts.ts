import type {IndexPage, SearchIndex} from './types';

/** Pages of an index that follow each other, whole; `start` is the place of the first one. */
export interface IndexPart {
  readonly start: number;
  readonly pages: readonly IndexPage[];
}

/** An index that is loaded in parts: first the names of all pages, then the pages themselves. */
export interface IndexParts {
  readonly names: SearchIndex;
  readonly rest: readonly IndexPart[];
}

/**
 * Cuts an index into its names and parts of about the same size, so that readers find pages, headings and
 * properties before the texts have come.
 *
 * @param count how many parts the pages make.
 */
export function cutIndex(index: SearchIndex, count: number): IndexParts {
  const sizes = index.pages.map((page) => JSON.stringify(page).length);
  const share = sizes.reduce((sum, size) => sum + size, 0) / count;
  const rest: {start: number; pages: IndexPage[]}[] = [];
  let done = 0;
  for (const [at, page] of index.pages.entries()) {
    if (rest.length <= Math.min(count - 1, Math.floor(done / share)))
      rest.push({start: at, pages: []});
    rest.at(-1)?.pages.push(page);
    done += sizes[at] ?? 0;
  }
  return {names: {...index, pages: index.pages.map(namesOf)}, rest};
}

/** A page with its headings, documented names and first paragraph. */
function namesOf({sections, ...page}: IndexPage): IndexPage {
  return {
    ...page,
    sections: sections.map(({level, anchor, heading, text, symbols, aliases}, at) => ({
      level,
      anchor,
      heading,
      text: at === 0 ? text.slice(0, 1) : [],
      ...(symbols && {symbols: symbols.map(([name]) => [name, ''] as const)}),
      ...(aliases && {aliases}),
    })),
  };
}

/** The whole index again. */
export function joinIndex(names: SearchIndex, rest: readonly IndexPart[]): SearchIndex {
  const pages = [...names.pages];
  for (const part of rest) pages.splice(part.start, part.pages.length, ...part.pages);
  return {...names, pages};
}
