import type {Engine, Section} from './engine';
import {isFound} from './certainty';
import {blocksOf, codeOf, leadOf, type Block} from './shared';
import {seenIn, stems} from './words';

/** A text with its Markdown characters escaped. */
const escape = (text: string): string =>
  text.replace(/[\\`*_[\]<>~^=]|^[#+-]/g, '\\$&').replace(/^(\d+)\./, '$1\\.');

/** Names of the component's interface, tags and commands, which the index holds without code marks. */
const CODE =
  /<\/?[a-z][\w-]*(?: [^<>`]{1,60})?>|\b(?:npm|npx) (?:install|i) [\w@/.-]+|\{(?:[^{}`]|\{[^{}`]*\}){0,80}\}|\b[a-z]{2,}[A-Z]\w*(?:\.\w+)*(?:\(\))?|(?<path>\b[a-z]{2,}\.[a-z]\w*[A-Z]?\w*(?=[\s,.)]|$))|\b[a-z]+_[a-z_]+\b|^(?:true|false)\b/g;

/** A text of the docs as Markdown: names as code, everything else unchanged. */
export function toMarkdown(text: string): string {
  let markdown = '';
  let at = 0;
  CODE.lastIndex = 0;
  for (let match = CODE.exec(text); match; match = CODE.exec(text)) {
    // The end of a longer path isn't a name. Safari 16.3 has no lookbehind that would exclude it.
    if (match.groups?.path && text[match.index - 1] === '.') {
      CODE.lastIndex = match.index + 1;
      continue;
    }
    markdown += `${escape(text.slice(at, match.index))}\`${match[0]}\``;
    at = match.index + match[0].length;
  }
  return markdown + escape(text.slice(at));
}

/** A whole link, bold name or code span, or a word, each with the space after it. */
const PIECE = /\[(?:\\.|[^\]\\])*\]\([^)]*\)[^\s[]*\s*|\*\*[^*]*\*\*\S*\s*|`[^`]*`\S*\s*|\S+\s*/g;
/** Maximum pieces of one answer, so that a long answer takes no longer. */
const MAX_PIECES = 60;

/** Splits an answer into the pieces in which it's shown, without splitting links or code. */
export function piecesOf(markdown: string): readonly string[] {
  const words = markdown.match(PIECE) ?? [];
  const size = Math.max(1, Math.ceil(words.length / MAX_PIECES));
  const count = Math.ceil(words.length / size);
  return Array.from({length: count}, (_, at) => words.slice(at * size, (at + 1) * size).join(''));
}

/** Maximum sections that an answer names besides the quoted one. */
const MAX_NAMED = 2;
/** Facts above the explanation of an interface, such as its type, and labels of code. */
const LABEL =
  /^- (?:Type|Import|HTML attribute|Default|Parameters?|Returns?|Event)\b|^`[^`]+`:$|^\*\*[^*]+\*\*$/;

/** The rows of a table as list items: each name with its longest cell. */
function rowsOf({text}: Block): readonly string[] {
  const [, , ...rows] = text.split('\n');
  return rows.flatMap((row) => {
    const [name = '', ...cells] = row
      .replaceAll('\\|', '\0')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\0', '|'));
    const says = cells.reduce(
      (longest, cell) => (cell.length > longest.length ? cell : longest),
      '',
    );
    return name && says ? [`- ${name}: ${says}`] : [];
  });
}

/** Items of a list, without labels. */
const itemsOf = ({text}: Block) =>
  text.split(/\n(?=\s*(?:[-*]|\d+\.) )/).filter((item) => !LABEL.test(item));

const countSeen = (asked: readonly string[], text: string) =>
  seenIn(asked, text).filter(Boolean).length;

/** The line of a list or table with the most words of the question, if it has more than the quoted text. */
function bestLine(asked: readonly string[], blocks: readonly Block[], quoted: string) {
  let best = {text: '', count: countSeen(asked, quoted)};
  for (const block of blocks) {
    const lines =
      block.kind === 'table' ? rowsOf(block) : block.kind === 'list' ? itemsOf(block) : [];
    for (const text of lines) {
      const count = countSeen(asked, text);
      if (count > best.count) best = {text, count};
    }
  }
  return best.text.replace(/^\s*\d+\. /, '- ');
}

/** A section's Markdown, or its text as Markdown if the page couldn't be loaded. */
const markdownOf = ({markdown, text}: Section) =>
  markdown ?? text.split('\n').map(toMarkdown).join('\n\n');

const isLabel = (text: string) => LABEL.test(text);

/** Questions about installing the package. */
const INSTALL = /\binstall(ing|ation)?\b|\bset(ting)? ?up\b/i;

/** The command that installs the package that the code imports, if the question is about that. */
function commandFor(question: string, code: readonly string[]): readonly string[] {
  const name = /\bfrom '(deep-chat(?:-react)?)'/.exec(code[0] ?? '')?.[1];
  return INSTALL.test(question) && name ? ['```bash\nnpm install ' + name + '\n```'] : [];
}

/** Prose, the best matching line and the code of one section. */
function quote(question: string, section: Section, number: number): readonly string[] {
  const asked = stems(question);
  const blocks = blocksOf(markdownOf(section));
  const lead = leadOf(blocks, isLabel);
  const line = bestLine(asked, blocks, lead);
  const code = codeOf(blocks);
  // A colon at the end leads to code. Without that code, it becomes a period.
  const said = lead.replace(/:$/, code.length > 0 && !line ? ':' : '.');
  const prose = said ? `${said} [${number}]` : `**${toMarkdown(section.title)}** [${number}]`;
  return [prose, line, ...commandFor(question, code), ...code].filter(Boolean);
}

/** A section in one line. */
function name(section: Section, number: number): string {
  const first = /^.*?[.!?](?= |$)/s.exec(leadOf(blocksOf(markdownOf(section)), isLabel))?.[0] ?? '';
  const says = first.replace(/:$/, '.');
  return `- **${toMarkdown(section.title)}** [${number}]${says ? `: ${says}` : ''}`;
}

/**
 * The answer to a question in the words of the docs, as Markdown with section numbers in brackets; undefined
 * if the sections don't answer it.
 *
 * @param sections best first, from `retrieve`.
 */
export function extract(question: string, sections: readonly Section[]): string | undefined {
  const [first, ...others] = sections;
  if (!first || !isFound(sections)) return undefined;
  const named = others.slice(0, MAX_NAMED).map((section, at) => name(section, at + 2));
  return [
    ...quote(question, first, 1),
    ...(named.length > 0 ? [`See also:\n\n${named.join('\n')}`] : []),
  ].join('\n\n');
}

/** Time between two pieces of an answer, in ms. */
const PACE = 16;

/** Waits before the next piece, except in a background tab, where a browser would wait for seconds. */
function pause(): Promise<void> | undefined {
  if (typeof document === 'undefined' || document.hidden) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, PACE);
  });
}

/** Quotes the sections, without a model or a key. Nothing leaves the browser. It yields nothing if there's no answer. */
export const docsEngine: Engine = {
  id: 'docs',
  label: 'From the docs',
  async *answer(messages, sections, signal) {
    const text = extract(messages.at(-1)?.content ?? '', sections);
    for (const piece of piecesOf(text ?? '')) {
      signal.throwIfAborted();
      yield piece;
      await pause();
    }
  },
};
