import {LEVELS, type SearchHit} from '../../search/types';

/**
 * A hit with whole headings, which the dialog cuts at its edge, and whose second line is the way to it: the page, then the headings around it. DocSearch shows `lvl1`
 * there, the page alone, so that the same name in two sections of a page would look like one result twice.
 *
 * @param hit with HTML texts; see `withHtmlTexts`.
 */
export function withPath(hit: SearchHit): SearchHit {
  const own = hit.type === 'content' ? LEVELS.length : LEVELS.indexOf(hit.type);
  const hierarchy = {...hit._snippetResult?.hierarchy, ...hit._highlightResult?.hierarchy};
  if (hit.type === 'lvl1') return {...hit, _snippetResult: {...hit._snippetResult, hierarchy}};
  const path = LEVELS.slice(1, own).flatMap(
    (level) => hierarchy[level]?.value ?? hit.hierarchy[level] ?? [],
  );
  const lvl1 = {
    matchLevel: 'none',
    matchedWords: [],
    ...hierarchy.lvl1,
    value: path.join(' › '),
  } as const;
  return {...hit, _snippetResult: {...hit._snippetResult, hierarchy: {...hierarchy, lvl1}}};
}
