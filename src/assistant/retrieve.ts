import {embeddedClient} from '../search/client';
import {MAX_QUERY_SIZE} from '../search/constants';
import type {SearchClient, SearchHit} from '../search/types';
import {FRAMEWORKS} from '../example/frameworks';
import {defined} from '../lib/defined';
import {builtBaseUrl} from '../lib/storageName';
import {factFor, fallbackFor, type Fact} from './facts';
import {isFound, type FoundSection} from './found';
import {sectionMarkdown} from './sectionMarkdown';
import {seenShare, stems, toQuery} from './words';

/** Dependencies of a search; tests pass their own. */
export interface Surroundings {
  readonly client: SearchClient;
  /** Path that the site is served under, with slashes at both ends. */
  readonly baseUrl: string;
  /** Origin of the links in the pages' Markdown. */
  readonly origin: string;
  /** Loads a page's Markdown by its path without a trailing slash, with code in the selected framework. */
  readonly load: (path: string) => Promise<string>;
}

const MAX_SECTIONS = 6;
/** Maximum sections from one page, so that other pages are included too. */
const MAX_OF_PAGE = 2;
/** Number of hits used for each wording of the question. */
const HITS = 40;
/** Factor for the pages of providers that the question doesn't name. */
const ONE_PROVIDER = 0.6;

/** Share of the best section's worth that another section of its page needs to replace it; see `headed`. */
const NEARLY = 0.7;

/** Names of frameworks that have code for every example. */
const FRAMEWORK = new RegExp(`\\b(${FRAMEWORKS.map(({label}) => label).join('|')})\\b`, 'gi');

/** Words for the current page. */
const HERE = /\b(this|these|here)\b/i;

/** A section while its hits are collected. */
interface Candidate {
  readonly hit: SearchHit;
  readonly page: string;
  worth: number;
  share: number;
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

const frameworkOnPage = () => document.documentElement.dataset.framework;

/** Reads a page's Markdown from the site itself. */
async function loadTwin(path: string): Promise<string> {
  const framework = frameworkOnPage();
  const response = await fetch(`${path}${framework ? `.${framework}` : ''}.md`);
  if (!response.ok) throw new Error(`${path}.md: ${response.status}`);
  return response.text();
}

/** The origin that the site was built for, which the page's canonical address has. */
function builtOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}

/**
 * The wordings to search for: the question as asked, the question without small words, and, for "this
 * property", the name of the page with the question.
 */
function wordings(question: string, page: string): readonly string[] {
  const plain = question.trim().replace(/\s+/g, ' ');
  const short = toQuery(plain, MAX_QUERY_SIZE);
  const whole = plain.length <= MAX_QUERY_SIZE ? [plain] : [];
  if (!HERE.test(plain)) return [...new Set([...whole, short])];
  const name = withoutSlash(page).replace(/.*\//, '').replace(/-/g, ' ');
  const about = stems(plain.replace(/\b(property|page|section|method|event)\b/gi, '')).length > 0;
  return [about ? `${name} ${short}` : name].map((query) => query.slice(0, MAX_QUERY_SIZE));
}

/** How the engine ranked a hit, which every search here requests. */
const rankingOf = ({_rankingInfo}: SearchHit) => defined(_rankingInfo, 'ranking of a hit');

/** Whether a page is about a provider that the question doesn't name. */
function isOtherProvider(question: string, asked: readonly string[], {url, hierarchy}: SearchHit) {
  if (!/\/directConnection\/\w/.test(url)) return false;
  // Compared in lowercase, and as one word too, so that "openai" and "huggingface" match.
  const title = `${hierarchy.lvl1} ${hierarchy.lvl1.replace(/\s/g, '')}`.toLowerCase();
  return seenShare(asked, title) === 0 && seenShare(stems(hierarchy.lvl1), question) === 0;
}

/** The sections that the searches found, without duplicates, best first. */
function candidatesOf(
  question: string,
  page: string,
  searches: readonly (readonly SearchHit[])[],
): readonly Candidate[] {
  const asked = stems(question);
  const byUrl = new Map<string, Candidate>();
  for (const hits of searches) {
    const most = Math.max(...hits.map((hit) => rankingOf(hit).score));
    const seen = new Set<string>();
    for (const hit of hits) {
      const {score, share, pageShare} = rankingOf(hit);
      const one = byUrl.get(hit.url) ?? {
        hit,
        page: withoutSlash(hit.url_without_anchor),
        worth: 0,
        share: 0,
      };
      byUrl.set(hit.url, one);
      one.share = Math.max(one.share, (share + pageShare) / 2);
      // Names in a section's table are further hits with its address. The first one is the best, so only it adds to the worth.
      if (!seen.has(hit.url)) one.worth += score / most;
      seen.add(hit.url);
    }
  }
  const isHere = HERE.test(question);
  for (const one of byUrl.values()) {
    if (isOtherProvider(question, asked, one.hit)) one.worth *= ONE_PROVIDER;
    if (isHere && one.page === withoutSlash(page)) one.worth += 1;
  }
  return headed(
    question,
    [...byUrl.values()].sort((a, b) => b.worth - a.worth),
  );
}

/**
 * Moves a section of the best page to the front if the question contains its heading: React rather than
 * TypeScript for "install it in React", though both have the words.
 */
function headed(question: string, sorted: readonly Candidate[]): readonly Candidate[] {
  const [best] = sorted;
  if (!best) return sorted;
  const isSaid = ({hit}: Candidate) => seenShare(stems(rankingOf(hit).heading), question) === 1;
  const first = sorted.find(
    (one) => one.page === best.page && one.worth >= NEARLY * best.worth && isSaid(one),
  );
  return first ? [first, ...sorted.filter((one) => one !== first)] : sorted;
}

/** The best candidates, with a limited number from each page. */
function chosenOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const ofPage = new Map<string, number>();
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    const count = ofPage.get(one.page) ?? 0;
    if (count === MAX_OF_PAGE || chosen.length === MAX_SECTIONS) continue;
    ofPage.set(one.page, count + 1);
    chosen.push(one);
  }
  return chosen;
}

/** A fact about the whole component, as a section. */
function factSection(fact: Pick<Fact, 'text' | 'source'>, baseUrl: string): FoundSection {
  const url = withoutSlash(baseUrl) + fact.source.url;
  const {text} = fact;
  return {title: fact.source.label, url: url.replace('//', '/'), text, markdown: text, share: 1};
}

/**
 * At most six sections of the docs that match a question, best first. They come from the site's own search, so
 * nothing leaves the browser.
 *
 * @param page path of the current page, which "this property" refers to.
 * @throws when the index can't be loaded.
 */
export async function retrieve(
  question: string,
  page: string,
  around: Partial<Surroundings> = {},
): Promise<FoundSection[]> {
  const {client = embeddedClient(), baseUrl = builtBaseUrl(), load = loadTwin} = around;
  const {results} = await client.search({
    requests: wordings(question, page).map((query) => ({
      query,
      indexName: 'embedded',
      hitsPerPage: HITS,
      getRankingInfo: true,
    })),
  });
  const candidates = candidatesOf(
    question,
    page,
    results.map(({hits}) => hits),
  );
  const texts = new Map<string, Promise<string | undefined>>();
  const markdownOf = async ({page: path, hit}: Candidate) => {
    // If the Markdown can't be loaded, the section still has its text.
    if (!texts.has(path))
      texts.set(
        path,
        load(path).catch(() => undefined),
      );
    const text = await texts.get(path);
    return text && sectionMarkdown(text, rankingOf(hit).place);
  };
  const origin = around.origin ?? builtOrigin();
  const sections = await Promise.all(
    chosenOf(candidates).map(async (one): Promise<FoundSection> => {
      const {heading, text} = rankingOf(one.hit);
      const {lvl1} = one.hit.hierarchy;
      const ofPage = candidates.filter((other) => other.page === one.page);
      const markdown = (await markdownOf(one))?.replaceAll(`](${origin}/`, '](/');
      return {
        title: heading === lvl1 ? lvl1 : `${lvl1}: ${heading}`,
        url: one.hit.url,
        text,
        ...(markdown && {markdown}),
        share: Math.max(...ofPage.map(({share}) => share)),
      };
    }),
  );
  const isOfPage = HERE.test(question) && candidates.some((one) => one.page === withoutSlash(page));
  const fact = isOfPage ? undefined : factFor(question);
  const known = fact ?? (isFound(sections) ? undefined : fallbackFor(question));
  if (!known && !isFound(sections)) {
    // Most properties are the same in every framework, so their sections don't name one.
    const plain = question.replace(FRAMEWORK, ' ');
    const hasRest = plain !== question && stems(plain).length > 0;
    const found = hasRest ? await retrieve(plain, page, around) : [];
    if (isFound(found)) return found;
  }
  // A fact about the whole component is enough: other pages only share some words with the question.
  return known ? [factSection(known, baseUrl)] : sections;
}
