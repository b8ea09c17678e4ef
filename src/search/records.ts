import {
  HEADING_LEVELS,
  LEVELS,
  type Hierarchy,
  type IndexPage,
  type IndexSection,
  type Level,
  type SearchIndex,
  type SearchRecord,
} from './types';

/** A section of a page, and the headings above it, outermost first, the section's own last. */
export interface PlacedSection {
  readonly section: IndexSection;
  readonly path: readonly string[];
}

/** The sections of a page with the headings above them. */
export function placedSections(page: IndexPage): PlacedSection[] {
  let open: IndexSection[] = [];
  return page.sections.map((section) => {
    open = [...open.filter(({level}) => level < section.level), section];
    return {section, path: open.map(({heading}) => heading)};
  });
}

/** A hierarchy whose texts `read` gives, level by level. */
export function hierarchyOf(read: (level: Level) => string | null): Hierarchy {
  return {
    lvl0: read('lvl0') ?? '',
    lvl1: read('lvl1') ?? '',
    lvl2: read('lvl2'),
    lvl3: read('lvl3'),
    lvl4: read('lvl4'),
    lvl5: read('lvl5'),
    lvl6: read('lvl6'),
  };
}

/** DocSearch's hierarchy of a heading path; what does not fit into six levels is dropped. */
function toHierarchy(group: string, path: readonly string[]): Hierarchy {
  return hierarchyOf((level) => [group, ...path][LEVELS.indexOf(level)] ?? null);
}

/** The type of a record at the end of a heading path. */
export function typeOf(path: readonly string[]): (typeof HEADING_LEVELS)[number] {
  return HEADING_LEVELS[Math.min(path.length, HEADING_LEVELS.length) - 1] ?? 'lvl1';
}

/**
 * All records of an index: one for each page, heading, documented name and paragraph.
 *
 * @param origin put before each address; a hosted index needs absolute ones.
 */
export function toRecords(index: SearchIndex, origin = ''): SearchRecord[] {
  return index.pages.flatMap((page) => {
    return placedSections(page).flatMap(({section, path}) => {
      const make = (
        key: string,
        type: SearchRecord['type'],
        headings: readonly string[],
        content: string | null,
      ) => recordOf(index, page, section, {key, type, headings, content}, origin);
      return [
        make('', typeOf(path), path, section.level === 1 ? (section.text[0] ?? null) : null),
        ...(section.symbols ?? []).map(([name, text], at) => {
          const named = [...path.slice(0, 5), name];
          return make(`symbol-${at}`, typeOf(named), named, text || null);
        }),
        ...section.text.map((text, at) => make(`text-${at}`, 'content', path, text)),
      ];
    });
  });
}

/** What differs between the records of a section. */
interface RecordPart extends Pick<SearchRecord, 'type' | 'content'> {
  /** Names it within the section; empty for the record of the heading. */
  readonly key: string;
  readonly headings: readonly string[];
}

/** A record of a section. */
export function recordOf(
  {language, version, tag}: Omit<SearchIndex, 'pages'>,
  page: IndexPage,
  {anchor}: IndexSection,
  {key, type, headings, content}: RecordPart,
  origin = '',
): SearchRecord {
  const place = page.url + (anchor && `#${anchor}`);
  return {
    objectID: place + (key && `|${key}`),
    url: origin + place,
    url_without_anchor: origin + page.url,
    anchor: anchor || null,
    type,
    content,
    hierarchy: toHierarchy(page.group, headings),
    language,
    version,
    docusaurus_tag: tag,
  };
}
