import {blanksBefore} from '../model/source';
import {SNIPPET_WIDTH} from './printValue';
import {linesIn, rowsOf, SNIPPET_LINES} from './rows';

/** What usually only prepares an example. It is folded first. */
const PREPARES = ['history', 'demo', 'introMessage', 'avatars', 'names', 'textInput', 'style'];

const FOLDED = '/* … */';

/** Lines of a bracket, from the one that opens it to the one that closes it. */
interface Bracket {
  readonly from: number;
  readonly to: number;
}

/** The brackets of Prettier's output that span lines: both ends have the same indent. Texts over several lines don't move. */
function bracketsIn(lines: readonly string[]): Bracket[] {
  return lines.flatMap((line, from) => {
    if (/ `$/.test(line)) {
      const to = lines.findIndex((other, at) => at > from && other.includes('`'));
      return to > from ? [{from, to}] : [];
    }
    if (!/[[{]$/.test(line)) return [];
    const level = blanksBefore(line);
    const to = lines.findIndex((other, at) => at > from && other && blanksBefore(other) <= level);
    return to > from + 1 && /^ *[\]}]/.test(lines[to] ?? '') ? [{from, to}] : [];
  });
}

/** The name of the property or constant that a line is part of. */
function partOf(lines: readonly string[], at: number): string {
  const named = lines.includes('<script type="module">')
    ? /^ {2,6}([\w$]+)=|^ {2}(?:const|(?:async )?function) ([\w$]+)|^ {2}chat\.([\w$]+) =/
    : /^ {2,6}([\w$]+)=|^(?:const|protected readonly| *function) ([\w$]+)/;
  let level = Infinity;
  for (const line of lines.slice(0, at + 1).reverse()) {
    if (!line || blanksBefore(line) >= level) continue;
    if (/^(?:<|\/?>)/.test(line)) return ''; // a tag is part of nothing above it
    const found = named.exec(line);
    if (found) return found.slice(1).find(Boolean) ?? '';
    const closes = /^ *[)\]}]/.test(line);
    level = blanksBefore(line) + (closes ? 1 : 0);
  }
  return '';
}

/** The lines of a snippet, counted from 0, that are part of a property or constant with one of these names, or begin a key with it. */
export function markedIn(snippet: string, names: readonly string[]): readonly number[] {
  const lines = snippet.split('\n');
  const isNamed = (line: string) =>
    names.some((name) => new RegExp(`\\b${name}(?:=|: )`).test(line));
  return lines.flatMap((line, at) =>
    isNamed(line) || names.includes(partOf(lines, at)) ? [at] : [],
  );
}

function folded(lines: readonly string[], {from, to}: Bracket): string[] {
  const first = lines[from] ?? '';
  const last = lines[to] ?? '';
  const end = first.endsWith('`') ? last.slice(last.indexOf('`')) : last.trimStart();
  return [...lines.slice(0, from), `${first}${FOLDED}${end}`, ...lines.slice(to + 1)];
}

/** Objects and lists within a line, the inner ones first; not the braces of JSX or of what a function takes. */
function partsIn(line: string): Bracket[] {
  const open: number[] = [];
  const found: Bracket[] = [];
  for (const {0: mark, index} of line.matchAll(/'(?:[^'\\]|\\.)*'|[[{}\]]/g)) {
    if (/^[[{]/.test(mark)) open.push(index);
    if (!/^[}\]]/.test(mark)) continue;
    const from = open.pop() ?? index;
    const isValue =
      from > 0 &&
      !/[=>\w]/.test(line[from - 1] ?? '') &&
      !/^\)(?:: \w+)? =>/.test(line.slice(index + 1));
    if (isValue && index - from > FOLDED.length + 2) found.push({from: from + 1, to: index});
  }
  return found;
}

/** The lines with an attribute of styles that has several rows folded; nothing when there is none. */
function withoutStyle(lines: readonly string[]): string[] | undefined {
  const style = lines.findIndex((line) => /^ +style="/.test(line) && rowsOf(line) > 1);
  if (style < 0) return undefined;
  return lines.map((line, at) => (at === style ? line.replace(/"[^"]*"/, '"…"') : line));
}

/** The lines with the smallest part of a long line folded that saves a row; nothing when there is none. */
function foldedInLine(lines: readonly string[]): string[] | undefined {
  for (const [at, line] of lines.entries()) {
    const rows = rowsOf(line);
    for (const {from, to} of rows > 1 ? partsIn(line) : []) {
      const short = line.slice(0, from) + FOLDED + line.slice(to);
      if (rowsOf(short) < rows) return lines.map((other, index) => (index === at ? short : other));
    }
  }
  return undefined;
}

/** A button on one line, where its listener has become short enough. */
const joinedButtons = (code: string) =>
  code.replace(/<button\n +(.+)\n *>\n +(.+)\n *<\/button>/g, (whole, listener, label) => {
    const line = `<button ${listener}>${label}</button>`;
    return line.length <= SNIPPET_WIDTH || line.includes(FOLDED) ? line : whole;
  });

/** Without what only a whole file needs: types, and how the file gets hold of its chat. */
const plain = (snippet: string) =>
  snippet
    .replace(/: DeepChat\['\w+'\](?= =)/g, '')
    .replace(/ =\n +(?=\S.*;$)/gm, ' = ')
    .replace(/^(?:const chat = use|let chat[:!]|private readonly element = ).*\n+/gm, '')
    .replace(/\n*^(?:effect\(|private get chat\(\) )[^]*?^\}.*/gm, '');

/** Statements of one line follow each other without an empty line. */
const joinedStatements = (code: string) => code.replace(/^( *\S.*;)\n\n(?= *[\w.]+.*;$)/gm, '$1\n');

/** The attributes of the chat side by side, as far as they fit, and no empty line around the script's first one. */
function packed(all: readonly string[]): string[] {
  const isSpare = (at: number) =>
    all[at + 1]?.startsWith('<script') || /^ +const chat = /.test(all[at - 1] ?? '');
  const lines = all.filter((line, at) => line || !isSpare(at));
  const from = lines.findIndex((line) => /^<(?:deep-chat|DeepChat)$/.test(line));
  const to = lines.findIndex((line, at) => at > from && /^\/?>/.test(line));
  if (from < 0 || to < 0) return lines;
  const attributes = lines.slice(from + 1, to);
  const isWhole = (line: string) => /^ {2}\S/.test(line) && !/[[{(]$|^ *[\]})]/.test(line);
  const end = lines[to] ?? '';
  const line = [lines[from], ...attributes.map((each) => each.trim())].join(' ');
  const single = `${line}${end.startsWith('/') ? ' ' : ''}${end}`;
  if (attributes.every(isWhole) && single.length <= SNIPPET_WIDTH)
    return [...lines.slice(0, from), single, ...lines.slice(to + 1)];
  const rows = attributes.reduce<string[]>((all, each) => {
    const last = all.at(-1) ?? '';
    const both = `${last} ${each.trim()}`;
    const fits = isWhole(last) && isWhole(each) && both.length <= SNIPPET_WIDTH;
    return fits ? [...all.slice(0, -1), both] : [...all, each];
  }, []);
  return [...lines.slice(0, from + 1), ...rows, ...lines.slice(to)];
}

/** The lines without a value of which nothing is left but its name; nothing when there is none. */
function withoutFolded(
  lines: readonly string[],
  isMeant: (name: string, line: string) => boolean,
): string[] | undefined {
  const isEmpty = (line: string) => /=(?:>| |\{)*[[({]*\/\* … \*\/[\])}]*;?$/.test(line);
  const spare = lines.findIndex((line) => isEmpty(line) && isMeant(partOf([line], 0), line));
  return spare < 0 ? undefined : lines.filter((_, at) => at !== spare);
}

/** Stands for statements that only the full file has. */
const MORE = '// …';

/** The lines without a statement of one line, those of buttons first; nothing when there is none. */
function withoutStatement(
  lines: readonly string[],
  shows: readonly string[],
): string[] | undefined {
  const buttons = lines.filter((line) => line.includes('<button')).join('\n');
  const statements = lines.flatMap((line, at) => {
    const name = partOf(lines, at) || /querySelector\('#/.exec(line)?.[0] || '';
    const isAlone = /^ *\S.*;$/.test(line) && !/=>? \{$|querySelector\('deep-chat'\)/.test(line);
    if (!isAlone || !name || shows.includes(name)) return [];
    const isButton = name.includes('#') || new RegExp(`["{]${name}\\b`).test(buttons);
    return [{at, cost: (isButton ? 0 : 10) - rowsOf(line)}];
  });
  const [least] = statements.sort((a, b) => a.cost - b.cost);
  if (!least) return undefined;
  const indent = ' '.repeat(blanksBefore(lines[least.at] ?? ''));
  const kept = lines.includes(indent + MORE) ? [] : [indent + MORE];
  return [...lines.slice(0, least.at), ...kept, ...lines.slice(least.at + 1)];
}

/** The lines of a bracket without those from one on; nothing where no entry or statement begins. */
function cutAt(lines: readonly string[], whole: Bracket, at: number): string[] | undefined {
  const line = lines[at] ?? '';
  const indent = blanksBefore(line);
  const brackets = bracketsIn(lines);
  const around = brackets.filter(({from, to}) => from >= whole.from && from < at && to > at);
  const [inner = whole] = around.sort((a, b) => b.from - a.from);
  const depth = blanksBefore(lines[inner.from] ?? '') + 2;
  if (lines[inner.from]?.endsWith('`')) return undefined;
  if (!/^ *[^\s)\]}>]/.test(line) || indent !== depth || at === inner.from + 1) return undefined;
  // What closes one bracket may open the next, as `} catch (error) {` does.
  const ends = around.map(({to}) => {
    const next = brackets.find(({from}) => from === to);
    return (next ? folded(lines, next) : lines)[to] ?? '';
  });
  return [...lines.slice(0, at), ' '.repeat(indent) + MORE, ...ends, ...lines.slice(whole.to + 1)];
}

/**
 * A value shortened until all lines fit, with most of it left to be read. When one fold isn't enough, the
 * longest of its parts is folded first; nothing when it has none.
 */
function cut(lines: readonly string[], whole: Bracket, room: number): string[] | undefined {
  const cuts = lines.map((_, at) =>
    at > whole.from && at < whole.to ? cutAt(lines, whole, at) : undefined,
  );
  const brackets = bracketsIn(lines).filter(({from, to}) => from > whole.from && to < whole.to);
  const visible = (all: readonly string[]) => all.filter((line) => !line.endsWith(MORE)).length;
  const [best] = [...brackets.map((part) => folded(lines, part)), ...cuts]
    .filter((all): all is string[] => all !== undefined && linesIn(all) <= room)
    .sort((a, b) => visible(b) - visible(a));
  const [longest] = brackets
    .filter(({from, to}) => !brackets.some((part) => part.from > from && part.to < to))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  return best ?? (longest && folded(lines, longest));
}

/** Only a button has such a value, or one without a name. */
const isOfButton = (name: string) => !name || name === 'onClick';

/**
 * The lines with one of the meant values shortened: what buttons do and the smallest ones are folded, and of
 * the largest goes no more than must, as it usually is what the example is about. Nothing when there is none.
 */
function shortened(
  lines: readonly string[],
  room: number,
  isMeant: (name: string) => boolean,
): string[] | undefined {
  const values = bracketsIn(lines)
    .filter(({from}) => isMeant(partOf(lines, from)))
    .filter(({from, to}, _, all) => !all.some((other) => other.from < from && other.to >= to))
    .map(({from, to}) => ({from, to, size: isOfButton(partOf(lines, from)) ? 0 : to - from}))
    .sort((a, b) => a.size - b.size);
  const [least] = values;
  if (!least) return undefined;
  const short = values.length === 1 ? cut(lines, least, room) : undefined;
  return joinedButtons((short ?? folded(lines, least)).join('\n')).split('\n');
}

const tidy = (lines: readonly string[]) => joinedStatements(lines.join('\n')).trim().split('\n');

function fitted(
  lines: readonly string[],
  shows: readonly string[],
  room: number,
): readonly string[] {
  if (linesIn(lines) <= room) return lines;
  const isShown = (name: string) => shows.includes(name);
  const prepares = (name: string) => PREPARES.includes(name) && !isShown(name);
  const tight = packed(lines);
  const isTighter = linesIn(tight) < linesIn(lines);
  const next =
    shortened(lines, 0, prepares) ??
    withoutFolded(lines, prepares) ??
    (isTighter && linesIn(tight) <= room ? tight : undefined) ??
    shortened(lines, room, (name) => !isShown(name)) ??
    (isTighter ? tight : undefined) ??
    withoutFolded(lines, (name, line) => line.endsWith(';') && !isShown(name)) ??
    (shows.length > 0 ? withoutStatement(lines, shows) : undefined) ??
    (isShown('style') ? undefined : withoutStyle(lines)) ??
    shortened(lines, room, isShown) ??
    withoutStyle(lines) ??
    foldedInLine(lines) ??
    withoutStatement(lines, shows);
  return next ? fitted(tidy(next), shows, room) : lines;
}

/**
 * Folds brackets of a snippet to a comment until it fits its pane of `room` rows: what usually prepares an
 * example first, then the rest, and last what the author named. It stays code that can be parsed; the full
 * file has everything.
 */
export function fold(
  snippet: string,
  shows: readonly string[] = [],
  room: number = SNIPPET_LINES,
): string {
  return fitted(joinedStatements(plain(snippet)).split('\n'), shows, room).join('\n');
}
