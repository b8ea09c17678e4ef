import {blanksBefore} from '../model/source';
import {SNIPPET_WIDTH} from './printValue';

/** Lines that the pane beside a chat has room for. */
export const SNIPPET_LINES = 14;

/** What usually only prepares an example. It is folded first. */
const PREPARES = ['history', 'demo', 'introMessage', 'avatars', 'names', 'textInput', 'style'];

/** Replaces the inside of a bracket. */
const FOLDED = '/* … */';

/** Characters by which `code.css` indents the rest of a long line. */
const HANGING = 8;

/** How many lines of the pane a text has: long ones go on below. */
export function linesIn(lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const rest = line.length - SNIPPET_WIDTH;
    return sum + 1 + (rest > 0 ? Math.ceil(rest / (SNIPPET_WIDTH - HANGING)) : 0);
  }, 0);
}

const PREPARED = new RegExp(`^ +(?:${PREPARES.join('|')})=.*${FOLDED.replace(/[*/]/g, '\\$&')}`);

/** Lines of a bracket, from the one that opens it to the one that closes it. */
interface Bracket {
  readonly from: number;
  readonly to: number;
}

/** The brackets of Prettier's output that span lines: both ends have the same indent. */
function bracketsIn(lines: readonly string[]): Bracket[] {
  return lines.flatMap((line, from) => {
    if (!/[[{]$/.test(line)) return [];
    const level = blanksBefore(line);
    const to = lines.findIndex((other, at) => at > from && other && blanksBefore(other) <= level);
    return to > from + 1 && /^ *[\]}]/.test(lines[to] ?? '') ? [{from, to}] : [];
  });
}

/** The name of the property that a line is part of. */
function partOf(lines: readonly string[], at: number): string {
  const isHead = (line: string) => blanksBefore(line) <= blanksBefore(lines[at] ?? '');
  const heads = lines.slice(0, at + 1).filter(isHead);
  const named = /^ {2,6}([\w$]+)=|^(?:const|protected readonly) ([\w$]+)|^ {2}chat\.([\w$]+) =/;
  for (const line of heads.reverse()) {
    const found = named.exec(line);
    if (found) return found[1] ?? found[2] ?? found[3] ?? '';
  }
  return '';
}

function folded(lines: readonly string[], {from, to}: Bracket): string[] {
  return [
    ...lines.slice(0, from),
    `${lines[from]}${FOLDED}${lines[to]?.trimStart()}`,
    ...lines.slice(to + 1),
  ];
}

/** A button on one line, where its listener has become short enough. */
const joinedButtons = (code: string) =>
  code.replace(/<button\n +(.+)\n *>\n +(.+)\n *<\/button>/g, (whole, listener, label) => {
    const line = `<button ${listener}>${label}</button>`;
    return line.length <= SNIPPET_WIDTH || line.includes(FOLDED) ? line : whole;
  });

/**
 * Folds brackets of a snippet to a comment until it has at most 14 lines: what usually prepares an
 * example first, then the rest, and last what the author named; in each group the shortest one that is
 * enough. It stays code that can be parsed; the full file has everything.
 */
export function fold(snippet: string, shows: readonly string[] = []): string {
  let lines = snippet.split('\n');
  while (linesIn(lines) > SNIPPET_LINES) {
    const brackets = bracketsIn(lines);
    const choices = brackets.map((bracket) => {
      const name = partOf(lines, bracket.from);
      const after = joinedButtons(folded(lines, bracket).join('\n')).split('\n');
      const left = linesIn(after);
      const rank = shows.includes(name) ? 2 : PREPARES.includes(name) ? 0 : 1;
      const isInner = !brackets.some(({from, to}) => from > bracket.from && to < bracket.to);
      // The one that leaves most, or else the largest of the innermost, so that the structure stays.
      const cost = left <= SNIPPET_LINES ? -left : isInner ? left : 1000 + left;
      return {after, rank, cost};
    });
    const [best] = choices.sort((a, b) => a.rank - b.rank || a.cost - b.cost);
    // With nothing left to fold, what prepares the example goes.
    const spare = best ? -1 : lines.findIndex((line) => PREPARED.test(line));
    if (!best && spare < 0) break;
    lines = best ? best.after : lines.filter((_, at) => at !== spare);
  }
  return lines.join('\n');
}
