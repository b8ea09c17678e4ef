import type {Node} from './nodes';

/** A mistake in a page, with the node that it is about. */
export class PageError extends Error {
  constructor(
    message: string,
    readonly node: Node,
  ) {
    super(message);
  }
}

/** The description of one field, as it stands in a `TypeTable`. */
export interface Described {
  readonly path: string;
  readonly item: Node;
  readonly nodes: Node[];
}

/**
 * Reads the list in a `TypeTable`: each item is a field's path in a code span, a colon, and what it does.
 * One item may name several fields that share a description.
 *
 * @throws PageError when the children are anything else.
 */
export function readProse(element: Node): Described[] {
  return (element.children ?? []).flatMap((child) => {
    if (child.type !== 'list')
      throw new PageError(
        'TypeTable holds only a list: "- `field`: what it does". Put other text above or below it.',
        child,
      );
    return (child.children ?? []).flatMap(readItem);
  });
}

function readItem(item: Node): Described[] {
  const [paragraph, ...rest] = item.children ?? [];
  const children = paragraph?.children ?? [];
  const colon = children.findIndex(
    (node) => node.type === 'text' && node.value!.trimStart().startsWith(':'),
  );
  const names = children.slice(0, colon);
  const clean = names.every(
    (node) => node.type === 'inlineCode' || (node.type === 'text' && node.value!.trim() === ','),
  );
  if (colon < 1 || !clean || rest.length > 0)
    throw new PageError(
      'An item of a TypeTable is one line: "- `field`: what it does", or "- `one`, `other`: …".',
      item,
    );
  const [first, ...others] = children.slice(colon);
  const nodes = [{...first!, value: first!.value!.replace(/^\s*:\s*/, '')}, ...others];
  return names
    .filter(({type}) => type === 'inlineCode')
    .map(({value}) => ({path: value!, item, nodes}));
}
