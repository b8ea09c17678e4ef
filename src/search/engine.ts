import {HITS_PER_PAGE, MAX_QUERY_SIZE} from './constants';
import {highlight, snippet, type HighlightOptions} from './highlightTerms';
import {Ranker, surenessOf, type Match} from './ranking';
import {recordOf, typeOf} from './records';
import {fold, STEM_MARK} from './tokenize';
import {
  HEADING_LEVELS,
  type FacetFilters,
  type HighlightResult,
  type IndexSection,
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
  private last: {readonly query: string; readonly matches: readonly Match[]} | undefined;

  constructor(private readonly index: SearchIndex) {
    this.ranker = new Ranker(index);
  }

  /** One page of results; a query that is too long is cut. */
  search(request: SearchRequest): SearchResult {
    const started = Date.now();
    const query = request.query.slice(0, MAX_QUERY_SIZE);
    const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
    const page = Math.max(0, request.page ?? 0);
    // Pages of one query follow each other.
    if (this.last?.query !== query) this.last = {query, matches: this.ranker.rank(query)};
    const allowed = this.allows(request.facetFilters ?? []) ? this.last.matches : [];
    const ordered = spread(allowed, hitsPerPage);
    const shown = ordered.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: shown.map((match) => this.toHit(match, request)),
      nbHits: ordered.length,
      page,
      nbPages: Math.ceil(ordered.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Date.now() - started,
      query,
      index: request.indexName,
      exhaustiveNbHits: true,
    };
  }

  /** All records of an embedded index share language, version and tag. */
  private allows(filters: FacetFilters): boolean {
    const {language, version, tag} = this.index;
    const facets = new Set([`language:${language}`, `version:${version}`, `docusaurus_tag:${tag}`]);
    return filters.every((filter) =>
      typeof filter === 'string' ? facets.has(filter) : filter.some((one) => facets.has(one)),
    );
  }

  private toHit(match: Match, request: SearchRequest): SearchHit {
    const terms = new Set(match.terms.flat());
    const record = this.toRecord(match);
    const options: HighlightOptions = {
      preTag: request.highlightPreTag ?? '<em>',
      postTag: request.highlightPostTag ?? '</em>',
      ellipsis: request.snippetEllipsisText ?? '…',
    };
    const lengths = snippetLengths(request.attributesToSnippet ?? []);
    const hierarchy: HighlightResult['hierarchy'] = {};
    const snippets: HighlightResult['hierarchy'] = {};
    // DocSearch shows the highlighted `lvl0` as text; without one it takes the record's own.
    for (const level of HEADING_LEVELS) {
      const text = record.hierarchy[level];
      if (!text) continue;
      hierarchy[level] = highlight(text, terms, options);
      const length = lengths.get(`hierarchy.${level}`);
      if (length) snippets[level] = snippet(text, terms, length, options);
    }
    const length = record.content ? lengths.get('content') : undefined;
    const content = length && snippet(record.content ?? '', terms, length, options);
    return {
      ...record,
      _highlightResult: {hierarchy},
      _snippetResult: {hierarchy: snippets, ...(content && {content})},
      ...(request.getRankingInfo ? {_rankingInfo: infoOf(match)} : {}),
    };
  }

  private toRecord({entry, terms}: Match): SearchRecord {
    const {owner: page, section, path} = entry;
    const {key, text, name} = shownPart(section, terms);
    // A name that has its own section is a text here: both would look the same.
    const isElsewhere = page.sections.some(({heading}) => heading === name);
    const headings = name === undefined || isElsewhere ? path : [...path.slice(0, 5), name];
    return recordOf(this.index, page, section, {
      key,
      type: key.startsWith('text') || isElsewhere ? 'content' : typeOf(headings),
      content: (isElsewhere ? `${name}: ${text}` : text) || null,
      headings,
    });
  }
}

/**
 * The matches in an order whose first results do not all come from one page or one group: what is over
 * a page's or a group's share comes after them, still best first.
 */
function spread(matches: readonly Match[], size: number): Match[] {
  const first: Match[] = [];
  const later: Match[] = [];
  const counts = new Map<string, number>();
  for (const match of matches) {
    const {group, url} = match.entry.owner;
    const ofGroup = counts.get(group) ?? 0;
    const ofPage = counts.get(url) ?? 0;
    const isFirst = first.length < size && ofGroup < GROUP_SHARE && ofPage < PAGE_SHARE;
    (isFirst ? first : later).push(match);
    if (isFirst) counts.set(group, ofGroup + 1).set(url, ofPage + 1);
  }
  return [...first, ...later];
}

/** What a hit shows of its section: the heading, a documented name or a paragraph, whichever has most of the query. */
function shownPart({heading, text, symbols = []}: IndexSection, parts: Match['terms']) {
  const wanted = parts.map((terms) => terms.map((term) => term.replace(STEM_MARK, '')));
  // A word as it was typed comes first among its terms.
  const count = (shown: string) => {
    const folded = fold(shown);
    const has = (term: string) => folded.includes(term);
    return wanted.reduce(
      (sum, terms) => sum + (terms[0] && has(terms[0]) ? 1 : terms.some(has) ? 0.8 : 0),
      0,
    );
  };
  let best: {key: string; text: string | undefined; name?: string} = {key: '', text: text[0]};
  let most = count(heading) + 0.4;
  for (const [at, [name, says]] of symbols.entries()) {
    const has = count(name) + count(`${name} ${says}`) / 2;
    if (has > most) [best, most] = [{key: `symbol-${at}`, name, text: says}, has];
  }
  for (const [at, paragraph] of text.entries()) {
    const has = count(paragraph);
    if (has > most) [best, most] = [{key: `text-${at}`, text: paragraph}, has];
  }
  return best;
}

function infoOf({entry, score, terms, parts}: Match): RankingInfo {
  const {heading, text, symbols = []} = entry.section;
  const named = symbols.map(([name, says]) => `${name}: ${says}`);
  return {
    score,
    words: parts.map((part, at) => {
      const matched = terms[at] ?? [];
      const {word, rarity} = part;
      return {word, rarity, terms: matched, sureness: surenessOf(part, matched)};
    }),
    place: entry.number,
    heading,
    text: [...text, ...named].join('\n'),
  };
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
