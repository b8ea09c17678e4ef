import {isObject} from '../lib/isObject';
import type {Root} from 'mdast';
import {unified} from 'unified';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {Parser} from 'acorn';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpressionData} from 'mdast-util-mdx-jsx';

/** The parts of mdast, MDX and directive nodes that the plugins read and make; `Root` of mdast is one too. */
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
  /** Those of an element are a list; those of a directive are an object, which nobody reads. */
  attributes?: readonly Attribute[] | object | null;
  children?: Node[];
  data?: object;
  position?: {start: Point; end: Point};
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface Point {
  line: number;
  column: number;
  offset?: number;
}

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * An element of HTML that is drawn as it is. MDX would replace a `code` or `table` by the site's own
 * component, as it does for Markdown, unless it is marked as written by hand.
 */
export function html(name: string, attributes: Texts, children: Node[], inline = false): Node {
  return {...component(name, attributes, children, inline), data: {_mdxExplicitJsx: true}};
}

/** An element that is drawn by the site's component of this name. */
export function component(name: string, attributes: Texts, children: Node[], inline = false): Node {
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

function isAttribute(value: unknown): value is Attribute {
  return isObject(value) && typeof value.type === 'string';
}

/** The attributes of an element of MDX. */
export function attributesOf({attributes}: Node): readonly Attribute[] {
  return Array.isArray(attributes) ? attributes.filter(isAttribute) : [];
}

/** The value of an attribute that is a plain string. */
export function attribute(node: Node, name: string): string | undefined {
  const value = attributesOf(node).find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Nodes whose content is not text for readers. */
const SILENT = new Set([
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'html',
  'definition',
]);

/** Whether readers see something of a node. */
export const isSilent = ({type}: Node): boolean => SILENT.has(type);

/** The text of a node and everything in it, as readers see it. */
export function plainText(node: Node): string {
  if (isSilent(node)) return '';
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  return node.value ?? (node.children ?? []).map(plainText).join('');
}

/** The texts of the code spans in a node. */
export function codeSpans(node: Node): string[] {
  if (node.type === 'inlineCode') return [node.value ?? ''];
  return (node.children ?? []).flatMap(codeSpans);
}

/** Elements whose content is part of the page's text, closed until the reader opens it. */
const CLOSED = new Set(['details', 'Folded']);

/** Whether a node is a closed part of a page. */
export const isClosedPart = ({type, name}: Node): boolean =>
  type === 'mdxJsxFlowElement' && CLOSED.has(name ?? '');

/** The comment at the end of a heading that gives its id: `{/* #id *\/}` is an expression to MDX. */
export function idComment(heading: Node): Node | undefined {
  const last = heading.children?.at(-1);
  return last?.type === 'mdxTextExpression' ? last : undefined;
}

/** The id that a heading's comment gives it. */
export function commentId(heading: Node): string | undefined {
  return /#(\S+)/.exec(idComment(heading)?.value ?? '')?.[1];
}

/**
 * Where a node is in the text of its page.
 *
 * @throws Error for a node that a plugin has made, which is in no page.
 */
export function rangeOf({type, position}: Node): {start: number; end: number} {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined)
    throw new Error(`A node "${type}" was not read from a page, so it has no place in one.`);
  return {start, end};
}

/** Calls `visitor` for a node and everything in it, parents first. Returning `false` skips the children. */
export function walk(node: Node, visitor: (node: Node) => boolean | void): void {
  if (visitor(node) === false) return;
  for (const child of node.children ?? []) walk(child, visitor);
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** Parses a page as Docusaurus does. */
export function parseMdx(source: string): Root {
  return parser.parse(source);
}

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;

/** The syntax tree of a module, as nodes of MDX carry it beside their source. */
function program(source: string): Program {
  const tree = Parser.parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  // Acorn's types and those of MDX describe the same tree with other names.
  return Object.assign(tree, {comments: []}) as unknown as Program;
}

/** Imports and other statements of a page. */
export function esm(value: string): MdxjsEsm {
  return {type: 'mdxjsEsm', value, data: {estree: program(value)}};
}

/** An attribute with an expression: `name={source}`. */
export function expressionAttribute(name: string, source: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: source,
      data: {estree: program(`(${source})`)},
    },
  };
}

/** An attribute with a text: `name="value"`. */
export function textAttribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
