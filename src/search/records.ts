import {LEVELS, type Hierarchy, type IndexPage, type SearchIndex, type SearchRecord} from './types';

/** The headings above each section of a page, outermost first, the section's own last. */
export function headingPaths(page: IndexPage): string[][] {
  const open: {level: number; heading: string}[] = [];
  return page.sections.map(({level, heading}) => {
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    open.push({level, heading});
    return open.map((entry) => entry.heading);
  });
}

/** DocSearch's hierarchy of a heading path; what does not fit into six levels is dropped. */
export function toHierarchy(group: string, path: readonly string[]): Hierarchy {
  const entries = LEVELS.map((level, depth) => [
    level,
    depth === 0 ? group : (path[depth - 1] ?? null),
  ]);
  return Object.fromEntries(entries) as Hierarchy;
}

/** The type of a record at the end of a heading path. */
export function typeOf(path: readonly string[]): Exclude<SearchRecord['type'], 'content'> {
  return LEVELS[Math.min(path.length, 6)] as Exclude<SearchRecord['type'], 'content'>;
}

/**
 * All records of an index: one for each page, heading, documented name and paragraph.
 *
 * @param origin put before each address; a hosted index needs absolute ones.
 */
export function toRecords(index: SearchIndex, origin = ''): SearchRecord[] {
  return index.pages.flatMap((page) => {
    const paths = headingPaths(page);
    const pageUrl = origin + page.url;
    return page.sections.flatMap((section, number) => {
      const path = paths[number]!;
      const make = (
        key: string,
        type: SearchRecord['type'],
        headings: readonly string[],
        content: string | null,
      ): SearchRecord => ({
        objectID: recordId(page.url, section.anchor, key),
        url: section.anchor ? `${pageUrl}#${section.anchor}` : pageUrl,
        url_without_anchor: pageUrl,
        anchor: section.anchor || null,
        type,
        content,
        hierarchy: toHierarchy(page.group, headings),
        language: index.language,
        version: index.version,
        docusaurus_tag: index.tag,
      });
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

/** The id of a record: its address and, below headings, which one it is. */
export function recordId(url: string, anchor: string, key: string): string {
  return `${url}${anchor ? `#${anchor}` : ''}${key ? `|${key}` : ''}`;
}
