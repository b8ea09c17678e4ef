import {escapeHtml} from '../lib/escapeHtml';
import {fold, formedWords, type Form} from './tokenize';
import type {Highlight} from './types';

/** How matches are shown. */
export interface HighlightOptions {
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

/** The index terms that count as matches. */
export type Terms = Pick<ReadonlySet<string>, 'has'>;

type Range = readonly [start: number, end: number];

/** A text with its matches marked, HTML-escaped: results are put into the page as HTML. */
export function highlight(text: string, terms: Terms, options: HighlightOptions): Highlight {
  return render(text, ranges(text, terms), options);
}

/**
 * The part of a text around its densest matches, within one sentence, with matches marked.
 *
 * @param length words of the snippet, as Algolia counts them: by white space.
 */
export function snippet(
  text: string,
  terms: Terms,
  length: number,
  options: HighlightOptions,
): Highlight {
  const found = ranges(text, terms);
  if (text.split(/\s+/).length <= length) return render(text, found, options);
  const cuts = Array.from(text.matchAll(/\S.*?(?:[.!?](?=\s)|$)/gs), ({0: sentence, index}) => {
    const own = found
      .map(([from, to]): Range => [from - index, to - index])
      .filter(([from, to]) => from >= 0 && to <= sentence.length);
    return cutOf(sentence, own, length);
  });
  const most = Math.max(...cuts.map(({inside}) => inside.length));
  const cut = cuts.find(({inside}) => inside.length === most);
  if (!cut) return render(text, found, options);
  const shown = render(cut.text, cut.inside, options);
  const [before, after] = cut.isCut.map((isCut) => (isCut ? options.ellipsis : ''));
  return {...shown, value: `${before}${shown.value}${after}`};
}

/** The part of a sentence with most matches, and whether words before and after it are left out. */
function cutOf(sentence: string, found: readonly Range[], length: number) {
  const chunks = Array.from(sentence.matchAll(/\S+/g), ({0: word, index}): Range => [
    index,
    index + word.length,
  ]);
  const isBegin = (at: number) => at === 0 || /[:·]\s+$/.test(sentence.slice(0, chunks[at]?.[0]));
  const from = densest(chunks, found, length, isBegin);
  const [start] = chunks[from] ?? [0];
  const [, end] = chunks[from + length - 1] ?? [0, sentence.length];
  const inside = found
    .filter(([first, last]) => first >= start && last <= end)
    .map(([first, last]): Range => [first - start, last - start]);
  // A cell of a table ends without its separator.
  const text = sentence.slice(start, end).replace(/ ·$/, '');
  return {text, inside, isCut: [!isBegin(from), end < sentence.length]};
}

/** The first word of the stretch with most matches: where a sentence begins, if one does there, or some words before. */
function densest(
  chunks: readonly Range[],
  found: readonly Range[],
  length: number,
  isBegin: (at: number) => boolean,
): number {
  const places = found.map(([start]) => chunks.findIndex(([, end]) => end > start));
  let best: readonly number[] = [];
  for (const first of places) {
    const inside = places.filter((place) => place >= first && place < first + length);
    if (inside.length > best.length) best = inside;
  }
  const [first = 0] = best;
  const spare = length - ((best.at(-1) ?? first) - first + 1);
  const last = Math.max(0, chunks.length - length);
  const begins = Array.from({length: Math.min(spare, first) + 1}, (_, at) => first - at).filter(
    isBegin,
  );
  const lead = Math.min(spare, Math.floor(length / 3));
  return (
    begins.find((at) => at <= last) ?? begins.at(-1) ?? Math.max(0, Math.min(first - lead, last))
  );
}

/** The matched stretches of a text: whole words, or those parts of an identifier that match. */
function ranges(text: string, terms: Terms): Range[] {
  const found: Range[] = [];
  const isMatch = (form: Form) => terms.has(form.terms[0]) || terms.has(form.terms[1]);
  for (const {start, forms} of formedWords(text)) {
    const [whole, ...inner] = forms;
    const matching = whole && isMatch(whole) ? [whole] : inner.filter(isMatch);
    for (const form of matching) found.push([start + form.start, start + form.start + form.length]);
  }
  return found;
}

function render(text: string, found: readonly Range[], options: HighlightOptions): Highlight {
  let value = '';
  let at = 0;
  for (const [from, to] of found) {
    const marked = options.preTag + escapeHtml(text.slice(from, to)) + options.postTag;
    value += escapeHtml(text.slice(at, from)) + marked;
    at = to;
  }
  const matched = [...new Set(found.map(([from, to]) => fold(text.slice(from, to))))];
  const size = found.reduce((sum, [from, to]) => sum + to - from, 0);
  return {
    value: value + escapeHtml(text.slice(at)),
    matchLevel: matched.length === 0 ? 'none' : size >= text.trim().length ? 'full' : 'partial',
    matchedWords: matched,
  };
}
