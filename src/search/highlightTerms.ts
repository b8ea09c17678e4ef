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
 * The part of a text around its densest matches, with matches marked.
 *
 * @param length words of the snippet, as Algolia counts them: by white space.
 */
export function snippet(
  text: string,
  terms: Terms,
  length: number,
  options: HighlightOptions,
): Highlight {
  const chunks = Array.from(text.matchAll(/\S+/g), (match): Range => [
    match.index,
    match.index + match[0].length,
  ]);
  const found = ranges(text, terms);
  if (chunks.length <= length) return render(text, found, options);
  const hits = chunks.map(([start, end]) =>
    found.some(([from, to]) => from < end && to > start) ? 1 : 0,
  );
  let best = 0;
  let most = -1;
  for (let at = 0; at + length <= chunks.length; at++) {
    const count = hits.slice(at, at + length).reduce<number>((sum, hit) => sum + hit, 0);
    if (count > most) [best, most] = [at, count];
  }
  // Some words before the first match, so that it can be read in its sentence.
  const first = hits.indexOf(1, best);
  const lead = first < 0 ? 0 : Math.min(first - best, Math.floor(length / 3));
  if (first > 0) best = Math.min(first - lead, chunks.length - length);
  const [start] = chunks[best] ?? [0];
  const [, end] = chunks[best + length - 1] ?? [0, text.length];
  const inside = found
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): Range => [from - start, to - start]);
  const shown = render(text.slice(start, end), inside, options);
  return {
    ...shown,
    value:
      (best > 0 ? options.ellipsis : '') +
      shown.value +
      (end < text.length ? options.ellipsis : ''),
  };
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
    value += `${escapeHtml(text.slice(at, from))}${options.preTag}${escapeHtml(text.slice(from, to))}${options.postTag}`;
    at = to;
  }
  value += escapeHtml(text.slice(at));
  const matched = [...new Set(found.map(([from, to]) => fold(text.slice(from, to))))];
  const marked = found.reduce((sum, [from, to]) => sum + to - from, 0);
  return {
    value,
    matchLevel: matched.length === 0 ? 'none' : marked >= text.trim().length ? 'full' : 'partial',
    matchedWords: matched,
  };
}
