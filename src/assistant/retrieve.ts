import {embeddedClient} from '../search/client';
import {MAX_QUERY_SIZE} from '../search/constants';
import type {QueryWord, SearchClient, SearchHit} from '../search/types';
import {DEFAULT_FRAMEWORK, FRAMEWORKS, isFramework, type FrameworkId} from '../example/frameworks';
import {defined} from '../lib/defined';
import {builtBaseUrl} from '../lib/storageName';
import {API_NAME, certaintyOf, coverage, partOf, type FoundSection} from './certainty';
import {factFor, type Fact} from './facts';
import {sectionMarkdown, withShortCode} from './sectionMarkdown';
import {FRAMEWORK, INSTALL, stems, toQuery} from './words';

/** Dependencies of a search; tests pass their own. */
export interface Surroundings {
  readonly client: SearchClient;
  /** Path that the site is served under, with slashes at both ends. */
  readonly baseUrl: string;
  /** Origin of the links in the pages' Markdown. */
  readonly origin: string;
  /** Loads a page's Markdown by its path without a trailing slash. */
  readonly load: (path: string, framework: FrameworkId) => Promise<string>;
}

const MAX_SECTIONS = 6;
/** Maximum sections from one page, so that other pages are included too. */
const MAX_OF_PAGE = 3;
/** Number of hits that are looked at. */
const HITS = 40;
/** Factor for the example projects: what a page explains comes before code that uses it. */
const EXAMPLES = 0.9;

// What counts in the order of sections beside the search's own, which counts 1.
const WORDS_WORTH = 1.4;
const HERE_WORTH = 1.5;
/** For the beginning of a page, by what its title has of the question: a guide says how, its sections say details. */
const OPENING_WORTH = 0.3;

/** Words for the current page. */
const HERE = /\b(this|these|here)\b/i;

/** A section while its hits are collected. */
interface Candidate {
  readonly hit: SearchHit;
  readonly page: string;
  readonly words: readonly QueryWord[];
  readonly worth: number;
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** Loads a page's Markdown from the site itself. */
async function loadTwin(path: string, framework: FrameworkId): Promise<string> {
  const place = `${path}${framework === DEFAULT_FRAMEWORK ? '' : `.${framework}`}.md`;
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place}: ${response.status}`);
  return response.text();
}

/** The framework that a question names, or that the reader has chosen. */
function frameworkFor(question: string): FrameworkId {
  const said = question.match(FRAMEWORK)?.[0].toLowerCase();
  const named = FRAMEWORKS.find(({label}) => said?.endsWith(label.toLowerCase()));
  const chosen = typeof document === 'object' && document.documentElement.dataset.framework;
  return named?.id ?? (isFramework(chosen) ? chosen : DEFAULT_FRAMEWORK);
}

/** The origin that the site was built for, which the page's canonical address has. */
function builtOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}

/** What to search for: the words that the question is about, and for "this property" the name of the page with the question. */
function queryFor(question: string, page: string): string {
  const short = toQuery(question, MAX_QUERY_SIZE);
  if (!HERE.test(question)) return short;
  const name = withoutSlash(page).replace(/.*\//, '').replace(/-/g, ' ');
  const about =
    stems(question.replace(/\b(property|page|section|method|event)\b/gi, '')).length > 0;
  return (about ? `${name} ${short}` : name).slice(0, MAX_QUERY_SIZE);
}

/** How the engine ranked a hit, which every search here requests. */
const rankingOf = ({_rankingInfo}: SearchHit) => defined(_rankingInfo, 'ranking of a hit');

/** The worth of a section by the search and by its share of the question. */
function worthOf(question: string, page: string, one: Candidate): number {
  const asked = partOf(one.words, ({sureness}) => sureness);
  const isHere = HERE.test(question) && one.page === withoutSlash(page);
  const title = one.hit.url.includes('#') ? '' : (one.hit.hierarchy.lvl1 ?? '');
  return (
    (one.worth + WORDS_WORTH * asked) *
      (/^\/examples\/|^\/docs\/directConnection\/./.test(one.page) ? EXAMPLES : 1) +
    (isHere ? HERE_WORTH : 0) +
    OPENING_WORTH * coverage(one.words, title)
  );
}

/** The sections that the search found, without duplicates, best first. */
function candidatesOf(
  question: string,
  page: string,
  hits: readonly SearchHit[],
): readonly Candidate[] {
  const most = Math.max(...hits.map((hit) => rankingOf(hit).score));
  // Names in a section's table are further hits with its address. The first one is the best.
  const first = hits.filter((hit, at) => hits.findIndex(({url}) => url === hit.url) === at);
  const candidates = first.map((hit): Candidate => {
    const {score, words} = rankingOf(hit);
    const one = {hit, page: withoutSlash(hit.url_without_anchor), words, worth: score / most};
    return {...one, worth: worthOf(question, page, one)};
  });
  return candidates.sort((a, b) => b.worth - a.worth);
}

/** How certain it is that a section answers, together with its page. */
function certaintyIn(candidates: readonly Candidate[], {page, words}: Candidate): number {
  const ofPage = candidates.filter((other) => other.page === page);
  return certaintyOf(
    words,
    ofPage.map((other) => other.words),
  );
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

/** A link to a page's Markdown. */
const TWIN_LINK = /\]\((\/[^)#\s]*?)(?:\.\w+)?\.md(?=[#)])/g;

/** The Markdown of a section with links to pages, and of its code what the question is about. */
function quotable(page: string, question: string, {hit, words}: Candidate): string | undefined {
  const {place, heading} = rankingOf(hit);
  const markdown = sectionMarkdown(page, place)?.replace(TWIN_LINK, ']($1');
  // What is to be installed has to be whole.
  if (!markdown || INSTALL.test(question)) return markdown;
  return withShortCode(markdown, heading, (text) => coverage(words, text));
}

/** A fact about the whole component, as a section. */
function factSection(fact: Fact, baseUrl: string): FoundSection {
  const url = baseUrl.slice(0, -1) + fact.source.url;
  const {text} = fact;
  return {title: fact.source.label, url, text, markdown: text, words: [], certainty: 1};
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
  const query = queryFor(question, page);
  const words = query.split(' ');
  // Several names are explained in several sections.
  const names = words.every((word) => API_NAME.test(word)) ? words : [];
  const {results} = await client.search({
    requests: [...names, query].map((text) => ({
      query: text,
      indexName: 'embedded',
      hitsPerPage: text === query ? HITS : 1,
      getRankingInfo: true,
    })),
  });
  const hits = results.flatMap((result) => result.hits);
  const candidates = candidatesOf(question, page, hits);
  const framework = frameworkFor(question);
  const origin = around.origin ?? builtOrigin();
  const texts = new Map<string, Promise<string | undefined>>();
  const markdownOf = async (one: Candidate) => {
    const {page: path} = one;
    // If the Markdown can't be loaded, the section still has its text.
    if (!texts.has(path))
      texts.set(
        path,
        load(path, framework).catch(() => undefined),
      );
    const text = (await texts.get(path))?.replaceAll(`](${origin}/`, '](/');
    return text && quotable(text, question, one);
  };
  const sections = await Promise.all(
    chosenOf(candidates).map(async (one): Promise<FoundSection> => {
      const {heading, text} = rankingOf(one.hit);
      const {lvl1} = one.hit.hierarchy;
      const markdown = await markdownOf(one);
      return {
        title: heading === lvl1 ? lvl1 : `${lvl1}: ${heading}`,
        url: one.hit.url,
        text,
        ...(markdown && {markdown}),
        words: one.words,
        certainty: certaintyIn(candidates, one),
      };
    }),
  );
  const isOfPage = HERE.test(question) && candidates.some((one) => one.page === withoutSlash(page));
  const fact = isOfPage ? undefined : factFor(question);
  // A fact about the whole component is enough: other pages only share some words with the question.
  return fact ? [factSection(fact, baseUrl)] : sections;
}
