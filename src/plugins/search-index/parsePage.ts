import {createSlugger} from '@docusaurus/utils';
import type {IndexSection} from '../../search/types';
import {fenceWord} from '../../mdx/fences';
import {
  attributesOf,
  codeSpans,
  commentId,
  isSilent,
  plainText,
  type Node,
  parseMdx,
} from '../../mdx/nodes';
import {tableTexts} from '../api-reference/table';

/** The front matter of a page. */
interface PageHead {
  readonly title: string;
  readonly description: string;
}

type Section = {-readonly [Key in keyof IndexSection]: IndexSection[Key]} & {
  text: string[];
  symbols: [string, string][];
  old: string[];
  code: string[];
};

/** Attributes of elements that readers see as text. */
const VISIBLE_ATTRIBUTES = new Set(['title', 'label', 'summary']);
/** What a documented name looks like in a code span; `'full'` and `?` around it are dropped. */
const NAME = /^['"]?([@$\w][\w$.:@/-]*)(?:\(.*\))?\??['"]?$/;
/** Strings and comments of the languages shown; an address such as `http://…` is no comment. */
const QUOTED = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|(?<!:)\/\/.*|\/\*[^]*?\*\/|<!--[^]*?-->/g;
/** Names that are no words: `maxRows`, `max_rows`, `@scope/package`. */
const SPECIAL = /[a-z\d][A-Z]|_|[@/-]/;
const MODULE = /(?:\bfrom|\bimport|require\()\s*['"]([^'"]+)['"]/g;
/** Names that code gives or calls, and names that can be nothing else (`CUSTOM_ELEMENTS_SCHEMA`). */
const IDENTIFIER =
  /(?<=\.)[A-Za-z_$][\w$]{2,}|[A-Za-z_$][\w$-]{2,}(?=\s*[=:(])|[A-Za-z$][a-z\d]*(?:[A-Z_][\w$]*)+/g;
/** Words of the languages themselves; they say nothing about a section. */
const KEYWORDS = new Set(
  `abstract any array async await boolean break case catch class const continue declare default delete
  div else enum export extends false finally for from function href html implements import instanceof
  interface let new null number object private promise public readonly return script span src static
  string strong style super switch target this throw true try type typeof undefined unknown var void
  while yield`.split(/\s+/),
);

/**
 * The sections of an MDX page. The text of code blocks is left out, except for names that only they
 * have.
 *
 * @param source the file's text, front matter included.
 * @throws the parser's error when the MDX is broken; the site's build reports it with file and line.
 */
export function parsePage(source: string, head: PageHead): IndexSection[] {
  const slugger = createSlugger();
  let section = newSection(1, '', head.title);
  const sections = [section];
  add(section.text, head.description);
  visit(parseMdx(source));
  const names = new Set(leanNames(sections));
  return sections.map((section) => finish(section, names));

  function visit(node: Node): void {
    if (isSilent(node)) return;
    switch (node.type) {
      case 'heading':
        open(node);
        return;
      case 'paragraph':
        // The line that opens a closed part says nothing about what is in it.
        if (node.children?.every(({name}) => name === 'summary')) return;
        add(section.text, textOf(node));
        return;
      case 'listItem':
        visitListItem(node);
        return;
      case 'table':
        visitTable(node);
        return;
      case 'code':
        add(section.text, liveTitle(node, section));
        section.code.push(...identifiers(node.value ?? ''));
        return;
      case 'mdxJsxFlowElement':
        if (node.name === 'TypeTable') {
          visitTypeTable(node);
          return;
        }
        for (const {name, value} of attributesOf(node))
          if (name && VISIBLE_ATTRIBUTES.has(name) && typeof value === 'string')
            add(section.text, value);
    }
    node.children?.forEach(visit);
  }

  function open(heading: Node): void {
    const id = commentId(heading);
    const text = textOf(heading);
    // A level 1 heading repeats the page's title.
    if (heading.depth === 1) return;
    section = newSection(heading.depth ?? 2, id ?? slugger.slug(text), text);
    sections.push(section);
  }

  function visitListItem(item: Node): void {
    const [first, ...rest] = item.children ?? [];
    if (first?.type === 'paragraph') {
      const text = textOf(first);
      const name = leadingName(first);
      if (name && text.length > name.length) section.symbols.push([name, text]);
      else add(section.text, text);
    } else if (first) visit(first);
    rest.forEach(visit);
  }

  function visitTypeTable(element: Node): void {
    for (const {names, text} of tableTexts(element)) {
      const known = names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
      for (const name of known) section.symbols.push([name, text]);
      if (known.length === 0) add(section.text, `${names.join(', ')}: ${text}`);
    }
  }

  function visitTable(table: Node): void {
    const [head, ...rows] = table.children ?? [];
    // Old names aren't in the first column, and words are beside them.
    const old = head?.children?.findIndex((cell) => textOf(cell) === 'Old') ?? -1;
    for (const row of rows) {
      const nameCell = row.children?.[Math.max(0, old)];
      if (!nameCell) continue;
      const cells = row.children?.filter((cell) => cell !== nameCell) ?? [];
      const rest = cells.map(textOf).filter(meaningful).join(' · ');
      const names = old < 0 ? cellNames(nameCell) : namesOf(codeSpans(nameCell));
      for (const name of names) section.symbols.push([name, rest]);
      if (old >= 0) section.old.push(...names);
      if (names.length === 0)
        add(section.text, [textOf(nameCell), rest].filter(Boolean).join(' · '));
    }
  }
}

function newSection(level: number, anchor: string, heading: string): Section {
  return {level, anchor, heading, text: [], symbols: [], old: [], code: []};
}

/**
 * The names in a page's code that readers would only find there: not those that its text has, and no plain
 * words, which code has everywhere.
 */
function leanNames(sections: readonly Section[]): string[] {
  const prose = sections
    .flatMap(({heading, text, symbols}) => [heading, ...text, ...symbols.flat()])
    .join(' ')
    .toLowerCase();
  return sections
    .flatMap(({code}) => code)
    .filter((name) => SPECIAL.test(name) && !prose.includes(name.toLowerCase()));
}

/** @param left names in code that no section has yet; those of this section are taken out. */
function finish({symbols, old, code, ...section}: Section, left: Set<string>): IndexSection {
  const own = code.filter((name) => left.delete(name));
  return {
    ...section,
    ...(symbols.length > 0 && {symbols}),
    ...(old.length > 0 && {old}),
    ...(own.length > 0 && {code: own}),
  };
}

function add(list: string[], text: string): void {
  if (text) list.push(text);
}

/** The text of a node as readers see it, with single spaces. */
function textOf(node: Node): string {
  return plainText(node).replace(/\s+/g, ' ').trim();
}

function meaningful(cell: string): boolean {
  return /[\p{L}\p{N}]/u.test(cell);
}

/** The names a table cell documents: all its code spans, when there is no other text than commas and "or". */
function cellNames(cell: Node): string[] {
  const spans = codeSpans(cell);
  const prose = textOf({
    type: 'cell',
    children: (cell.children ?? []).filter((child) => codeSpans(child).length === 0),
  });
  if (spans.length === 0 || /\p{L}{4,}/u.test(prose)) return [];
  return namesOf(spans);
}

function namesOf(spans: readonly string[]): string[] {
  return spans.flatMap((span) => NAME.exec(span)?.[1] ?? []);
}

/** The name that a list item starts with, in code, before what it does. */
function leadingName(paragraph: Node): string | undefined {
  const [first, second] = paragraph.children ?? [];
  const [span] = first && first.type !== 'text' ? codeSpans(first) : [];
  if (!span || !/^\s*(?:[:–—(,]|-\s)/.test(second?.value ?? '')) return undefined;
  return NAME.exec(span)?.[1];
}

/** The title that a live example shows above itself, unless its heading says the same. */
function liveTitle(code: Node, section: Section): string {
  const title = /^live\b/.test(code.meta ?? '') && fenceWord(code.meta, 'title');
  return title && title !== section.heading ? title : '';
}

/** The names in a code block, without the prose in its strings and comments. */
function identifiers(code: string): string[] {
  const modules = Array.from(code.matchAll(MODULE), ([, name = '']) => name);
  const names = code.replace(QUOTED, ' ').match(IDENTIFIER) ?? [];
  return [...modules, ...names.filter((name) => !KEYWORDS.has(name.toLowerCase()))];
}
