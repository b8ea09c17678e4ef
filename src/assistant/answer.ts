import type {SearchHit} from '../search/types';
import {inDocsWords, seenIn, seenShare, stems} from './words';

/** A place in the docs that an answer names. */
export interface Source {
  /** Title of the page, and of the part of it that is meant. */
  readonly label: string;
  /** Address with the base path. */
  readonly url: string;
}

/** What the docs say to a question. */
export interface Answer {
  /** Sentences of the docs, the best first. */
  readonly paragraphs: readonly {readonly heading?: string; readonly text: string}[];
  /** Where they stand, the best first; each page once. */
  readonly sources: readonly Source[];
}

/** How much of the question a place must have, and how much must stand in what is shown of it. */
const LEAST_SHARE = 0.55;
const LEAST_SEEN = 0.5;
/** A second place is added when it has nearly as much of the question as the first. */
const SECOND_SHARE = 0.9;
/** What a section loses for each level that it stands deeper, and for being about a name; a word is worth 1. */
const DETAIL = 0.5;
const MOST_SOURCES = 3;
const MOST_PARAGRAPHS = 2;
/** Length of a paragraph, in characters, at which no further sentence is begun. */
const ENOUGH = 170;
/** A text shorter than this is a label and no sentence. */
const SHORTEST = 30;
/** What a word of the question counts in a page's title, its description, its headings and its text. */
const IN_TITLE = 1;
const IN_DESCRIPTION = 0.7;
const IN_HEADING = 0.65;
const IN_TEXT = 0.3;
/** What the search's own order counts beside these, and how soon it fades. */
const BY_SEARCH = 0.8;
const FADE = 8;
/** What is left of the worth of a page about one provider when the question names none. */
const ONE_PROVIDER = 0.45;
/** What is left of that of an example: a page that explains comes first when both have the same. */
const EXAMPLE = 0.92;

const headingsOf = ({hierarchy}: SearchHit) =>
  [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6]
    .filter((heading): heading is string => heading !== null)
    .map((heading) => heading.trim());

/** What a documented name is for: without its type and default, which stand before it. */
function withoutFacts(text: string): string {
  const parts = text.split(' · ').filter((part) => /\s/.test(part));
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Sentences that only say which types a property takes, and a method's parameters. */
const TYPES = [
  /^Type: .{1,120}?\.\s+(?=[A-Z])/,
  /^(?:boolean|string|number|true|false|[A-Z]\w+(?:Config|Details))\b[^.]{0,80}\.\s+/,
  /^\([^)]*\) => [^.]{1,60}\.\s+/,
  /^No default[:.]\s+/,
];
/** Sentences that mean nothing to somebody who has not seen the table or the code around them. */
const FRAGMENT =
  /https?:\/\/|^[\w-]+\s?[=<:]|^\(|^(At|Sends POST|Partial|Definition of|The type of|The first argument)\b/;

/** A type of the interface: what stands below it explains the type rather than what one does with it. */
const TYPE_NAME = /^[A-Z][a-z]+[A-Z]\w*$/;

/** Whole sentences from the start of a text. */
function sentencesOf(content: string | null): string {
  const text = TYPES.reduce((rest, type) => rest.replace(type, ''), withoutFacts(content ?? ''));
  const sentences = text.replace(/([.!?])\s+(?=[A-Z`<])/g, '$1\0').split('\0');
  let taken = '';
  for (const sentence of sentences) {
    if (taken.length > 0 && taken.length + sentence.length > ENOUGH) break;
    taken = taken ? `${taken} ${sentence}` : sentence;
  }
  // What ends with a colon speaks about code that is not here.
  taken = taken.replace(/(^|[.!?] )[^.!?]*:$/, '').trim();
  return taken && !/[.!?)]$/.test(taken) ? `${taken}.` : taken;
}

function sourceOf(hit: SearchHit): Source {
  const [title = '', ...headings] = headingsOf(hit);
  const last = headings.at(-1);
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const isOther = last && hit.anchor && plain(last) !== plain(title);
  return {label: isOther ? `${title}: ${last}` : title, url: hit.url};
}

/** Whether a section is what a table says about one documented name: with its type and default before it. */
const isAboutName = ({content}: SearchHit) => content?.includes(' · ') ?? false;

/** Heading and text of a section without the titles above it. */
const ownText = (hit: SearchHit) => `${headingsOf(hit).slice(1).at(-1) ?? ''} ${hit.content ?? ''}`;

/** With a capital at its beginning, unless that is a name of the interface. */
const capital = (text: string) =>
  /^[a-z]+[\s,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const shareOf = (hit: SearchHit) => hit._rankingInfo?.share ?? 1;

/** The hits of one page, in the order of the search. */
interface Page {
  readonly hits: readonly SearchHit[];
  readonly worth: number;
  /** Whether a word of the question stands above its texts: a text alone may only mention it. */
  readonly isAbout: boolean;
}

/** How much a page is about a question, from where its words stand in it and from what the search says. */
function pageOf(asked: readonly string[], hits: readonly SearchHit[], place: number): Page {
  const {hierarchy, url_without_anchor: address} = hits[0]!;
  // In lower case, so that no part of "OpenAI" counts as a word; and as one word: "huggingface".
  const title = `${hierarchy.lvl1} ${hierarchy.lvl1.replace(/\s/g, '')}`.toLowerCase();
  const description = hits.find(isTop)?.content ?? '';
  const headings = hits.flatMap((hit) => headingsOf(hit).slice(1)).join(' ');
  const fields: readonly (readonly [text: string, worth: number])[] = [
    [title, IN_TITLE],
    [description, IN_DESCRIPTION],
    [headings, IN_HEADING],
    [hits.map(({content}) => content).join(' '), IN_TEXT],
  ];
  const best = asked.map(() => 0);
  for (const [text, worth] of fields)
    for (const [at, isSeen] of seenIn(asked, text).entries())
      if (isSeen) best[at] = Math.max(best[at]!, worth);
  const isGeneral =
    !/\/directConnection\/\w/.test(address) ||
    seenShare(stems(hierarchy.lvl1), asked.join(' ')) > 0 ||
    seenShare(asked, title) > 0;
  const share = Math.max(...hits.map(shareOf));
  const seen = best.reduce((sum, worth) => sum + worth, 0) / Math.max(1, asked.length);
  const bySearch = BY_SEARCH * share * (FADE / (FADE + place));
  const kind = /\/examples\//.test(address) ? EXAMPLE : isGeneral ? 1 : ONE_PROVIDER;
  return {
    hits,
    worth: (seen + bySearch) * kind,
    isAbout: asked.length < 2 || Math.max(...best) > IN_TEXT,
  };
}

/** The pages that the hits belong to, best first. */
function pagesOf(asked: readonly string[], hits: readonly SearchHit[]): readonly Page[] {
  const byPage = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const own = byPage.get(hit.url_without_anchor);
    if (own) own.push(hit);
    else byPage.set(hit.url_without_anchor, [hit]);
  }
  return [...byPage.values()]
    .map((own) => pageOf(asked, own, hits.indexOf(own[0]!)))
    .sort((a, b) => b.worth - a.worth);
}

/** Whether a hit is what a page says of itself, and no row of a table that stands there. */
const isTop = (hit: SearchHit) => hit.anchor === null && headingsOf(hit).length === 1;

/** How deep in its page a section stands: 1 below the title. */
const depthOf = (hit: SearchHit) => headingsOf(hit).length - 1;

/** How many words of the question a text has. */
const countSeen = (asked: readonly string[], text: string) =>
  seenIn(asked, text).filter(Boolean).length;

/** How many words of the question the headings above a section have, without the page's title. */
const seenAbove = (asked: readonly string[], hit: SearchHit) =>
  countSeen(asked, headingsOf(hit).slice(1).join(' '));

/**
 * The hits of a page in the order in which they answer: those with most of the question, its top before its
 * parts, and of these the ones whose headings say it.
 */
function inOrder(asked: readonly string[], hits: readonly SearchHit[]): readonly SearchHit[] {
  const most = Math.max(...hits.map(shareOf));
  const full = hits.filter((hit) => shareOf(hit) >= SECOND_SHARE * most);
  const rest = hits.filter((hit) => !full.includes(hit));
  const byHeading = full
    .filter((hit) => !isTop(hit))
    .map((hit) => ({hit, above: seenAbove(asked, hit)}))
    .sort((a, b) => b.above - a.above)
    .map(({hit}) => hit);
  return [...full.filter(isTop), ...byHeading, ...rest];
}

/** The title of the page that answers best when the search found parts of it only and not what it says of itself. */
export function untoldPage(question: string, hits: readonly SearchHit[]): string | undefined {
  const [best] = pagesOf(stems(inDocsWords(question)), hits).filter(({isAbout}) => isAbout);
  return best && !best.hits.some(isTop) ? best.hits[0]!.hierarchy.lvl1 : undefined;
}

/** What a page says of itself, found by its title, as a hit that adds nothing to what the question found. */
export function topOf(title: string, found: readonly SearchHit[]): readonly SearchHit[] {
  return found
    .filter((hit) => isTop(hit) && hit.hierarchy.lvl1 === title)
    .slice(0, 1)
    .map((hit) => ({...hit, _rankingInfo: {...hit._rankingInfo!, share: 0}}));
}

/**
 * The answer to a question out of what the search found for it, or nothing when that does not fit.
 *
 * @param hits best first, asked for with `getRankingInfo`.
 */
export function answerFrom(question: string, hits: readonly SearchHit[]): Answer | undefined {
  const asked = stems(inDocsWords(question));
  const seen = (hit: SearchHit) =>
    seenShare(asked, [hit.hierarchy.lvl0, ...headingsOf(hit), hit.content ?? ''].join(' '));
  const [best, ...others] = pagesOf(asked, hits).filter(({isAbout}) => isAbout);
  if (!best) return undefined;
  const own = inOrder(asked, best.hits);
  const share = Math.max(...own.map(shareOf));
  if (share < LEAST_SHARE || Math.max(...own.map(seen)) < LEAST_SEEN) return undefined;

  const related = others
    .map((page) => inOrder(asked, page.hits)[0]!)
    .filter((hit) => shareOf(hit) >= SECOND_SHARE * share && seen(hit) >= LEAST_SEEN);

  // Sections that say something of the question themselves; their page's title may say the rest. What is said
  // about one name of the interface answers only a question that has this name.
  const sections = own
    .filter((hit) => !isTop(hit))
    .map((hit) => {
      const above = seenAbove(asked, hit);
      const words = countSeen(asked, ownText(hit));
      const isDetail = isAboutName(hit);
      const isType = TYPE_NAME.test(headingsOf(hit).at(-1)!);
      const depth = depthOf(hit) - 1 + Number(isDetail) + 2 * Number(isType);
      const worth = above + words - DETAIL * depth;
      return {hit, worth, isSaid: words > 0 && (above > 0 || !isDetail)};
    })
    .filter(({isSaid}) => isSaid)
    .sort((a, b) => b.worth - a.worth)
    .map(({hit}) => hit);
  // The part of the page whose heading says more of the question than the page says of itself.
  const [part] = sections;
  const {hierarchy} = best.hits[0]!;
  const description = best.hits.find(isTop)?.content ?? '';
  const ofPage = countSeen(asked, `${hierarchy.lvl1} ${description}`);
  const above = part ? seenAbove(asked, part) : 0;
  const isPart = part && above > ofPage && (depthOf(part) === 1 || above === asked.length);
  const first = isPart ? part : own.find(isTop);
  const page = {label: hierarchy.lvl1, url: best.hits[0]!.url_without_anchor};
  const sources = [first ? sourceOf(first) : page, ...related.map(sourceOf)].slice(0, MOST_SOURCES);

  const paragraphs = new Map<string, {heading?: string; text: string}>();
  const said = [...own.filter(isTop), ...sections];
  // Rather a neighbor's words than none.
  for (const hit of [...said, ...own, ...related]) {
    if (paragraphs.size === MOST_PARAGRAPHS) break;
    if (paragraphs.size > 0 && !said.includes(hit)) break;
    const text = capital(sentencesOf(hit.content));
    if (text.length < SHORTEST || FRAGMENT.test(text) || paragraphs.has(text)) continue;
    const headings = headingsOf(hit);
    if ([...paragraphs.values()].some(({heading: other}) => other && other === headings.at(-1)))
      continue;
    const heading = headings.length > 1 ? headings.at(-1) : undefined;
    const isSaid = heading && text.toLowerCase().startsWith(heading.toLowerCase());
    paragraphs.set(text, {...(heading && !isSaid && {heading}), text});
  }
  return {paragraphs: [...paragraphs.values()], sources};
}
