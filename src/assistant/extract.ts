import {coverage, isFound, LEAST_CERTAINTY, type FoundSection} from './certainty';
import type {Engine, Section} from './engine';
import {blocksOf, cite, sourcesText, type Block} from './shared';
import {captionOf} from './sectionMarkdown';
import {INSTALL} from './words';

/** A text with its Markdown characters escaped. */
const escape = (text: string): string =>
  text.replace(/[\\`*_[\]<>~^=]|^[#+-]/g, '\\$&').replace(/^(\d+)\./, '$1\\.');

/** A title with names of the interface as code. */
const withCode = (title: string) =>
  escape(title).replace(/\b[a-z]+[A-Z]\w*/g, (name) => `\`${name}\``);

/** Maximum sections that an answer names, the quoted one first. */
const MAX_NAMED = 3;
/** Facts above the explanation of an interface, such as its type, and labels of code. */
const LABEL =
  /^- (?:Type|Import|HTML attribute|Default|Parameters?|Returns?|Event|DOM event|Object)\b|^`[^`]+`:$|^\*\*(?:[^*]+\*\*$|You need:)/;
/** Length of prose, in characters, after which no further sentence is begun, and of a list that is shown whole. */
const ENOUGH = 280;
const WHOLE_LIST = 600;
/** Rows of a table that say nearly as much as the best one, and how many of them are shown. */
const NEARLY = 0.85;
const MAX_ROWS = 3;
/** What a later text must have more of the question than the section's first one. */
const MORE = 0.2;
/** Code with less of the question is about something else that the section explains. */
const LEAST_CODE = 0.2;
/** A paragraph that only leads to another page. */
const POINTER = /^\[[^\]]+\]\([^)]+\) (?:has|shows|lists|builds|explains)\b[^.]*\.$/;

const isLabel = (text: string) => LABEL.test(text) || POINTER.test(text);

/** The rows of a table as list items: each name with what the last column says. */
function rowsOf({text}: Block): readonly string[] {
  const [, , ...rows] = text.split('\n');
  return rows.flatMap((row) => {
    const [name = '', ...cells] = row
      .replaceAll('\\|', '\0')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\0', '|'));
    const says = cells.filter(Boolean).at(-1);
    return name && says ? [`- ${name}: ${says}`] : [];
  });
}

/** Items of a list, without labels. */
const itemsOf = ({text}: Block) =>
  text
    .split(/\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((item) => !isLabel(item))
    .map((item) => item.replace(/^\s*(?:[-*]|\d+\.) /, '- '));

const sentencesOf = (text: string) => text.replace(/([.!?])\s+(?=[A-Z`[<*])/g, '$1\0').split('\0');

/** A text that can answer, and how much of the question it has. */
interface Passage {
  readonly text: string;
  readonly has: number;
}

/** A paragraph from its best sentence on, or whole if it is short. */
function fromParagraph(sentences: readonly string[], has: (text: string) => number): Passage {
  const counts = sentences.map(has);
  const start = sentences.join(' ').length <= ENOUGH ? 0 : counts.indexOf(Math.max(...counts));
  let taken = '';
  for (const sentence of sentences.slice(start)) {
    if (taken && taken.length + sentence.length > ENOUGH) break;
    taken = taken ? `${taken} ${sentence}` : sentence;
  }
  return {text: taken, has: has(taken)};
}

/** The rows or items that have most of the question, or all of a short list. */
function fromLines(block: Block, intro: string, has: (text: string) => number): Passage {
  const lines = block.kind === 'table' ? rowsOf(block) : itemsOf(block);
  const counts = lines.map(has);
  const most = Math.max(0, ...counts);
  const isWhole = intro && block.kind === 'list' && block.text.length <= WHOLE_LIST;
  const shown = isWhole
    ? lines
    : lines.filter((_, at) => most > 0 && (counts[at] ?? 0) >= most * NEARLY).slice(0, MAX_ROWS);
  const text = shown.join('\n');
  // Without its list, what leads to the list is half a sentence.
  return {text: isWhole ? `${intro}\n\n${text}` : text, has: text ? most : 0};
}

/** What each paragraph, list and table of a section can answer, in the order of the page. */
function passagesOf(blocks: readonly Block[], has: (text: string) => number): readonly Passage[] {
  return blocks.flatMap((block, at): Passage[] => {
    const {kind, text} = block;
    if (kind === 'code' || (kind === 'text' && (isLabel(text) || !/\s/.test(text)))) return [];
    const before = blocks[at - 1];
    const isLed = before?.kind === 'text' && !isLabel(before.text) && !/[.!?]$/.test(before.text);
    if (kind !== 'text') return [fromLines(block, isLed ? before.text : '', has)];
    // What it leads to isn't always quoted.
    const sentences = sentencesOf(text.replace(/^(?:> ?)+/gm, ''));
    const whole = sentences.filter((sentence) => /[.!?)]$/.test(sentence));
    return [fromParagraph(whole, has)];
  });
}

/** A section's Markdown, or its text as Markdown if the page couldn't be loaded. */
const markdownOf = ({markdown, text}: Section) =>
  markdown ?? text.split('\n').map(escape).join('\n\n');

/** Commands and responses are no examples. */
const isExample = (code: string) => /^`+(?:tsx|html|vue|svelte)\b/.test(code);

/** The first code of a section that is about the question, after the command above it. */
function codeFor(blocks: readonly Block[], has: (text: string) => number) {
  const code = blocks.flatMap(({kind, text}, at) =>
    kind === 'code' ? [{text, caption: isExample(text) ? captionOf(blocks[at - 1]) : ''}] : [],
  );
  const [first] = code;
  const isCommand = /^\s*`+(?:bash|sh|shell)\b/.test(first?.text ?? '');
  const best = code
    .slice(isCommand ? 1 : 0)
    .find(({text, caption}) => has(`${caption} ${text}`) >= LEAST_CODE);
  return [isCommand && first?.text, best?.text].filter((text) => typeof text === 'string');
}

/** What to install, and all files of a section with their names. */
function filesFor(blocks: readonly Block[]): readonly string[] {
  const files = blocks.flatMap(({kind, text}, at) => {
    const before = blocks[at - 1]?.text ?? '';
    return kind === 'code'
      ? [/^\S+\.\w+:$/.test(before) ? `\`${before.slice(0, -1)}\`:` : '', text]
      : [];
  });
  const name = /(?:from|import) '(deep-chat(?:-react)?)'/.exec(files.join('\n'))?.[1];
  return [name ? `\`\`\`bash\nnpm install ${name}\n\`\`\`` : '', ...files].filter(Boolean);
}

/** The passage that answers, and the lines of code that matter, of one section. */
function quote(question: string, section: FoundSection): readonly string[] {
  const {words} = section;
  const has = (text: string) => coverage(words, text);
  const blocks = blocksOf(markdownOf(section));
  // Its text needn't repeat what its title says.
  const further = words.filter((word) => coverage([word], section.title) === 0);
  const all = passagesOf(blocks, (text) => coverage(further, text)).filter(({text}) => text);
  // The first one of a page only says what the page has.
  const passages = section.url.includes('#') || all.length === 1 ? all : all.slice(1);
  const [lead] = passages;
  const best = passages.reduce(
    (one, other) => (other.has > one.has + MORE ? other : one),
    lead ?? {text: `**${withCode(section.title)}**`, has: 1},
  );
  const code = INSTALL.test(question) ? filesFor(blocks) : codeFor(blocks, has);
  // A row alone doesn't say what it is about.
  const prose = best.text.startsWith('- ')
    ? `**${withCode(section.title)}** [1]\n\n${best.text}`
    : `${best.text} [1]`;
  return [prose, ...code];
}

/** The sentence of a section that has most of the question, as Markdown; nothing where all is code or tables. */
function bestSentence(section: Section & Partial<FoundSection>): string {
  const sentences = blocksOf(markdownOf(section))
    .filter(({kind, text}) => kind === 'text' && !isLabel(text))
    .flatMap(({text}) => sentencesOf(text))
    .filter((text) => /[.!?)]$/.test(text));
  const counts = sentences.map((text) => coverage(section.words ?? [], text));
  return sentences[counts.indexOf(Math.max(...counts))] ?? '';
}

/** Sections that may help where none answers, each with the sentence that says most about the question. */
export function nearestOf(sections: readonly (Section & Partial<FoundSection>)[]) {
  return sections
    .filter(({certainty = 1}) => certainty >= LEAST_CERTAINTY)
    .map((section) => ({...section, says: cite(bestSentence(section), []).markdown}));
}

/**
 * The answer to a question in the words of the docs, as Markdown with section numbers in brackets; undefined
 * if the sections don't answer it.
 *
 * @param sections best first, from `retrieve`.
 */
export function extract(question: string, sections: readonly Section[]): string | undefined {
  if (!isFound(sections)) return undefined;
  const sources = sourcesText(sections.slice(0, MAX_NAMED));
  return [...quote(question, sections[0]), '**Sources**', sources].join('\n\n');
}

/** Quotes the sections, without a model or a key. Nothing leaves the browser. It yields nothing if there's no answer. */
export const docsEngine: Engine = {
  async *answer(messages, sections, signal) {
    signal.throwIfAborted();
    yield extract(messages.at(-1)?.content ?? '', sections) ?? '';
  },
};
