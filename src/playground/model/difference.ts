/** A stretch of two texts: in both, or in one of them only. */
export interface Stretch {
  readonly kind: 'same' | 'first' | 'second';
  readonly text: string;
}

/** Most parts of a text that are compared: the work grows with the square. */
export const MAX_PARTS = 1500;

/** What a text is cut into to compare it: words, or sentences, or nothing, so that it has not too many parts. */
const CUTS = [/\s*\S+/g, /[^.!?\n]*[.!?\n]+|[^.!?\n]+$/g, /[^]+/g];

function cut(texts: readonly string[]): readonly (readonly string[])[] {
  const cuts = CUTS.map((part) => texts.map((text) => text.match(part) ?? []));
  return cuts.find((parts) => parts.every(({length}) => length <= MAX_PARTS)) ?? [];
}

/** Two whole texts, with what only one of them has marked: words, in long texts sentences. */
export function difference(first: string, second: string): readonly Stretch[] {
  const found: {kind: Stretch['kind']; text: string}[] = [];
  const [one = [], two = []] = cut([first, second]);
  for (const {kind, text} of differenceOf(one, two)) {
    const last = found.at(-1);
    if (last?.kind === kind) last.text += text;
    else found.push({kind, text});
  }
  return found;
}

/** The parts of two texts one by one, those that both have once (longest common subsequence). */
export function differenceOf(one: readonly string[], two: readonly string[]): readonly Stretch[] {
  const width = two.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  const alike = (row: number, column: number) => one[row]?.trim() === two[column]?.trim();
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = two.length - 1; column >= 0; column--)
      common[row * width + column] = alike(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const found: Stretch[] = [];
  const put = (kind: Stretch['kind'], text = '') => found.push({kind, text});
  let [row, column] = [0, 0];
  while (row < one.length || column < two.length) {
    if (row < one.length && column < two.length && alike(row, column)) {
      put('same', one[row++]);
      column++;
    } else if (
      column >= two.length ||
      (row < one.length && at(row + 1, column) >= at(row, column + 1))
    )
      put('first', one[row++]);
    else put('second', two[column++]);
  }
  return found;
}
