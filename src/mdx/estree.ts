import {Parser} from 'acorn';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpressionData} from 'mdast-util-mdx-jsx';

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
