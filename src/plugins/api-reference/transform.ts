import {drawFacts, drawTable} from './draw';
import {drawIndex} from './list';
import {anchorOf} from './homes';
import {membersOf, typeOf} from './model';
import {nearestNames} from './names';
import {attribute, plainText, type Node} from './nodes';
import {PageError, readProse} from './prose';
import {factsOfMember, factsOfType, rowsOf, type Reference} from './view';

/** What stands for a reference element in the page. */
export type Draw = (element: Node, reference: Reference, place: Place) => Node[];

/** Where an element stands. */
export interface Place {
  /** Id and text of the heading above it. */
  readonly heading?: {readonly id: string; readonly text: string};
}

/** The elements that a page can use without an import, and how each is drawn. */
export const ELEMENTS: Readonly<Record<string, Draw>> = {
  Property: (element, reference) => [
    drawFacts(factsOfMember(memberFor(element, reference), reference), reference),
  ],
  Type: (element, reference, place) => [
    drawTypeFacts(typeFor(element, 'name', reference), reference, place),
  ],
  TypeTable: (element, reference, place) => {
    const type = typeFor(element, 'of', reference);
    return [
      drawTypeFacts(type, reference, place),
      drawTable(tableOf(element, type, reference), reference),
    ];
  },
  ApiIndex: (_element, reference) => drawIndex(reference),
};

/** Replaces the reference elements of a page, in place. */
export function transformPage(tree: Node, reference: Reference): void {
  let heading: Place['heading'];
  tree.children = (tree.children ?? []).flatMap((node) => {
    if (node.type === 'heading') heading = headingOf(node);
    const draw = node.type === 'mdxJsxFlowElement' && node.name ? ELEMENTS[node.name] : undefined;
    return draw ? draw(node, reference, {heading}) : [node];
  });
}

/** The member that a `Property` names. */
export function memberFor(element: Node, {model}: Reference) {
  const name = attribute(element, 'name');
  const members = membersOf(model);
  const member = members.find((candidate) => candidate.name === name);
  if (!member)
    throw unknown(
      element,
      'property, method or event',
      name,
      members.map((m) => m.name),
    );
  return member;
}

/** The name of the type that a `Type` or `TypeTable` names. */
export function typeFor(element: Node, key: string, {model}: Reference): string {
  const name = attribute(element, key);
  if (!name || !typeOf(model, name))
    throw unknown(
      element,
      'type',
      name,
      model.types.map((type) => type.name),
    );
  return name;
}

/** The table of a `TypeTable` with the descriptions that stand in it. */
export function tableOf(element: Node, type: string, reference: Reference) {
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

function drawTypeFacts(type: string, reference: Reference, {heading}: Place): Node {
  const anchor = anchorOf(type, 'Type', heading && {...heading, line: 0, depth: 0});
  return drawFacts(
    factsOfType(type, reference),
    reference,
    anchor === heading?.id ? undefined : anchor,
  );
}

function headingOf(node: Node): Place['heading'] {
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
