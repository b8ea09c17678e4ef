import type {IndexPage, IndexSection, SearchIndex} from './types';

/** The texts of a page's sections: paragraphs, the description of each documented name, and names in code. */
type PageTexts = readonly (readonly [
  text: readonly string[],
  symbols: readonly string[],
  code: readonly string[],
])[];

/** A section before its texts: its id when the heading is another one, and the documented names alone. */
interface NamedSection extends Pick<IndexSection, 'level' | 'heading' | 'old' | 'aliases'> {
  readonly anchor?: string;
  readonly text?: readonly string[];
  readonly symbols?: readonly string[];
}

/** The headings and names of an index, which answer first. */
export interface NamesIndex extends Omit<SearchIndex, 'pages'> {
  readonly pages: readonly (Omit<IndexPage, 'sections'> & {
    readonly sections: readonly NamedSection[];
  })[];
}

/** An index in two parts: the texts are four times as large as the names. */
export interface IndexParts {
  readonly names: NamesIndex;
  readonly texts: readonly PageTexts[];
}

/** Cuts an index in two. The names keep the first paragraph of each page, which describes it. */
export function cutIndex(index: SearchIndex): IndexParts {
  const namedAt = (at: number) => (at === 0 ? 1 : 0);
  const names = index.pages.map((page) => ({
    ...page,
    sections: page.sections.map(({text, symbols, anchor, code: _code, ...section}, at) => ({
      ...section,
      ...(anchor !== section.heading && {anchor}),
      ...(at === 0 && {text: text.slice(0, 1)}),
      ...(symbols && {symbols: symbols.map(([name]) => name)}),
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

/** The whole index again, or as much of it as the names have. */
export function joinIndex(names: NamesIndex, texts: IndexParts['texts'] = []): SearchIndex {
  const pages = names.pages.map((page, number) => ({
    ...page,
    sections: page.sections.map(({text = [], symbols, ...section}, at) => {
      const [more, says, code] = texts[number]?.[at] ?? [[], [], []];
      return {
        anchor: section.heading,
        ...section,
        text: [...text, ...more],
        ...(symbols && {symbols: symbols.map((name, one) => [name, says[one] ?? ''] as const)}),
        ...(code.length > 0 && {code}),
      };
    }),
  }));
  return {...names, pages};
}
