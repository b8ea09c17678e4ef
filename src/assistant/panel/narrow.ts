const TEXT = /(['"`])(?:\\.|(?!\1).)*\1/g;
/** What is before an object, and how it begins; braces of styles, of JSX and of functions begin otherwise. */
const OBJECT = /[=([{:,?>] *\{$/;
const PROPERTY = /^(?:\.{3}|[\w$]+(?:: |, ))/;
const ELEMENT = /^ *<[\w-]+ (?=[^<>]*>$)/;

interface Range {
  readonly begin: number;
  readonly end: number;
}

/** What is between the separators of a range, and within its outermost brackets. */
function split(code: string, {begin, end}: Range, separator: string) {
  const parts: Range[] = [];
  const brackets: Range[] = [];
  const opened: number[] = [];
  let from = begin;
  for (let at = begin; at < end; at++) {
    if (/[([{]/.test(code.charAt(at))) opened.push(at + 1);
    else if (/[)\]}]/.test(code.charAt(at))) {
      const open = opened.pop();
      if (open && opened.length === 0) brackets.push({begin: open, end: at});
    } else if (opened.length === 0 && code.startsWith(separator, at)) {
      parts.push({begin: from, end: at});
      from = at + separator.length;
    }
  }
  return {parts: [...parts, {begin: from, end}], brackets};
}

/** The parts of the longest list or object in a range, or of what is alone in it. */
function listIn(code: string, range: Range): readonly Range[] | undefined {
  const length = ({begin, end}: Range) => end - begin;
  const [longest] = split(code, range, ', ').brackets.sort((a, b) => length(b) - length(a));
  if (!longest) return undefined;
  const {parts} = split(code, longest, ', ');
  const inner = listIn(code, longest);
  const content = code.slice(longest.begin, longest.end);
  const isObject = OBJECT.test(code.slice(0, longest.begin)) && PROPERTY.test(content);
  const isArray = code[longest.begin - 1] === '[' && parts.length > 1;
  const isAlone = parts.length === 1 && inner;
  return (isObject || isArray) && !isAlone && !content.includes(';') ? parts : inner;
}

/** A line whose longest list is opened, or whose element has one attribute a line. */
function opened(line: string, columns: number): string {
  if (line.length <= columns) return line;
  // Texts have no brackets.
  const code = line.replace(TEXT, (text) => '_'.repeat(text.length));
  const [tag] = ELEMENT.exec(code) ?? [];
  const close = code.search(/ ?\/?>$/);
  const attributes = tag ? split(code, {begin: tag.length, end: close}, ' ').parts : [];
  const isElement = attributes.length > 1;
  const parts = isElement ? attributes : listIn(code, {begin: 0, end: line.length});
  const [first, last] = [parts?.[0], parts?.at(-1)];
  if (!parts || !first || !last || code.includes('// ')) return line;
  const indent = /^ */.exec(line)?.[0] ?? '';
  const inner = parts.map(({begin, end}) =>
    opened(`${indent}  ${line.slice(begin, end)}${isElement ? '' : ','}`, columns),
  );
  const [before, after] = [line.slice(0, first.begin), line.slice(last.end)];
  return [before.trimEnd(), ...inner, indent + after.trimStart()].join('\n');
}

/**
 * JavaScript whose long lines are broken: one part of a list or an object, or one attribute of an element, a line. What
 * holds one part shares its line.
 *
 * @param columns - Characters that a line has room for.
 */
export function narrow(code: string, columns: number): string {
  // A text over several lines has to stay.
  const isWhole = (line: string) => line.split('`').length % 2 === 1;
  const lines = code.split('\n');
  return lines.every(isWhole) ? lines.map((line) => opened(line, columns)).join('\n') : code;
}
