/** The parts of mdast and MDX nodes that the plugins read and make. */
export interface Node {
  type: string;
  value?: string;
  name?: string | null;
  url?: string;
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  alt?: string | null;
  title?: string | null;
  identifier?: string;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: Node[];
  data?: Record<string, unknown>;
  position?: {
    start: {line: number; column: number; offset: number};
    end: {line: number; column: number; offset: number};
  };
}

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * An element of HTML that is drawn as it is. MDX would replace a `code` or `table` by the site's own
 * component, as it does for Markdown, unless it is marked as written by hand.
 */
export function html(name: string, attributes: Attributes, children: Node[], inline = false): Node {
  return {...component(name, attributes, children, inline), data: {_mdxExplicitJsx: true}};
}

/** An element that is drawn by the site's component of this name. */
export function component(
  name: string,
  attributes: Attributes,
  children: Node[],
  inline = false,
): Node {
  return {
    type: inline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}],
    ),
    children,
  };
}

export function text(value: string): Node {
  return {type: 'text', value};
}

export function inlineCode(value: string): Node {
  return {type: 'inlineCode', value};
}

export function link(url: string, children: Node[]): Node {
  return {type: 'link', url, children};
}

/** The value of an attribute that is a plain string. */
export function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The text of a node and everything in it. */
export function plainText(node: Node): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return '';
  return node.value ?? (node.children ?? []).map(plainText).join('');
}

/** Calls `visitor` for a node and everything in it, parents first. Returning `false` skips the children. */
export function walk(node: Node, visitor: (node: Node) => boolean | void): void {
  if (visitor(node) === false) return;
  for (const child of node.children ?? []) walk(child, visitor);
}
