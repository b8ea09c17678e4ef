import type {Engine, Section} from './engine';
import {piecesOf} from './pieces';
import {isFound} from './found';
import {toMarkdown} from './toMarkdown';
import {seenIn, stems} from './words';

/** Sections that an answer names besides the one that it quotes. */
const MAX_NAMED = 2;
/** Length of prose, in characters, after which no further sentence is begun. */
const ENOUGH = 280;
/** Code with more lines is a whole program; the link leads to it. */
const MAX_LINES = 60;

/** A paragraph, a list, a table or a block of code. */
interface Block {
  readonly kind: 'text' | 'list' | 'table' | 'code';
  readonly text: string;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
/** What is said about an interface before its explanation, and labels of code. */
const LABEL =
  /^- (?:Type|Import|HTML attribute|Default|Parameters?|Returns?|Event)\b|^`[^`]+`:$|^\*\*[^*]+\*\*$/;

/** The blocks of a section's Markdown. */
function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let fence = '';
  const close = () => {
    const text = lines.join('\n').trimEnd();
    lines = [];
    if (!text.trim()) return;
    const kind = FENCE.test(text)
      ? 'code'
      : /^\s*(?:[-*]|\d+\.) /.test(text)
        ? 'list'
        : text.startsWith('|')
          ? 'table'
          : 'text';
    blocks.push({kind, text});
  };
  for (const line of markdown.split('\n')) {
    const marks = FENCE.exec(line)?.[1] ?? '';
    if (fence) {
      lines.push(line);
      if (marks.startsWith(fence) && line.trim() === marks) {
        fence = '';
        close();
      }
    } else if (marks) {
      close();
      fence = marks;
      lines.push(line);
    } else if (!line.trim()) close();
    else lines.push(line);
  }
  close();
  return blocks;
}

/** Whole sentences from the start of a text. */
function sentencesOf(text: string): string {
  const sentences = text.replace(/([.!?])\s+(?=[A-Z`[<])/g, '$1\0').split('\0');
  let taken = '';
  for (const sentence of sentences) {
    if (taken && taken.length + sentence.length > ENOUGH) break;
    taken = taken ? `${taken} ${sentence}` : sentence;
  }
  return taken;
}

/** The rows of a table as items of a list: its names with what is said about each. */
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

/** Items of a list without the lines that continue them. */
const itemsOf = ({text}: Block) =>
  text.split(/\n(?=\s*(?:[-*]|\d+\.) )/).filter((item) => !LABEL.test(item));

const countSeen = (asked: readonly string[], text: string) =>
  seenIn(asked, text).filter(Boolean).length;

/** A line of a list or a table that says more of the question than what is quoted already. */
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

/** A section's Markdown, or its text made Markdown where the page could not be loaded. */
const markdownOf = ({markdown, text}: Section) =>
  markdown ?? text.split('\n').map(toMarkdown).join('\n\n');

/** The first prose of a section: what says what it is about. Prose behind the code speaks about the code. */
function leadOf(blocks: readonly Block[]): string {
  const code = blocks.findIndex(({kind}) => kind === 'code');
  const lead = blocks
    .slice(0, code < 0 ? undefined : code)
    .find(({kind, text}) => kind === 'text' && !LABEL.test(text) && /\s/.test(text));
  return lead ? sentencesOf(lead.text) : '';
}

/** The first code of a section, behind a command that stands before it. */
function codeOf(blocks: readonly Block[]): readonly string[] {
  const code = blocks
    .filter(({kind, text}) => kind === 'code' && text.split('\n').length <= MAX_LINES + 2)
    .map(({text}) => text);
  return /^\s*`+(?:bash|sh|shell)\b/.test(code[0] ?? '') ? code.slice(0, 2) : code.slice(0, 1);
}

/** Asks how to get the package. */
const INSTALL = /\binstall(ing|ation)?\b|\bset(ting)? ?up\b/i;

/** The command for the package that code imports, where none stands before the code. */
function commandFor(question: string, code: readonly string[]): readonly string[] {
  const name = /\bfrom '(deep-chat(?:-react)?)'/.exec(code[0] ?? '')?.[1];
  return INSTALL.test(question) && name ? ['```bash\nnpm install ' + name + '\n```'] : [];
}

/** Prose, the line that fits and the code of one section. */
function quote(question: string, section: Section, number: number): readonly string[] {
  const asked = stems(question);
  const blocks = blocksOf(markdownOf(section));
  const lead = leadOf(blocks);
  const line = bestLine(asked, blocks, lead);
  const code = codeOf(blocks);
  // What ends with a colon speaks about the code below it.
  const said = lead.replace(/:$/, code.length > 0 && !line ? ':' : '.');
  const prose = said ? `${said} [${number}]` : `**${toMarkdown(section.title)}** [${number}]`;
  return [prose, line, ...commandFor(question, code), ...code].filter(Boolean);
}

/** A section in one line. */
function name(section: Section, number: number): string {
  const first = /^.*?[.!?](?= |$)/s.exec(leadOf(blocksOf(markdownOf(section))))?.[0] ?? '';
  const says = first.replace(/:$/, '.');
  return `- **${toMarkdown(section.title)}** [${number}]${says ? `: ${says}` : ''}`;
}

/**
 * The answer to a question in the words of the docs, as Markdown whose numbers in brackets name the sections;
 * nothing when the sections don't answer it.
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

/** Waits for the next piece; not in a background tab, where a browser would make seconds of it. */
function pause(): Promise<void> | undefined {
  if (typeof document === 'undefined' || document.hidden) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, PACE);
  });
}

/** Quotes the sections. No model and no key; nothing leaves the browser. Without an answer it says nothing. */
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
