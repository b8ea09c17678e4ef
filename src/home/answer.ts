import {SYNONYMS} from '../search/synonyms';
import {fold, formsOf, stem, words} from '../search/tokenize';
import type {SearchHit} from '../search/types';
import {differByOne} from '../search/vocabulary';

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
const MOST_SOURCES = 3;
const MOST_PARAGRAPHS = 2;
/** Length of a paragraph, in characters, at which no further sentence is begun. */
const ENOUGH = 170;
/** A text shorter than this is a label and no sentence. */
const SHORTEST = 30;

/** Words that say how a question is put, in chats more of them than in a search field. */
const SMALL_WORDS = new Set(
  `a about add all allow am an and any are as at be by can chat could deep did do does doing for from get give
  go has have help how i if in into is it its let like make may me mean my need of on one or our please
  possible should show so some support supports supported that the their them then there these they thing
  this to try use user users using visitor visitors want was way we what when where whether which who why
  will with without work works would you your`.split(/\s+/),
);

/** Words of a question that say what it is about. */
function keywords(question: string): string[] {
  const list = words(question.normalize('NFC')).map(({text}) => text);
  return list.filter((word) => word.length > 1 && !SMALL_WORDS.has(fold(word)));
}

const phrase = (text: string) => words(text).map((word) => stem(fold(word.text)));
const meanings = SYNONYMS.map(([said, ...meant]) => ({
  said: phrase(said),
  meant: meant.map(phrase),
}));

/** The words with those of a known phrase side by side, as the search wants them: "read it aloud". */
function together(list: readonly string[]): readonly string[] {
  const stems = list.map((word) => stem(fold(word)));
  for (const {said} of meanings) {
    const places = said.map((word) => stems.indexOf(word));
    if (said.length < 2 || places.includes(-1)) continue;
    const own = places.map((place) => list[place]!);
    return [...own, ...list.filter((_, place) => !places.includes(place))];
  }
  return list;
}

/** A question as the search takes it: what it is about, within the length that the search reads. */
export function toQuery(question: string, longest: number): string {
  const plain = question.trim().replace(/\s+/g, ' ');
  let query = '';
  for (const word of together(keywords(plain))) {
    if (query.length + 1 + word.length > longest) break;
    query = query ? `${query} ${word}` : word;
  }
  return query || plain.slice(0, longest);
}

/** Share of the question's words that a text has, as they are, in another form, or by another name. */
function seenShare(question: string, text: string): number {
  const asked = keywords(question).map((word) => stem(fold(word)));
  if (asked.length === 0) return 0;
  const forms = words(text).flatMap((word) => formsOf(word.text).map(({terms}) => terms[0]));
  const there = new Set(forms.map(stem));
  const begins = (word: string) =>
    word.length > 3 && forms.some((form) => form.startsWith(word) || form.includes(word));
  const isTypo = (word: string) =>
    word.length > 5 && forms.some((form) => form[0] === word[0] && differByOne(word, stem(form)));
  const has = (word: string) => there.has(word) || begins(word) || isTypo(word);
  const seen = asked.map(has);
  for (const {said, meant} of meanings)
    for (let at = 0; at + said.length <= asked.length; at++)
      if (said.every((word, step) => asked[at + step] === word))
        if (meant.some((list) => list.every((word) => has(word))))
          said.forEach((_, step) => (seen[at + step] = true));
  return seen.filter(Boolean).length / asked.length;
}

const headingsOf = ({hierarchy}: SearchHit) =>
  [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6]
    .filter((heading): heading is string => heading !== null)
    .map((heading) => heading.trim());

/** The sentence that a documented name has: without its type and default, which stand before it. */
function withoutFacts(text: string): string {
  const parts = text.split(' · ');
  return parts.findLast((part) => part.length >= SHORTEST && /\s/.test(part)) ?? parts.at(-1)!;
}

/** Sentences that only say which types a property takes, and a method's parameters. */
const TYPES = [
  /^Type: .{1,120}?\.\s+(?=[A-Z])/,
  /^(?:boolean|string|number|true|false|[A-Z]\w+(?:Config|Details))\b[^.]{0,80}\.\s+/,
  /^\([^)]*\) => [^.]{1,60}\.\s+/,
];

/** Whole sentences from the start of a text. */
function sentencesOf(content: string | null): string {
  const text = TYPES.reduce((rest, type) => rest.replace(type, ''), withoutFacts(content ?? ''));
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z`<])/);
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
  return {label: last && hit.anchor ? `${title}: ${last}` : title, url: hit.url};
}

const shareOf = (hit: SearchHit) => hit._rankingInfo?.share ?? 1;

/**
 * The hits in the order that suits a question: those with most of it first, pages about one provider after
 * general ones unless the question names the provider, and a page's top before its parts.
 */
function inOrder(question: string, hits: readonly SearchHit[]): readonly SearchHit[] {
  const most = Math.max(0, ...hits.map(shareOf));
  const isGeneral = ({url_without_anchor: page, hierarchy}: SearchHit) =>
    !/\/directConnection\/\w/.test(page) ||
    seenShare(hierarchy.lvl1, question) > 0 ||
    seenShare(question, hierarchy.lvl1) > 0;
  const full = hits.filter((hit) => shareOf(hit) >= 0.8 * most);
  const rest = hits.filter((hit) => !full.includes(hit));
  const ordered = [
    ...full.filter(isGeneral),
    ...rest.filter((hit) => isGeneral(hit) && shareOf(hit) >= LEAST_SHARE),
    ...full.filter((hit) => !isGeneral(hit)),
  ];
  const [first] = ordered;
  const top = ordered.find(
    (hit) =>
      first !== undefined &&
      hit.url === first.url_without_anchor &&
      shareOf(hit) >= SECOND_SHARE * shareOf(first),
  );
  return top ? [top, ...ordered.filter((hit) => hit !== top)] : ordered;
}

/**
 * The answer to a question out of what the search found for it, or nothing when that does not fit.
 *
 * @param hits best first, asked for with `getRankingInfo`.
 */
export function answerFrom(question: string, hits: readonly SearchHit[]): Answer | undefined {
  const seen = (hit: SearchHit) =>
    seenShare(question, [hit.hierarchy.lvl0, ...headingsOf(hit), hit.content ?? ''].join(' '));
  const ordered = inOrder(question, hits);
  const [first] = ordered;
  if (!first) return undefined;
  const together = ordered.filter(
    ({url_without_anchor: page}) => page === first.url_without_anchor,
  );
  const share = shareOf(first);
  if (share < LEAST_SHARE || Math.max(...together.map(seen)) < LEAST_SEEN) return undefined;

  const related = ordered.filter(
    (hit) =>
      !together.includes(hit) && shareOf(hit) >= SECOND_SHARE * share && seen(hit) >= LEAST_SEEN,
  );
  const sources = new Map<string, Source>();
  for (const hit of [first, ...related])
    if (sources.size < MOST_SOURCES && !sources.has(hit.url_without_anchor))
      sources.set(hit.url_without_anchor, sourceOf(hit));

  const paragraphs = new Map<string, {heading?: string; text: string}>();
  for (const hit of [...together, ...related]) {
    if (paragraphs.size === MOST_PARAGRAPHS) break;
    const text = sentencesOf(hit.content);
    if (text.length < SHORTEST || paragraphs.has(text)) continue;
    const headings = headingsOf(hit);
    const heading = headings.length > 1 ? headings.at(-1) : undefined;
    const isSaid = heading && text.toLowerCase().startsWith(heading.toLowerCase());
    paragraphs.set(text, {...(heading && !isSaid && {heading}), text});
  }
  return {paragraphs: [...paragraphs.values()], sources: [...sources.values()]};
}

/** Signs that Markdown reads. */
const escape = (text: string) => text.replace(/[\\`*_[\]<>~^=]|^[#+-]|(?<=^\d+)\./g, '\\$&');

/** Names of the component's interface, tags and commands, which the index holds without their marks. */
const CODE =
  /<\/?[a-z][\w-]*>|\b(?:npm|npx) (?:install|i) [\w@/.-]+|\{[^{}]{0,40}\}|\b[a-z]+[A-Z]\w*(?:\.\w+)*(?:\(\))?|\b[a-z]+\.[a-z]\w*[A-Z]\w*/g;

/** A text of the docs as Markdown: its names as code, everything else as it is. */
export function toMarkdown(text: string): string {
  let markdown = '';
  let at = 0;
  for (const match of text.matchAll(CODE)) {
    markdown += `${escape(text.slice(at, match.index))}\`${match[0]}\``;
    at = match.index + match[0].length;
  }
  return markdown + escape(text.slice(at));
}

const link = (label: string, url: string) =>
  `[${escape(label)}](${url.replace(/\(/g, '%28').replace(/\)/g, '%29')})`;

/**
 * An answer as Markdown that ends with links.
 *
 * @param search address of the search page, asked for the question.
 */
export function answerText(answer: Answer | undefined, search: string): string {
  if (!answer)
    return `I found nothing about that in these docs. I know installing, connecting, providers, files, speech and styles. Try other words, or ${link('search all pages', search)}.`;
  const paragraphs = answer.paragraphs.map(({heading, text}) =>
    heading ? `**${escape(heading)}**: ${toMarkdown(text)}` : toMarkdown(text),
  );
  const links = answer.sources.map(({label, url}) => link(label, url)).join(', ');
  return [...paragraphs, `Read more: ${links}`].join('\n\n');
}
