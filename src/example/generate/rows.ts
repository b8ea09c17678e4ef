import {blanksBefore} from '../model/source';
import {SNIPPET_WIDTH} from './printValue';

/** Lines that the pane beside a chat has room for. */
export const SNIPPET_LINES = 14;

/** Height in px of a line in the pane, and of what is above and below its lines. */
const LINE = 20;
const AROUND = 36;

/** Height in px of a pane with room for so many lines. */
export const heightOf = (lines: number): number => lines * LINE + AROUND;

/** Lines that a pane of a height in px has room for: those of a usual one, or more. */
export const roomIn = (height: number): number =>
  Math.max(SNIPPET_LINES, Math.floor((height - AROUND) / LINE));

/** Characters by which `code.css` indents the rest of a long line, further than the line itself, and one to spare. */
const HANGING = 4;

/** How many rows of the pane a line has: it goes on below between words, and within one that is too long. */
export function rowsOf(line: string): number {
  const [first = '', ...words] = line.match(/^ *\S*|\S+/g) ?? [];
  const rest = SNIPPET_WIDTH - blanksBefore(line) - HANGING;
  const wrap = (word: string, room: number) => Math.ceil(Math.max(0, word.length - room) / rest);
  let rows = 1 + wrap(first, SNIPPET_WIDTH);
  let used = rows === 1 ? first.length : rest;
  let room = rows === 1 ? SNIPPET_WIDTH : rest;
  for (const word of words) {
    used += 1 + word.length;
    if (used <= room) continue;
    rows += 1 + wrap(word, rest);
    used = word.length;
    room = rest;
  }
  return rows;
}

export const linesIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + rowsOf(line), 0);
