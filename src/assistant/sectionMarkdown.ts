import {blocksOf, partsOf, type Block} from './shared';

/** Code with more lines is a program; of it only the part that the question is about is quoted. */
const MAX_LINES = 20;
/** Characters of an element that stays on one line. */
const MAX_LINE = 60;
const isShort = (text: string) => text.split('\n').length <= MAX_LINES;

/** Begins the component of an example. */
const COMPONENT = /^export default function /;

/** Parts that every program has, whatever it shows, and those with the element. */
const FRAME =
  /^(?:import|type Props|return|const style\b.*\bdisplay\b|<(?:Chat|deep-chat|template))\b|\bmemo\(|useRef</;

/** The parts between blank lines that aren't within brackets; those of a component's function are parts too. */
function programParts(lines: readonly string[]): string[] {
  const parts: string[][] = [];
  const part: string[] = [];
  let depth = 0;
  for (const line of [...lines, '']) {
    if (/^ *<\/(script|body|html)>/.test(line)) continue;
    if (line.trim() || depth > 0) part.push(line);
    else if (part.length > 0) parts.push(part.splice(0));
    for (const [sign] of line.matchAll(/[([{)\]}]/g)) depth += '([{'.includes(sign) ? 1 : -1;
  }
  return parts.flatMap((one) => {
    const [first = ''] = one;
    if (COMPONENT.test(first)) return programParts(one.slice(1, -1));
    const indent = first.length - first.trimStart().length;
    return one.map((line) => line.slice(indent)).join('\n');
  });
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

/** An element without values that are declared in a part of the program that isn't shown; nothing when it has no others. */
function withoutUndeclared(element: string, declared: string): string {
  const left = element.replace(
    /\s+(?:[\w:@[\]().]+=)?(?:\{(?!true|false|\d)(\w+)\}|"(\w+)")(?=[\s/>])/g,
    (attribute, value: string | undefined, bound: string | undefined) =>
      new RegExp(`\\b${value ?? bound}\\b`).test(declared) ? attribute : '',
  );
  const line = left.replace(/\s+/g, ' ').replace(' >', '>');
  if (/^<\S+ ?\/?>/.test(line)) return '';
  return line.length <= MAX_LINE ? line : left;
}

/** Whether a part has a name that another one declares. */
const uses = (part: string, other: string) =>
  [...other.matchAll(/^(?:const|let|(?:async )?function) (\w+)/gm)].some(([, name]) =>
    new RegExp(`(?:^|\\.{3}|[^.\\w])${name}\\b(?!\\s*:)`).test(part),
  );

/** React code as it is outside of its program, which has these names. */
const withoutNames = (code: string) =>
  code.replace(/: Props\['\w+'\]|<Props\['\w+'\]>/g, '').replaceAll('<Chat', '<DeepChat');

/** Texts of messages are samples. */
const withoutTexts = (part: string) => part.replace(/\btext: (['"`]).*?\1/g, '');

/** The caption of a block of code: a text before it that ends with a colon. */
export const captionOf = (before: Block | undefined): string =>
  before?.kind === 'text' && before.text.endsWith(':') ? before.text : '';

/** A block of code; of a program the part that has most of the question, and the element, if they are short. */
function shortened(
  block: string,
  caption: string,
  name: string,
  has: (text: string) => number,
): string {
  const [fence = '', ...lines] = block.split('\n');
  const code = lines.slice(0, -1);
  if (isShort(code.join('\n')) && !code.some((line) => COMPONENT.test(line))) return block;
  // A property's example is about its value.
  const own = /^\w+$/.test(name) && new RegExp(`^(?:const |chat\\.)${name}\\b`);
  const isOwn = (part: string) => own && own.test(part);
  const worth = (part: string) => has(withoutTexts(part)) + (isOwn(part) ? 1 : 0);
  // Of parts with as much of the question, the longest is the one that the others prepare.
  const parts = programParts(code).filter((part) => !FRAME.test(part));
  const [best = ''] = parts
    .filter((part) => worth(part) > 0 || has(caption) > 0)
    .sort((a, b) => worth(b) - worth(a) || b.length - a.length);
  if (!best) return '';
  const element = elementOf(code);
  const withElement = (shown: string) => `${shown}\n\n${withoutUndeclared(element, shown)}`.trim();
  const isRelated = (part: string) => uses(best, part) || (uses(part, best) && uses(element, part));
  const related = parts.filter((part) => part === best || isRelated(part));
  const shown = [withElement(related.join('\n\n')), withElement(best), best].find(isShort);
  return shown ? [fence, withoutNames(shown), lines.at(-1)].join('\n') : '';
}

/**
 * A section with the lines of its code that matter.
 *
 * @param name the section's heading; that of a property's section is its name.
 * @param has how much of the question a text has.
 */
export function withShortCode(
  markdown: string,
  name: string,
  has: (text: string) => number,
): string {
  const blocks = blocksOf(markdown);
  return blocks
    .map(({kind, text}, at) =>
      kind === 'code' ? shortened(text, captionOf(blocks[at - 1]), name, has) : text,
    )
    .filter(Boolean)
    .join('\n\n');
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
