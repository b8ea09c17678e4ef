import type {IndexPage, IndexSection, SearchIndex} from './types';

/**
 * The index as readers fetch it: all headings in one text, all paragraphs in another, and so on. Like stands
 * beside like, which compresses a tenth better than the objects do.
 */
export interface PackedIndex {
  readonly language: string;
  readonly version: string;
  readonly tag: string;
  readonly text: string;
  readonly symbols: string;
  readonly headings: string;
  readonly aliases: string;
  /** {@link SAME} and {@link SLUG} stand for anchors that the heading tells. */
  readonly anchors: string;
  readonly code: string;
  /** One digit for each section. */
  readonly levels: string;
  /** Address, group, title and number of sections of each page. */
  readonly pages: string;
}

/** Between pages or sections, between the parts of one, and between a name and what is said about it. */
const ROW = '~';
const PART = '^';
const PAIR = '`';
/** A sentence that begins with a small letter; all others begin with a capital. */
const SMALL = '%';
/** An anchor that is its heading, or its heading in lower case with hyphens. */
const SAME = '*';
const SLUG = '=';
/**
 * Characters that change places, so that the marks above are free, and so that what texts often have needs
 * no escape in a script: these write all but ASCII with four characters or more.
 */
const SWAPS = ['~¶', '^¦', '`¬', '%º', '+·', '&"'];
const PARTNERS = new Map(SWAPS.flatMap(([a, b]) => [[a!, b!] as const, [b!, a!] as const]));
const SWAPPED = new RegExp(`[${SWAPS.join('')}]`, 'g');
const RESERVED = /[¶¦¬º]/g;

/**
 * Packs an index for {@link unpackIndex}. Four characters that no search needs (¶ ¦ ¬ º) are taken out of the
 * texts.
 */
export function packIndex({language, version, tag, pages}: SearchIndex): PackedIndex {
  const sections = pages.flatMap((page) => page.sections);
  const rows = (partsOf: (section: IndexSection) => readonly string[]) =>
    sections.map((section) => partsOf(section).join(PART)).join(ROW);
  return {
    language,
    version,
    tag,
    text: encode(rows(({text}) => text.map(clean))),
    symbols: encode(rows(({symbols = []}) => symbols.map((pair) => pair.map(clean).join(PAIR)))),
    headings: encode(rows(({heading}) => [clean(heading)])),
    aliases: rows(({aliases = []}) => aliases.map(clean)),
    anchors: rows(({anchor, heading}) => [packAnchor(anchor, heading.replace(RESERVED, ''))]),
    code: rows(({code = []}) => code.map(clean)),
    levels: sections.map(({level}) => level).join(''),
    pages: pages
      .map(({url, group, title, sections: own}) =>
        [clean(url), clean(group), clean(title), own.length].join(PART),
      )
      .join(ROW),
  };
}

/** The index that {@link packIndex} packed. */
export function unpackIndex(packed: PackedIndex): SearchIndex {
  const {language, version, tag} = packed;
  const column = (text: string) => text.split(ROW).map((row) => split(row, PART));
  const leaves = (text: string) => column(text).map((parts) => parts.map(swap));
  const headings = decode(packed.headings).split(ROW).map(swap);
  const anchors = packed.anchors.split(ROW);
  const text = leaves(decode(packed.text));
  const symbols = column(decode(packed.symbols));
  const code = leaves(packed.code);
  const aliases = leaves(packed.aliases);
  const sectionAt = (at: number): IndexSection => ({
    level: Number(packed.levels[at]),
    anchor: unpackAnchor(anchors[at]!, headings[at]!),
    heading: headings[at]!,
    text: text[at]!,
    symbols: symbols[at]!.map((pair) => pair.split(PAIR).map(swap) as [string, string]),
    code: code[at]!,
    aliases: aliases[at]!,
  });
  let next = 0;
  const pages = split(packed.pages, ROW).map((row): IndexPage => {
    const [url = '', group = '', title = '', count] = row.split(PART);
    const first = next;
    next += Number(count);
    return {
      url: swap(url),
      group: swap(group),
      title: swap(title),
      sections: Array.from({length: Number(count)}, (_, n) => sectionAt(first + n)),
    };
  });
  return {language, version, tag, pages};
}

function split(text: string, separator: string): string[] {
  return text ? text.split(separator) : [];
}

function clean(text: string): string {
  return swap(text.replace(RESERVED, ''));
}

function swap(text: string): string {
  return text.replace(SWAPPED, (character) => PARTNERS.get(character)!);
}

/** Writes the words that begin sentences as they are written elsewhere, so that they compress with them. */
function encode(text: string): string {
  return text.replace(
    /(^|[~^`]|[.!?+] )(?:([A-Z])(?=[a-z]* )|(?=[a-z]+ ))/g,
    (_, before: string, capital?: string) => before + (capital?.toLowerCase() ?? SMALL),
  );
}

function decode(text: string): string {
  return text.replace(
    /(^|[~^`]|[.!?+] )(?:%|([a-z])(?=[a-z]* ))/g,
    (_, before: string, small?: string) => before + (small?.toUpperCase() ?? ''),
  );
}

function packAnchor(anchor: string, heading: string): string {
  if (!anchor) return '';
  if (anchor === heading) return SAME;
  return anchor === slugOf(heading) ? SLUG : clean(anchor);
}

function unpackAnchor(packed: string, heading: string): string {
  if (packed === SAME) return heading;
  return packed === SLUG ? slugOf(heading) : swap(packed);
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z\d\s_-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
