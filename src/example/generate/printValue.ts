import type {Snippet} from '../model/model';
import {blanksBefore, edited, quote, split, withoutTexts, type Edit} from '../model/source';

/** Columns after which a line is broken where that is possible. */
export const WIDTH = 80;

/** The same for snippets, which appear beside a chat. */
export const SNIPPET_WIDTH = 55;

/** How a framework writes the names that an example has without declaring them. */
export interface Dialect {
  /** The expression for the chat's element. */
  readonly chat: string;
  /** A constant that belongs to the chat; as it is when left out. */
  readonly constant?: (name: string) => string;
  readonly isJavaScript?: boolean;
}

/** A piece of source moved to `indent` blanks, in a framework's own words. Texts over several lines stay. */
export function printSnippet(snippet: Snippet, indent: number, dialect: Dialect): string {
  const {text, texts} = snippet;
  const edits: Edit[] = dialect.isJavaScript ? snippet.types.map((at) => ({at, text: ''})) : [];
  for (const {at, name, short} of snippet.references) {
    const own = dialect.constant?.(name) ?? name;
    const replaced = name === 'chat' ? dialect.chat : name === 'log' ? 'console.log' : own;
    if (replaced !== name)
      edits.push({at: [at, at + name.length], text: short ? `${name}: ${replaced}` : replaced});
  }
  for (const {index} of text.matchAll(/\n/g)) {
    if (texts.some(([start, end]) => index >= start && index < end)) continue;
    const blanks = blanksBefore(text.slice(index + 1));
    const isEmpty = /^ *(\n|$)/.test(text.slice(index + 1));
    const level = isEmpty ? 0 : Math.max(0, blanks - snippet.indent) + indent;
    edits.push({at: [index + 1, index + 1 + blanks], text: ' '.repeat(level)});
  }
  return edited(text, [0, text.length], edits);
}

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** The source of an expression inside a value. */
export class SourceText {
  constructor(readonly text: string) {}

  /** The text with its last line at `indent` blanks, and the others along with it. */
  at(indent: number): string {
    const [first, ...lines] = this.text.split('\n');
    // The lines of a text over several lines must not move: only such a text leaves a quotation mark alone.
    if (
      lines.length > 0 &&
      [first, ...lines].some((line) => (line ?? '').split('`').length % 2 === 0)
    )
      return this.text;
    const own = blanksBefore(lines.at(-1) ?? '');
    const moved = lines.map((line) => {
      const blanks = blanksBefore(line);
      return line.trim() && ' '.repeat(Math.max(0, blanks - own) + indent) + line.slice(blanks);
    });
    return [first, ...moved].join('\n');
  }
}

/**
 * A value of JSON as JavaScript source, on one line where it fits. Sources of expressions within it are
 * written as they are.
 *
 * @param used columns of the first line that are taken before and after the value
 */
export function printValue(value: unknown, indent = 0, used = indent): string {
  if (typeof value === 'string') return quote(value);
  if (value instanceof SourceText) return value.at(indent);
  if (typeof value !== 'object' || value === null) return String(value);
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? '[]' : '{}';
  const items = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => {
      const name = isArray ? '' : `${isName(key) ? key : quote(key)}: `;
      return {
        line: name + printValue(item, 0, -Infinity),
        block: () => name + printValue(item, indent + 2, indent + 3 + name.length),
      };
    });
  const line = `${open}${items.map((item) => item.line).join(', ')}${close}`;
  if (items.length === 0 || (!line.includes('\n') && used + line.length <= WIDTH)) return line;
  const inner = items.map((item) => `${' '.repeat(indent + 2)}${item.block()},\n`).join('');
  return `${open}\n${inner}${' '.repeat(indent)}${close}`;
}

/** Every line that has text, `indent` blanks further in. Not for code with texts over several lines. */
export function indented(text: string, indent: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(indent));
}

/** In a script inside of HTML these two would end the script or hide its end; `\` changes no string. */
export function safeInScript(code: string): string {
  return code.replace(/<(?=\/script)/gi, '<\\').replace(/<!--/g, '<\\!--');
}

/** A label as the name of a function: `Send hello` becomes `sendHello`. */
export function nameOf(label: string, taken: ReadonlySet<string>): string {
  const words = label
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .split(/[\s_-]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('');
  const RESERVED =
    /^(\d.*|new|delete|in|do|if|for|let|var|try|this|with|void|case|else|return|switch|default|import|export|function|class|const|open|close|stop|name|status|)$/;
  const base = RESERVED.test(joined)
    ? `on${(joined[0] ?? 'c').toUpperCase()}${joined.slice(1) || 'lick'}`
    : joined;
  let name = base;
  for (let count = 2; taken.has(name); count++) name = `${base}${count}`;
  return name;
}

/** The items of an object or list on one line, each on its own. */
function expanded(value: string, indent: number): string {
  const {parts} = split(withoutTexts(value), [1, value.length - 1], ', ');
  const items = parts.map((part) => `${' '.repeat(indent + 2)}${value.slice(...part)},\n`).join('');
  return `${value[0]}\n${items}${' '.repeat(indent)}${value.at(-1)}`;
}

/** A declaration with its value, broken as Prettier does where the line would be too long. */
export function assign(head: string, value: string, indent: number): string {
  const isLong = !value.includes('\n') && indent + head.length + value.length + 4 > WIDTH;
  if (isLong && /^(?:\{.*\}|\[.*\])$/.test(value)) return `${head} = ${expanded(value, indent)};`;
  return isLong ? `${head} =\n${' '.repeat(indent + 2)}${value};` : `${head} = ${value};`;
}
