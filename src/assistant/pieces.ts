/** A link, a name or code whole, or a word with the space behind it. */
const PIECE = /\[(?:\\.|[^\]\\])*\]\([^)]*\)[^\s[]*\s*|\*\*[^*]*\*\*\S*\s*|`[^`]*`\S*\s*|\S+\s*/g;
/** Most pieces of one answer, so that a long one takes no longer. */
const MOST = 60;

/** An answer in the pieces in which it is shown, each whole enough to be drawn. */
export function piecesOf(markdown: string): readonly string[] {
  const words = markdown.match(PIECE) ?? [];
  const size = Math.max(1, Math.ceil(words.length / MOST));
  const count = Math.ceil(words.length / size);
  return Array.from({length: count}, (_, at) => words.slice(at * size, (at + 1) * size).join(''));
}
