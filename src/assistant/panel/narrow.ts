import {blanksBefore, split, withoutTexts} from '../../example/model/source';
import type {Range} from '../../example/model/outline';

/** What is before a list or an object, and how an object begins; braces of styles, JSX and functions differ. */
const LIST = /[=([{:,?] *[[{]$/;
const PROPERTY = /^(?:\.{3}|[\w$]+(?:: |, ))/;
const ELEMENT = /^ *<[\w-]+ (?=[^<>]*>$)/;

/** What can be opened: a range of a line, and its parts. */
interface List {
  readonly range: Range;
  readonly parts: readonly Range[];
}

/** The longest list or object in a range, or what is alone in it. */
function listIn(code: string, within: Range): List | undefined {
  const length = ([start, end]: Range) => end - start;
  const [range] = split(code, within, ', ').brackets.sort((a, b) => length(b) - length(a));
  if (!range) return undefined;
  const {parts} = split(code, range, ', ');
  const inner = listIn(code, range);
  const content = code.slice(...range);
  const isFull = code[range[0] - 1] === '[' ? parts.length > 1 : PROPERTY.test(content);
  const isList = LIST.test(code.slice(0, range[0])) && isFull && !content.includes(';');
  return isList && (parts.length > 1 || !inner) ? {range, parts} : inner;
}

/** The attributes of a line that is an element, if it has several. */
function attributesIn(code: string): List | undefined {
  const [tag] = ELEMENT.exec(code) ?? [];
  if (!tag) return undefined;
  const range: Range = [tag.length, code.search(/ ?\/?>$/)];
  const {parts} = split(code, range, ' ');
  return parts.length > 1 ? {range, parts} : undefined;
}

/** A line whose element has one attribute a line, or whose longest list is opened. */
function opened(line: string, columns: number): string {
  const code = withoutTexts(line);
  const attributes = attributesIn(code);
  const list = attributes ?? listIn(code, [0, code.length]);
  if (line.length <= columns || code.includes('// ') || !list) return line;
  const indent = ' '.repeat(blanksBefore(line));
  const end = attributes ? '' : ',';
  const lines = list.parts.map((part) =>
    opened(`${indent}  ${line.slice(...part)}${end}`, columns),
  );
  const [from, to] = list.range;
  return [line.slice(0, from).trimEnd(), ...lines, indent + line.slice(to).trimStart()].join('\n');
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
