import type {SearchIndex} from './types';

/** What the sections of a page say: paragraphs, and what is written about each documented name. */
type PageTexts = readonly (readonly [text: readonly string[], symbols: readonly string[]])[];

/** An index in two parts: headings and names, which answer first, and the texts, which are four times as large. */
export interface IndexParts {
  readonly names: SearchIndex;
  readonly texts: readonly PageTexts[];
}

/** Cuts an index in two. The names keep the first paragraph of each page, which describes it. */
export function cutIndex(index: SearchIndex): IndexParts {
  const namedAt = (at: number) => (at === 0 ? 1 : 0);
  const names = index.pages.map((page) => ({
    ...page,
    sections: page.sections.map(({text, symbols, ...section}, at) => ({
      ...section,
      text: text.slice(0, namedAt(at)),
      ...(symbols && {symbols: symbols.map(([name]) => [name, ''] as const)}),
    })),
  }));
  const texts = index.pages.map(({sections}) =>
    sections.map(
      ({text, symbols = []}, at) =>
        [text.slice(namedAt(at)), symbols.map(([, says]) => says)] as const,
    ),
  );
  return {names: {...index, pages: names}, texts};
}

/** The whole index again. */
export function joinIndex({names, texts}: IndexParts): SearchIndex {
  const pages = names.pages.map((page, number) => ({
    ...page,
    sections: page.sections.map(({text, symbols, ...section}, at) => {
      const [more, says] = texts[number]?.[at] ?? [[], []];
      return {
        ...section,
        text: [...text, ...more],
        ...(symbols && {symbols: symbols.map(([name], one) => [name, says[one] ?? ''] as const)}),
      };
    }),
  }));
  return {...names, pages};
}
