import {HITS_PER_PAGE, MAX_QUERY_SIZE} from './constants';
import {highlight, snippet, type HighlightOptions} from './highlightTerms';
import {Ranker, type Entry, type Match, type Ranking} from './ranking';
import {recordId, toHierarchy, typeOf} from './records';
import {formedWords} from './tokenize';
import {
  LEVELS,
  type FacetFilters,
  type Highlight,
  type HighlightResult,
  type RankingInfo,
  type SearchHit,
  type SearchIndex,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from './types';

/** Most hits of one group, and of one page, among the first results. */
const GROUP_SHARE = 8;
const PAGE_SHARE = 3;

/** Answers DocSearch's queries from an index in memory, in the shape of Algolia's answers. */
export class SearchEngine {
  private readonly ranker: Ranker;
  private last: {readonly query: string; readonly ranking: Ranking} | undefined;

  constructor(private readonly index: SearchIndex) {
    this.ranker = new Ranker(index);
  }

  /** One page of results; a query that is too long is cut. */
  search(request: SearchRequest): SearchResult {
    const started = Date.now();
    const query = request.query.slice(0, MAX_QUERY_SIZE);
    const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
    const page = Math.max(0, request.page ?? 0);
    const ranking = this.rank(query);
    const allowed = this.allows(request.facetFilters ?? []) ? ranking.matches : [];
    const spread = this.spread(allowed, hitsPerPage);
    const shown = spread.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: shown.map((match) => this.toHit(match, ranking, request)),
      nbHits: spread.length,
      page,
      nbPages: Math.ceil(spread.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Date.now() - started,
      query,
      index: request.indexName,
      exhaustiveNbHits: true,
    };
  }

  /** Pages of one query follow each other; the ranking is kept for them. */
  private rank(query: string): Ranking {
    if (this.last?.query !== query) this.last = {query, ranking: this.ranker.rank(query)};
    return this.last.ranking;
  }

  /** All records of an embedded index share language, version and tag. */
  private allows(filters: FacetFilters): boolean {
    const {language, version, tag} = this.index;
    const facets = new Set([`language:${language}`, `version:${version}`, `docusaurus_tag:${tag}`]);
    return filters.every((filter) =>
      typeof filter === 'string' ? facets.has(filter) : filter.some((one) => facets.has(one)),
    );
  }

  /**
   * The matches in an order whose first results do not all come from one page or one group: what is over
   * a page's or a group's share comes after them, still best first.
   */
  private spread(matches: readonly Match[], size: number): Match[] {
    const first: Match[] = [];
    const later: Match[] = [];
    const byGroup = new Map<string, number>();
    const byPage = new Map<number, number>();
    for (const match of matches) {
      const {page, owner} = match.entry;
      const {group} = owner;
      const ofGroup = byGroup.get(group) ?? 0;
      const ofPage = byPage.get(page) ?? 0;
      const isFirst = first.length < size && ofGroup < GROUP_SHARE && ofPage < PAGE_SHARE;
      (isFirst ? first : later).push(match);
      if (isFirst) {
        byGroup.set(group, ofGroup + 1);
        byPage.set(page, ofPage + 1);
      }
    }
    return [...first, ...later];
  }

  private toHit(match: Match, ranking: Ranking, request: SearchRequest): SearchHit {
    const {terms} = ranking;
    const record = this.toRecord(match.entry, ranking);
    const options: HighlightOptions = {
      preTag: request.highlightPreTag ?? '<em>',
      postTag: request.highlightPostTag ?? '</em>',
      ellipsis: request.snippetEllipsisText ?? '…',
    };
    const lengths = snippetLengths(request.attributesToSnippet ?? []);
    return {
      ...record,
      // DocSearch shows the highlighted `lvl0` as text; without one it takes the record's own.
      _highlightResult: overAttributes(record, (text, attribute) =>
        attribute === 'hierarchy.lvl0' ? undefined : highlight(text, terms, options),
      ),
      _snippetResult: overAttributes(record, (text, attribute) => {
        const length = lengths.get(attribute);
        return length === undefined ? undefined : snippet(text, terms, length, options);
      }),
      ...(request.getRankingInfo ? {_rankingInfo: this.infoOf(match)} : {}),
    };
  }

  private infoOf({entry, score, share, pageShare}: Match): RankingInfo {
    const {heading, text, symbols = []} = entry.section;
    const named = symbols.map(([name, says]) => `${name}: ${says}`);
    return {
      score,
      share,
      pageShare,
      place: entry.number,
      heading,
      text: [...text, ...named].join('\n'),
    };
  }

  private toRecord(entry: Entry, ranking: Ranking): SearchRecord {
    const {owner: page, section, path} = entry;
    const base = {
      url: section.anchor ? `${page.url}#${section.anchor}` : page.url,
      url_without_anchor: page.url,
      anchor: section.anchor || null,
      language: this.index.language,
      version: this.index.version,
      docusaurus_tag: this.index.tag,
    };
    const id = (key: string) => recordId(page.url, section.anchor, key);
    if (entry.kind === 'symbol') {
      const {name, text} = entry;
      const named = [...path.slice(0, 5), name];
      return {
        ...base,
        objectID: id(`symbol-${entry.symbol}`),
        type: typeOf(named),
        content: text || null,
        hierarchy: toHierarchy(page.group, named),
      };
    }
    const at = bestText(section.text, ranking);
    const headed = conceptsIn(section.heading, ranking);
    // A section whose text says more of the query than its heading is shown by that text.
    const inText = at.count > headed && entry.kind === 'section';
    return {
      ...base,
      objectID: id(inText ? `text-${at.place}` : ''),
      type: inText ? 'content' : typeOf(path),
      content: section.text[at.place] ?? null,
      hierarchy: toHierarchy(page.group, path),
    };
  }
}

/** The paragraph that has most parts of the query; the first one of several. */
function bestText(text: readonly string[], ranking: Ranking): {place: number; count: number} {
  let best = {place: 0, count: 0};
  for (const [place, paragraph] of text.entries()) {
    const count = conceptsIn(paragraph, ranking);
    if (count > best.count) best = {place, count};
  }
  return best;
}

/** How many parts of the query a text has. */
function conceptsIn(text: string, {terms, everything}: Ranking): number {
  let found = 0;
  for (const {forms} of formedWords(text)) {
    for (const form of forms)
      found |= (terms.get(form.terms[0]) ?? 0) | (terms.get(form.terms[1]) ?? 0);
    if (found === everything) break;
  }
  let count = 0;
  for (let bits = found; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** `content:10` → content, 10. */
function snippetLengths(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', length] = attribute.split(':');
      return [name, Number(length) || 10];
    }),
  );
}

function overAttributes(
  record: SearchRecord,
  make: (text: string, attribute: string) => Highlight | undefined,
): HighlightResult {
  const hierarchy: HighlightResult['hierarchy'] = {};
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    const made = text ? make(text, `hierarchy.${level}`) : undefined;
    if (made) hierarchy[level] = made;
  }
  const content = record.content ? make(record.content, 'content') : undefined;
  return {hierarchy, ...(content && {content})};
}
