import type {IndexSection} from '../../search/types';
import {ALIASES} from './aliases';

/**
 * The sections of a page with what readers call them.
 *
 * @param id of the doc, such as `docs/connect`.
 * @throws an error when the list names a heading that the page does not have.
 */
export function applyAliases(id: string, sections: readonly IndexSection[]): IndexSection[] {
  const byAnchor = ALIASES[id] ?? {};
  const anchors = new Set(sections.map(({anchor}) => anchor));
  const unknown = Object.keys(byAnchor).filter((anchor) => !anchors.has(anchor));
  if (unknown.length > 0)
    throw new Error(
      `src/plugins/search-index/aliases.ts has words for headings that ${id}.mdx does not have: ` +
        `${unknown.join(', ')}. Rename them there as they are named in the page, or remove them.`,
    );
  return sections.map((section) => {
    const aliases = byAnchor[section.anchor]?.split(', ');
    return {...section, ...(aliases && {aliases})};
  });
}
