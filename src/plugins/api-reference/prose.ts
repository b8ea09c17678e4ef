import {codeSpans, type Node} from '../../mdx/nodes';

/** A mistake in a page, with the node that it is about. */
export class PageError extends Error {
  constructor(
    message: string,
    readonly node: Node,
  ) {
    super(message);
  }
}

/** One item of the list in a `TypeTable`. */
export interface Described {
  /** The fields that it is about, as they are written. */
  readonly paths: readonly string[];
  readonly item: Node;
  /** The description; empty for an item that is a name alone. */
  readonly nodes: Node[];
}

/**
 * Reads the list in a `TypeTable`: each item is a field's path in a code span, a colon, and what it does.
 * One item may name several fields that share a description. An item without a description takes the words
 * that the playground's form has for the setting.
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
    return (child.children ?? []).map(readItem);
  });
}

function readItem(item: Node): Described {
  const [paragraph, ...rest] = item.children ?? [];
  const children = paragraph?.children ?? [];
  const colon = children.findIndex((node) => textOf(node)?.startsWith(':'));
  const names = colon < 0 ? children : children.slice(0, colon);
  const clean = names.every((node) => node.type === 'inlineCode' || textOf(node) === ',');
  const paths = names.flatMap(codeSpans);
  if (paths.length === 0 || !clean || rest.length > 0)
    throw new PageError(
      'An item of a TypeTable is one line: "- `field`: what it does", or "- `one`, `other`: …".',
      item,
    );
  if (colon < 0) return {paths, item, nodes: []};
  const nodes = children.slice(colon).map((node, index) => {
    return index > 0 ? node : {...node, value: node.value?.replace(/^\s*:\s*/, '')};
  });
  return {paths, item, nodes};
}

function textOf({type, value = ''}: Node): string | undefined {
  return type === 'text' ? value.trim() : undefined;
}
