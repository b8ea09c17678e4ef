import type {Homes} from './pages';
import {membersOf, typeOf, type ApiModel} from './model';
import {attribute, codeSpans, plainText, walk, type Node} from '../../mdx/nodes';
import {fieldKey, followMember, followPath, leadsOutside, type Step} from './paths';
import {readProse, existsPlace, findField} from './table';
import {sectionsOf, typesAround, type Section} from './sections';

/** A page to read. */
export interface ParsedPage {
  readonly file: string;
  readonly url: string;
  readonly tree: Node;
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/** First cells of tables that list fields and nothing else. */
const FIELD_TABLE = /^(?:Field|Property|Setting)$/;
const PATH = /^\[?[A-Za-z_$][\w$]*\]?(?:(?:\[\]|\?)?\.\[?[\w$]+\]?)*(?:\[\])?\??(?:\([\w, ?]*\))?$/;

/** Reads what a set of pages documents and names. */
export function readDocumented(pages: readonly ParsedPage[], model: ApiModel, homes: Homes) {
  /** What is documented, as `inventory.ts` names it. */
  const keys = new Set<string>();
  /** Names that the component does not have, and what the page takes each for. */
  const mistakes: (Place & {readonly name: string; readonly as: string})[] = [];
  /** Statements about the default of `Type.field`: the cell's text. */
  const claims: (Place & {readonly key: string; readonly claim: string})[] = [];
  for (const [name] of homes) keys.add(typeOf(model, name) ? `type ${name}` : name);
  for (const page of pages)
    for (const section of sectionsOf(page.tree, model, page.url)) readSection(section, page);
  return {keys, mistakes, claims};

  function readSection(section: Section, page: ParsedPage): void {
    credit(section.steps, section);
    for (const type of section.types)
      for (const value of typeOf(model, type)?.values ?? []) creditValue(type, value, section);
    for (const node of section.nodes) {
      walk(node, (child) => {
        if (child.type === 'inlineCode') checkSpan(child, section, page);
      });
      walk(node, (child) => {
        if (child.name === 'TypeTable') readTypeTable(child, section, page);
        else if (child.name === 'Type') readType(child);
        else if (child.type === 'table') readTable(child, section, page);
        else if (child.type === 'paragraph') creditShapes(codeSpans(child), section);
        else return true;
        return false;
      });
    }
  }

  function readTypeTable(element: Node, section: Section, page: ParsedPage): void {
    const of = attribute(element, 'of') ?? '';
    if (!existsPlace(model, of)) {
      mistakes.push({...where(element, page), name: of, as: 'what a table is of'});
      return;
    }
    for (const {paths, item} of readProse(element))
      for (const path of paths) {
        const found = findField(model, of, path);
        if (!found) mistakes.push({...where(item, page), name: path, as: `a field of ${of}`});
        for (const step of found?.steps ?? []) creditDrawn(step, section);
      }
  }

  /** What a drawn table shows of a field: its values, and its inline object where that is spelled out. */
  function creditDrawn({type, field}: Step, section: Section): void {
    const shown = (typeOf(model, type)?.fields ?? []).filter(
      ({path}) =>
        field.full &&
        path.startsWith(field.path) &&
        /^(?:\[\])?\./.test(path.slice(field.path.length)),
    );
    for (const each of [field, ...shown]) {
      const key = fieldKey({type, field: each});
      keys.add(key);
      for (const value of each.values) keys.add(`${key} = '${value}'`);
    }
    credit([{type, field}], section);
  }

  function readType(element: Node): void {
    for (const name of attribute(element, 'name')?.split(/\s*,\s*/) ?? [])
      for (const value of typeOf(model, name)?.values ?? []) keys.add(`${name} = '${value}'`);
  }

  function readTable(table: Node, section: Section, page: ParsedPage): void {
    const [head, ...rows] = table.children ?? [];
    const titles = (head?.children ?? []).map((cell) => plainText(cell).trim());
    const listsFields = FIELD_TABLE.test(titles[0] ?? '');
    const column = titles.indexOf('Default');
    for (const row of rows) {
      const [first, ...cells] = row.children ?? [];
      if (first) creditShapes(codeSpans(first), section);
      for (const span of first ? codeSpans(first) : []) {
        const path = pathOf(span);
        const steps = path ? find(path, section) : undefined;
        if (steps) {
          credit(steps, section);
          if (steps.length === 0) creditShapes(codeSpans(row), section);
        } else if (listsFields && path && typesAround(model, section).length > 0)
          mistakes.push({...where(row, page), name: span, as: `a field under "${section.title}"`});
        const last = steps?.at(-1);
        const cell = column > 0 ? cells[column - 1] : undefined;
        const key = last ? fieldKey(last) : path;
        if (cell && key) claims.push({...where(row, page), key, claim: plainText(cell).trim()});
      }
    }
  }

  /** Fields that a text shows in one piece: `{default?, active?}`. */
  function creditShapes(spans: readonly string[], section: Section): void {
    for (const span of spans)
      if (/^\[?\{/.test(span))
        for (const [, name = ''] of span.matchAll(/([A-Za-z_]\w*)\??(?=\s*[:,}])/g))
          credit(followPath(model, typesAround(model, section), name) ?? [], section);
  }

  /** A path as seen from a section: from its types, those around it, and the element. */
  function find(path: string, section: Section): Step[] | undefined {
    return followPath(model, typesAround(model, section), path) ?? followMember(model, path);
  }

  function credit(steps: readonly Step[], section: Section): void {
    for (const step of steps) {
      const key = fieldKey(step);
      keys.add(key);
      for (const value of step.field.values) creditValue(key, value, section);
    }
  }

  function creditValue(owner: string, value: string, section: Section): void {
    let page = section;
    while (page.parent) page = page.parent;
    if (proseOf(page).includes(`'${value}'`) || proseOf(section).includes(`\`${value}\``))
      keys.add(`${owner} = '${value}'`);
  }

  /** A path that starts with a property of the element or a provider must lead somewhere. */
  function checkSpan(node: Node, section: Section, page: ParsedPage): void {
    const span = (node.value ?? '').replaceAll('?', '').replace(/\(\)$/, '');
    if (!/^[a-z]\w*(?:(?:\[\])?\.\w+)+$/i.test(span)) return;
    const names = span.split('.');
    const first = span.replace(/(?:\[\])?\..*/, '');
    const isProvider = model.providers.some(({key}) => key === first);
    const isElement = first === 'chat' && !page.url.startsWith('/docs/directConnection');
    const member = membersOf(model).find(({name}) => name === first);
    if (!isProvider && !isElement && !member) return;
    const follow = (path: string) =>
      find(path, section) ??
      (isProvider ? followPath(model, ['DirectConnection'], path) : undefined) ??
      (isElement ? followMember(model, path.slice('chat.'.length)) : undefined);
    if (leadsOutside(model, member)) return;
    for (let length = names.length; length > 1; length--) {
      const steps = follow(names.slice(0, length).join('.'));
      if (steps && (length === names.length || leadsOutside(model, steps.at(-1)?.field))) return;
    }
    mistakes.push({...where(node, page), name: span, as: `a path from "${first}"`});
  }
}

const texts = new WeakMap<Section, string>();

/** The text of a section and those in it, with code spans in backticks and without code blocks. */
function proseOf(section: Section): string {
  let text = texts.get(section);
  if (text === undefined) {
    text = [section.title, ...section.nodes.map(marked), ...section.children.map(proseOf)].join(
      '\n',
    );
    texts.set(section, text);
  }
  return text;
}

function marked(node: Node): string {
  if (node.type === 'code') return '';
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return node.value ?? (node.children ?? []).map(marked).join(' ');
}

function pathOf(span: string): string | undefined {
  return PATH.test(span) ? span.replace(/\(.*\)$/, '').replaceAll('?', '') : undefined;
}

const where = (node: Node, {file}: ParsedPage): Place => ({
  file,
  line: node.position?.start.line ?? 1,
});
