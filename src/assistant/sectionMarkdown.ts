import {blocksOf, partsOf} from './shared';

/** Code with more lines is a program; of it only the part that the question is about is quoted. */
const MAX_LINES = 18;
const isShort = (text: string) => text.split('\n').length <= MAX_LINES;

/** The parts of a program between blank lines that aren't within brackets, without its imports. */
function programParts(lines: readonly string[]): string[] {
  const parts: string[] = [];
  const part: string[] = [];
  let depth = 0;
  for (const line of [...lines, '']) {
    if (line.trim() || depth > 0) part.push(line);
    else if (part.length > 0) parts.push(part.splice(0).join('\n'));
    for (const [sign] of line.matchAll(/[([{)\]}]/g)) depth += '([{'.includes(sign) ? 1 : -1;
  }
  return parts.filter((text) => !/^import\b/.test(text));
}

/** The first line of the element, whose end is as far to the left. */
const ELEMENT = /^(\s*)(?:return )?(<(?:deep-chat|DeepChat|Chat)\b.*?);?$/;

/** The chat's element in a program: without it, a constant says little. */
function elementOf(lines: readonly string[]): string {
  const start = lines.findIndex((line) => ELEMENT.test(line));
  const [, indent = '', first = ''] = ELEMENT.exec(lines[start] ?? '') ?? [];
  if (!first || /(?:\/|<\/[\w-]+)>$/.test(first)) return first;
  const inner = lines.slice(start + 1);
  const end = inner.findIndex((line) => !line.startsWith(`${indent} `));
  return [first, ...inner.slice(0, end + 1).map((line) => line.slice(indent.length))].join('\n');
}

/** A block of code; of a program the part that has most of the question, and the element, if they are short. */
function shortened(block: string, has: (text: string) => number): string {
  const [fence = '', ...lines] = block.split('\n');
  const code = lines.slice(0, -1);
  if (isShort(code.join('\n'))) return block;
  // Of parts with as much of the question, the longest is the one that the others prepare.
  const [best = ''] = programParts(code).sort((a, b) => has(b) - has(a) || b.length - a.length);
  const taken: string[] = [];
  for (const part of [has(best) > 0 ? best : '', elementOf(code)])
    if (!taken.join('').includes(part) && isShort([...taken, part].join('\n\n'))) taken.push(part);
  return taken.length > 0 ? [fence, taken.join('\n\n'), lines.at(-1)].join('\n') : '';
}

/**
 * A section with the lines of its code that matter.
 *
 * @param has how much of the question a text has.
 */
export function withShortCode(markdown: string, has: (text: string) => number): string {
  const blocks = blocksOf(markdown).map(({kind, text}) =>
    kind === 'code' ? shortened(text, has) : text,
  );
  return blocks.filter(Boolean).join('\n\n');
}

/**
 * The Markdown of one section of a page. A section without code also gets the first subsection with code,
 * because a property's examples often have their own headings.
 *
 * @param markdown the whole page, as served at its address with `.md`.
 * @param place number of the section on the page; the top is 0.
 */
export function sectionMarkdown(markdown: string, place: number): string | undefined {
  const [, ...parts] = partsOf(markdown);
  const own = parts[place];
  if (!own) return undefined;
  const {text} = own;
  if (text.includes('```')) return text;
  for (const part of parts.slice(place + 1)) {
    if (part.level <= own.level) break;
    if (part.text.includes('```')) return `${text}\n\n${part.text}`.trim();
  }
  return text;
}
