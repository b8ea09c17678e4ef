/** Words of running text; `_` and `$` belong to identifiers. */
const WORD = /[\p{L}\p{N}\p{M}_$]+/gu;
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|[\p{L}\p{M}]+/gu;

const ASCII = /^[\x20-\x7e]*$/;

/** A word and its position in the text. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The words of a text, with their places. */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({text: match[0], start: match.index}));
}

/** Lower case without accents. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The parts of an identifier with their places: `requestHTMLBody` → request, HTML, Body;
 * `CUSTOM_ELEMENTS` → CUSTOM, ELEMENTS. A plain word is its own only part.
 */
export function parts(word: string): Word[] {
  return Array.from(word.matchAll(PART), (match) => ({text: match[0], start: match.index}));
}

/**
 * A light stem that joins a word's everyday forms (messages/message, streaming/stream, loaded/load). It
 * leaves short words and everything uncertain alone: a wrong join costs more than a missed one.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\P{L}/u.test(word)) return word;
  // `connection`, `suggestions`; `clickable`, `variables`; `automatically`.
  const plain = /^(.{3,}[cpst])ions?$|^(.{4,})ables?$|^(.{4,})ly$/.exec(word);
  let base = plain ? (plain[1] ?? plain[2] ?? plain[3] ?? word) : word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  const suffix = /(?:ing|ed)$/.exec(base)?.[0];
  if (suffix && base.length - suffix.length >= 3) {
    const rest = base.slice(0, -suffix.length);
    if (/[aeiouy]/.test(rest)) base = rest.replace(/([bdfgmnprt])\1$/, '$1');
  }
  // `e` is dropped everywhere so that `hide`, `hiding` and `hides` meet.
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** Prefix of a stem, so that a stem never passes for a word that somebody wrote. */
export const STEM_MARK = '~';

/** A word or a part of one, as it is compared. */
export interface Form {
  /** Place in the word. */
  readonly start: number;
  readonly length: number;
  /** Index terms that stand for it: itself and its stem. */
  readonly terms: readonly [folded: string, stemmed: string];
}

const known = new Map<string, readonly Form[]>();
const MAX_CACHED_WORDS = 20_000;

/**
 * The forms of a word: itself, then its parts of more than one letter when it is an identifier. Texts repeat
 * their words, so that forms are kept.
 */
function formsOf(word: string): readonly Form[] {
  const kept = known.get(word);
  if (kept) return kept;
  const pieces = parts(word);
  const inner = pieces.length > 1 ? pieces.filter((piece) => piece.text.length > 1) : [];
  const forms = [{text: word, start: 0}, ...inner].map(({text, start}): Form => {
    const folded = fold(text);
    return {start, length: text.length, terms: [folded, STEM_MARK + stem(folded)]};
  });
  if (known.size >= MAX_CACHED_WORDS) known.clear();
  known.set(word, forms);
  return forms;
}

/** A word of a text, and the forms that may match. */
interface FormedWord {
  readonly start: number;
  readonly forms: readonly Form[];
}

/** The forms of a text's words. */
export const formedWords = (text: string): FormedWord[] =>
  words(text).map((word) => ({start: word.start, forms: formsOf(word.text)}));

/** Most words that are joined to one term. */
const MAX_RUN = 4;

/**
 * The index terms of a text: each word, its parts when it is an API name, the stems of these, and neighbors in one.
 * A dot or a hyphen joins words everywhere (`new-message`, `stream.simulation`), a space only in names, so that
 * `huggingface` finds "Hugging Face".
 */
export function termsOf(text: string, isName: boolean): string[] {
  const list = words(text);
  const found = list.flatMap((word) => formsOf(word.text).flatMap((form) => form.terms));
  const between = isName ? /^[-. ]$/ : /^[-.]$/;
  for (const [start, first] of list.entries()) {
    let joined = first.text;
    let end = first.start + first.text.length;
    if (joined.includes('_')) found.push(squeezed(joined));
    for (const next of list.slice(start + 1, start + MAX_RUN)) {
      if (!between.test(text.slice(end, next.start))) break;
      joined += next.text;
      end = next.start + next.text.length;
      found.push(squeezed(joined));
    }
  }
  return found;
}

/** A name with only its letters and digits, for comparing names written in different ways. */
export function squeezed(name: string): string {
  return fold(name).replace(/(?!^_)[^\p{L}\p{N}]/gu, '');
}

/** What two ways to write a name have in common: `Streaming` and `Stream`, `maxTokens` and `max_tokens`. */
export function nameKey(name: string): string {
  return squeezed(
    words(name)
      .map(({text}) => stem(fold(text)))
      .join(''),
  );
}
