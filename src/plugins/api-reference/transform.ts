import {drawFacts, drawTable} from './draw';
import {anchorOf} from './homes';
import {drawIndex} from './list';
import {membersOf, typeOf, type ApiMember} from './model';
import {attribute, plainText, walk, type Node} from './nodes';
import {PageError} from './prose';
import {readTable, unknown, type Table} from './table';
import {factsOfMember, factsOfType, type Fact, type Reference} from './view';

/** Elements that a page can use without an import. */
const ELEMENTS = new Set(['Property', 'Type', 'TypeTable', 'ApiIndex']);

/** A part of a page that reference elements generate. */
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
    if (drawing.kind === 'table') return drawTable(drawing.table, reference);
    return drawIndex(reference);
  });
}

/**
 * The children of a page with each run of reference elements replaced by what `draw` makes of it, those in
 * a `<details>` too. A `Property` and the `Type`s below it share one list of facts.
 *
 * @throws PageError for a name that the component does not have, and for a type that is written by hand.
 */
export function replaceElements<T>(
  tree: Node,
  reference: Reference,
  draw: (drawing: Drawing, elements: readonly Node[]) => T[],
): (Node | T)[] {
  let above: Above | undefined;
  const used = new Set<string>();
  walk(tree, checkTypeColumn);
  return replaceIn(tree);

  function replaceIn(parent: Node): (Node | T)[] {
    const result: (Node | T)[] = [];
    const nodes = parent.children ?? [];
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index]!;
      if (node.type === 'heading') above = headingOf(node);
      if (isDetails(node)) result.push({...node, children: replaceIn(node) as Node[]});
      else if (!isElement(node)) result.push(node);
      else if (node.name === 'ApiIndex') result.push(...draw({kind: 'index'}, [node]));
      else if (node.name === 'TypeTable') {
        const table = readTable(node, reference, used);
        result.push(...draw({kind: 'table', table}, [node]));
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
}

/** Types come from the declarations: a table that gives them by hand would go wrong unnoticed. */
function checkTypeColumn(table: Node): void {
  if (table.type !== 'table') return;
  const titles = (table.children?.[0]?.children ?? []).map((cell) => plainText(cell).trim());
  const title = titles.find((candidate) => /^(?:types?|signatures?)$/i.test(candidate));
  if (title)
    throw new PageError(
      `This table has a column "${title}" that is typed by hand. Use <TypeTable of="…">, which takes the types from the installed deep-chat. For JSON that is no type of the component, leave the column out and name the type in the sentence.`,
      table,
    );
}

function isElement(node: Node | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' && ELEMENTS.has(node.name ?? '');
}

/** A closed part of a page. */
function isDetails(node: Node): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'details';
}

function factsFor(element: Node, above: Above | undefined, reference: Reference): Fact[] {
  if (element.name === 'Property') return factsOfMember(memberFor(element, reference), reference);
  return typesFor(element, reference).flatMap((name) => typeFacts(name, above, reference));
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

/** The types that a `Type` names, separated by commas. */
function typesFor(element: Node, {model}: Reference): string[] {
  const names = (attribute(element, 'name') ?? '').split(/\s*,\s*/);
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

function headingOf(node: Node): Above {
  const last = node.children?.at(-1);
  const id = /#(\S+)/.exec(last?.type === 'mdxTextExpression' ? (last.value ?? '') : '')?.[1];
  const text = plainText(node).trim();
  return {id: id ?? text.toLowerCase().replace(/[^\w]+/g, '-'), text};
}
