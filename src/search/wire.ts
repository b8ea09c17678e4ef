import type {IndexPage, IndexSection, SearchIndex} from './types';

/**
 * The index as readers fetch it: all headings in one text, all paragraphs in another, and so on. Like stands
 * beside like, which compresses a tenth better than the objects do.
 */
export interface PackedIndex {
  readonly language: string;
  readonly version: string;
  readonly tag: string;
  /** Address, group, title and number of sections of each page. */
  readonly pages: string;
  /** One digit for each section. */
  readonly levels: string;
  readonly anchors: string;
  readonly headings: string;
  readonly text: string;
  readonly symbols: string;
  readonly code: string;
  readonly aliases: string;
}

/** Between pages or sections, between the parts of one, and between a name and what is said about it. */
const ROW = '\u00b6';
const PART = '\u00a6';
const PAIR = '\u00ac';
const RESERVED = new RegExp(`[${ROW}${PART}${PAIR}]`, 'g');

/**
 * Packs an index for {@link unpackIndex}. The three separators (¶ ¦ ¬) are taken out of the texts, in which
 * no search needs them.
 */
export function packIndex({language, version, tag, pages}: SearchIndex): PackedIndex {
  const sections = pages.flatMap((page) => page.sections);
  const column = (partsOf: (section: IndexSection) => readonly string[]) =>
    sections.map((section) => partsOf(section).map(clean).join(PART)).join(ROW);
  return {
    language,
    version,
    tag,
    pages: pages
      .map(({url, group, title, sections: own}) =>
        [url, clean(group), clean(title), own.length].join(PART),
      )
      .join(ROW),
    levels: sections.map(({level}) => level).join(''),
    anchors: column(({anchor}) => [anchor]),
    headings: column(({heading}) => [heading]),
    text: column(({text}) => text),
    symbols: sections
      .map(({symbols = []}) => symbols.map((pair) => pair.map(clean).join(PAIR)).join(PART))
      .join(ROW),
    code: column(({code = []}) => code),
    aliases: column(({aliases = []}) => aliases),
  };
}

/** The index that {@link packIndex} packed. */
export function unpackIndex(packed: PackedIndex): SearchIndex {
  const {language, version, tag} = packed;
  const column = (text: string) => text.split(ROW).map((row) => partsOf(row));
  const headings = packed.headings.split(ROW);
  const anchors = packed.anchors.split(ROW);
  const text = column(packed.text);
  const symbols = column(packed.symbols);
  const code = column(packed.code);
  const aliases = column(packed.aliases);
  const sectionAt = (at: number): IndexSection => ({
    level: Number(packed.levels[at]),
    anchor: anchors[at]!,
    heading: headings[at]!,
    text: text[at]!,
    symbols: symbols[at]!.map((pair) => pair.split(PAIR) as [string, string]),
    code: code[at]!,
    aliases: aliases[at]!,
  });
  let next = 0;
  const pages = partsOf(packed.pages, ROW).map((row): IndexPage => {
    const [url = '', group = '', title = '', count] = row.split(PART);
    const first = next;
    next += Number(count);
    return {
      url,
      group,
      title,
      sections: Array.from({length: Number(count)}, (_, n) => sectionAt(first + n)),
    };
  });
  return {language, version, tag, pages};
}

function partsOf(text: string, separator = PART): string[] {
  return text ? text.split(separator) : [];
}

function clean(text: string): string {
  return text.replace(RESERVED, '');
}
