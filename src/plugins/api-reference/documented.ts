import type {Homes} from './pages';
import {membersOf, typeOf, type ApiModel} from './model';
import {attribute, codeSpans, plainText, walk, type Node} from '../../mdx/nodes';
import {fieldKey, followMember, followPath, leadsOutside, openTypes, type Step} from './paths';
import {readProse, existsPlace, findField, typesOfPlace} from './table';

/** A page to read. */
export interface ParsedPage {
  readonly file: string;
  readonly url: string;
  readonly tree: Node;
}

/** A name that the component does not have, and what the page takes it for. */
interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly as: string;
}

/** First cells of tables that list fields and nothing else. */
const FIELD_TABLE = /^(?:Field|Property|Setting)$/;
const PATH = /^\[?[A-Za-z_$][\w$]*\]?(?:(?:\[\]|\?)?\.\[?[\w$]+\]?)*(?:\[\])?\??(?:\([\w, ?]*\))?$/;

/** Reads what a set of pages documents and names. A page is about the types that its reference elements name. */
export function readDocumented(pages: readonly ParsedPage[], model: ApiModel, homes: Homes) {
  /** What is documented, as `inventory.ts` names it. */
  const keys = new Set<string>();
  const mistakes: Mistake[] = [];
  for (const [name] of homes) keys.add(typeOf(model, name) ? `type ${name}` : name);
  for (const page of pages) readPage(page);
  return {keys, mistakes};

  function readPage(page: ParsedPage): void {
    const provider = providerOf(model, page.url);
    const types = openTypes(model, [
      ...(provider.at(-1)?.field.refs ?? []),
      ...typesOn(page.tree, model),
    ]);
    const text = marked(page.tree);
    credit(provider);
    walk(page.tree, (node) => {
      if (node.type === 'inlineCode') checkSpan(node);
    });
    walk(page.tree, (node) => {
      if (node.name === 'TypeTable') readTypeTable(node);
      else if (node.name === 'Type') creditTypes(node);
      else if (node.type === 'table') readTable(node);
      else if (node.type === 'paragraph') creditShapes(node);
      else return true;
      return false;
    });

    function report(node: Node, name: string, as: string): void {
      mistakes.push({file: page.file, line: node.position?.start.line ?? 1, name, as});
    }

    /** A path as seen from the page: from its types, and from the element. */
    function find(path: string): Step[] | undefined {
      return followPath(model, types, path) ?? followMember(model, path);
    }

    function readTypeTable(element: Node): void {
      const of = attribute(element, 'of') ?? '';
      if (!existsPlace(model, of)) return report(element, of, 'what a table is of');
      for (const {paths, item} of readProse(element))
        for (const path of paths) {
          const found = findField(model, of, path);
          if (!found) report(item, path, `a field of ${of}`);
          found?.steps.forEach(creditDrawn);
        }
    }

    /** Tables that pages write themselves: a first cell of code is a path. */
    function readTable(table: Node): void {
      const [head, ...rows] = table.children ?? [];
      const listsFields = FIELD_TABLE.test(head?.children?.[0] ? plainText(head.children[0]) : '');
      for (const row of rows) {
        const [first] = row.children ?? [];
        if (!first) continue;
        creditShapes(first);
        for (const span of codeSpans(first)) {
          const path = PATH.test(span) && span.replace(/\(.*\)$/, '').replaceAll('?', '');
          const steps = path ? find(path) : undefined;
          if (steps) credit(steps);
          else if (listsFields && path && types.length > 0 && !isAnywhere(model, path))
            report(row, span, 'a field');
          if (steps?.length === 0) creditShapes(row);
        }
      }
    }

    /** The type whose fields a text shows in one piece: `{default?, active?}`. */
    function creditShapes(node: Node): void {
      for (const span of codeSpans(node).filter((each) => /^\[?\{/.test(each))) {
        const names = span.match(/(?<=[{,]\s*)[A-Za-z_]\w*/g) ?? [];
        for (const type of types) {
          const fields = names.map((name) => followPath(model, [type], name) ?? []);
          if (fields.every((steps) => steps.length > 0)) fields.forEach(credit);
        }
      }
    }

    function credit(steps: readonly Step[]): void {
      for (const step of steps) {
        const key = fieldKey(step);
        keys.add(key);
        for (const value of step.field.values)
          if (text.includes(`'${value}'`) || text.includes(`\`${value}\``))
            keys.add(`${key} = '${value}'`);
      }
    }

    /** A path that starts with a property of the element or a provider must lead somewhere. */
    function checkSpan(node: Node): void {
      const span = (node.value ?? '').replaceAll('?', '').replace(/\(\)$/, '');
      if (!/^[a-z]\w*(?:(?:\[\])?\.\w+)+$/i.test(span)) return;
      const names = span.split('.');
      const first = span.replace(/(?:\[\])?\..*/, '');
      const isProvider = model.providers.some(({key}) => key === first);
      const isElement = first === 'chat' && !page.url.startsWith('/docs/directConnection');
      const member = membersOf(model).find(({name}) => name === first);
      if (!isProvider && !isElement && !member) return;
      const follow = (path: string) =>
        find(path) ??
        (isProvider ? followPath(model, ['DirectConnection'], path) : undefined) ??
        (isElement ? followMember(model, path.slice('chat.'.length)) : undefined);
      if (leadsOutside(model, member)) return;
      for (let length = names.length; length > 1; length--) {
        const steps = follow(names.slice(0, length).join('.'));
        if (steps && (length === names.length || leadsOutside(model, steps.at(-1)?.field))) return;
      }
      report(node, span, `a path from "${first}"`);
    }
  }

  /** What a drawn table shows of a field: its values, and its inline object where that is spelled out. */
  function creditDrawn({type, field}: Step): void {
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
  }

  function creditTypes(element: Node): void {
    for (const name of namesOf(element))
      for (const value of typeOf(model, name)?.values ?? []) keys.add(`${name} = '${value}'`);
  }
}

const namesOf = (element: Node) => attribute(element, 'name')?.split(/\s*,\s*/) ?? [];

/** Whether any type of the component has a field of this path. */
const isAnywhere = (model: ApiModel, path: string) =>
  model.types.some(({name}) => followPath(model, [name], path));

/** The field of the provider that a page below `/docs/directConnection/` is about. */
function providerOf(model: ApiModel, url: string): Step[] {
  const [, , folder, name] = url.split('/');
  if (folder !== 'directConnection' || !name) return [];
  const provider = model.providers.find(({key}) => key.toLowerCase() === name.toLowerCase());
  return (provider && followPath(model, ['DirectConnection'], provider.key)) ?? [];
}

/** The types that the reference elements of a page name. */
function typesOn(tree: Node, model: ApiModel): string[] {
  const types: string[] = [];
  walk(tree, (node) => {
    if (node.name === 'TypeTable') types.push(...typesOfPlace(model, attribute(node, 'of') ?? ''));
    if (node.name === 'Property' || node.name === 'Type')
      types.push(...namesOf(node).flatMap((name) => typesOfPlace(model, name)));
  });
  return types;
}

/** A text with code spans in backticks and without code blocks. */
function marked(node: Node): string {
  if (node.type === 'code') return '';
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return node.value ?? (node.children ?? []).map(marked).join(' ');
}
