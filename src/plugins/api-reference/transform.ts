import {drawFacts, drawTable, type Table} from './draw';
import {anchorOf} from './homes';
import {drawIndex} from './list';
import {membersOf, typeOf, type ApiMember} from './model';
import {nearestNames} from './names';
import {attribute, plainText, type Node} from './nodes';
import {PageError, readProse} from './prose';
import {factsOfMember, factsOfType, rowsOf, type Fact, type Reference} from './view';

/** Elements that a page can use without an import. */
const ELEMENTS = new Set(['Property', 'Type', 'TypeTable', 'ApiIndex']);

/** A part of a page that reference elements stand for. */
export type Drawing =
  | {readonly kind: 'facts'; readonly facts: readonly Fact[]}
  | {readonly kind: 'table'; readonly table: Table}
  | {readonly kind: 'index'};

/** The heading above an element. */
interface Above {
  readonly id: string;
  readonly text: string;
}

/** Replaces the reference elements of a page, in place. */
export function transformPage(tree: Node, reference: Reference): void {
  tree.children = replaceElements(tree, reference, (drawing) => {
    if (drawing.kind === 'facts') return [drawFacts(drawing.facts, reference)];
    if (drawing.kind === 'table') return [drawTable(drawing.table, reference)];
    return drawIndex(reference);
  });
}

/**
 * The children of a page with each run of reference elements replaced by what `draw` makes of it. A
 * `Property` and the `Type`s below it share one list of facts.
 *
 * @throws PageError for a name that the component does not have.
 */
export function replaceElements<T>(
  tree: Node,
  reference: Reference,
  draw: (drawing: Drawing, elements: readonly Node[]) => T[],
): (Node | T)[] {
  const result: (Node | T)[] = [];
  const nodes = tree.children ?? [];
  let above: Above | undefined;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!;
    if (node.type === 'heading') above = headingOf(node);
    if (!isElement(node)) result.push(node);
    else if (node.name === 'ApiIndex') result.push(...draw({kind: 'index'}, [node]));
    else if (node.name === 'TypeTable') {
      const type = typesFor(node, 'of', reference)[0]!;
      const facts = typeFacts(type, above, reference);
      result.push(...draw({kind: 'facts', facts}, [node]));
      const table = tableOf(node, type, reference);
      if (table.rows.length > 0) result.push(...draw({kind: 'table', table}, [node]));
    } else {
      const run = [node];
      while (isElement(nodes[index + 1]) && nodes[index + 1]!.name === 'Type')
        run.push(nodes[++index]!);
      const facts = run.flatMap((element) => factsFor(element, above, reference));
      result.push(...draw({kind: 'facts', facts}, run));
    }
  }
  return result;
}

function isElement(node: Node | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' && ELEMENTS.has(node.name ?? '');
}

function factsFor(element: Node, above: Above | undefined, reference: Reference): Fact[] {
  if (element.name === 'Property') return factsOfMember(memberFor(element, reference), reference);
  return typesFor(element, 'name', reference).flatMap((name) => typeFacts(name, above, reference));
}

function typeFacts(name: string, above: Above | undefined, reference: Reference): Fact[] {
  const anchor = anchorOf(name, 'Type', above && {...above, line: 0, depth: 0});
  return factsOfType(name, reference, anchor === above?.id ? undefined : anchor);
}

/** The member that a `Property` names. */
function memberFor(element: Node, {model}: Reference): ApiMember {
  const name = attribute(element, 'name');
  const members = membersOf(model);
  const member = members.find((candidate) => candidate.name === name);
  if (!member)
    throw unknown(
      element,
      'property, method or event',
      name,
      members.map((candidate) => candidate.name),
    );
  return member;
}

/** The types that a `Type` or `TypeTable` names, separated by commas. */
function typesFor(element: Node, key: string, {model}: Reference): string[] {
  const names = (attribute(element, key) ?? '').split(/\s*,\s*/);
  for (const name of names)
    if (!typeOf(model, name))
      throw unknown(
        element,
        'type',
        name,
        model.types.map((type) => type.name),
      );
  return names;
}

/** The table of a `TypeTable` with the descriptions that stand in it. */
function tableOf(element: Node, type: string, reference: Reference): Table {
  const rows = rowsOf(type, reference);
  const prose = new Map<string, Node[]>();
  for (const {path, item, nodes} of readProse(element)) {
    if (!rows.some((row) => row.path === path))
      throw unknown(
        item,
        `field of ${type}`,
        path,
        rows.map((row) => row.path),
      );
    if (prose.has(path)) throw new PageError(`The field "${path}" is described twice.`, item);
    prose.set(path, nodes);
  }
  return {type, rows, prose};
}

function headingOf(node: Node): Above {
  const last = node.children?.at(-1);
  const id = /#(\S+)/.exec(last?.type === 'mdxTextExpression' ? (last.value ?? '') : '')?.[1];
  const text = plainText(node).trim();
  return {id: id ?? text.toLowerCase().replace(/[^\w]+/g, '-'), text};
}

function unknown(node: Node, kind: string, name: string | undefined, names: readonly string[]) {
  const near = nearestNames(name ?? '', names);
  return new PageError(
    `The installed deep-chat has no ${kind} "${name ?? ''}". Nearest names: ${near.join(', ') || 'none'}.`,
    node,
  );
}
