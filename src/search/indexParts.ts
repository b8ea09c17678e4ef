import type {SearchIndex} from './types';

/** The texts of a page's sections: paragraphs, the description of each documented name, and names in code. */
type PageTexts = readonly (readonly [
  text: readonly string[],
  symbols: readonly string[],
  code: readonly string[],
])[];

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
    sections: page.sections.map(({text, symbols, code: _code, ...section}, at) => ({
      ...section,
      text: text.slice(0, namedAt(at)),
      ...(symbols && {symbols: symbols.map(([name]) => [name, ''] as const)}),
    })),
  }));
  const texts = index.pages.map(({sections}) =>
    sections.map(
      ({text, symbols = [], code = []}, at) =>
        [text.slice(namedAt(at)), symbols.map(([, says]) => says), code] as const,
    ),
  );
  return {names: {...index, pages: names}, texts};
}

/** The whole index again. */
export function joinIndex({names, texts}: IndexParts): SearchIndex {
  const pages = names.pages.map((page, number) => ({
    ...page,
    sections: page.sections.map(({text, symbols, ...section}, at) => {
      const [more, says, code] = texts[number]?.[at] ?? [[], [], []];
      return {
        ...section,
        text: [...text, ...more],
        ...(symbols && {symbols: symbols.map(([name], one) => [name, says[one] ?? ''] as const)}),
        ...(code.length > 0 && {code}),
      };
    }),
  }));
  return {...names, pages};
}
