import type {Comment, Node} from '@babel/types';
import {ExampleError, type Range, type Reference} from './outline';

export interface Findings {
  readonly references: Reference[];
  readonly types: Range[];
  readonly texts: Range[];
  /** Names that are declared anywhere, with the number of declarations. */
  readonly declared: Map<string, number>;
}

const SKIPPED = new Set(['loc', 'leadingComments', 'trailingComments', 'innerComments', 'extra']);
const MODIFIERS = ['accessibility', 'readonly', 'abstract', 'override', 'declare'];

export function rangeOf({start, end}: Node | Comment): Range {
  if (typeof start !== 'number' || typeof end !== 'number')
    throw new Error('The syntax tree of an example has no places.');
  return [start, end];
}

export function lineOf({loc}: Node): number {
  return loc?.start.line ?? 1;
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

function children(node: Node): [string, Node][] {
  return Object.entries<unknown>({...node}).flatMap(([key, value]): [string, Node][] => {
    if (SKIPPED.has(key)) return [];
    if (Array.isArray(value)) return value.filter(isNode).map((child) => [key, child]);
    return isNode(value) ? [[key, value]] : [];
  });
}

/** Whether an identifier in this place is a name of something else and not a value that is read. */
function isLabel(parent: Node | undefined, key: string): boolean {
  if (!parent) return false;
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return key === 'property' && !parent.computed;
    case 'ObjectProperty':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
      return key === 'key' && !parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}

/** Whether a name is declared here: a variable, a parameter, the name of a function or class. */
function isBinding(parent: Node | undefined, key: string): boolean {
  if (!parent) return false;
  if (parent.type === 'VariableDeclarator') return key === 'id';
  if (parent.type === 'CatchClause') return key === 'param';
  if (/Function|Method/.test(parent.type)) return key === 'params' || key === 'id';
  return /^Class/.test(parent.type) && key === 'id';
}

/**
 * Walks through an expression or statement and notes uses of names, TypeScript's parts and texts over
 * several lines.
 *
 * @throws ExampleError for TypeScript that cannot be taken out without a compiler (enums, namespaces, …)
 */
export function inspect(root: Node, found: Findings): void {
  let owners = 0;
  const refer = (reference: Reference) =>
    found.references.push(owners > 0 ? {...reference, own: true} : reference);
  const visit = (node: Node, parent: Node | undefined, key: string, binding: boolean): void => {
    const {type} = node;
    const [start, end] = rangeOf(node);
    const line = lineOf(node);
    if (type === 'TSTypeAnnotation' || /^TSTypeParameter(Instantiation|Declaration)$/.test(type)) {
      found.types.push([start, end]);
      return;
    }
    const declares = binding || isBinding(parent, key);
    if (node.type === 'Identifier') {
      const {name, typeAnnotation} = node;
      if (typeAnnotation) found.types.push([start + name.length, rangeOf(typeAnnotation)[1]]);
      else if (node.optional) found.types.push([start + name.length, end]);
      if (declares) found.declared.set(name, (found.declared.get(name) ?? 0) + 1);
      else if (!isLabel(parent, key)) refer({at: start, name});
      return;
    }
    if (
      node.type === 'TSAsExpression' ||
      node.type === 'TSSatisfiesExpression' ||
      node.type === 'TSNonNullExpression'
    ) {
      found.types.push([rangeOf(node.expression)[1], end]);
      visit(node.expression, node, 'expression', false);
      return;
    }
    if (type.startsWith('TS'))
      throw new ExampleError(
        'Types are declared outside of examples. Write the type in place.',
        line,
      );
    if (
      /^Class(Private)?(Method|Property)$/.test(type) &&
      MODIFIERS.some((name) => Reflect.get(node, name))
    )
      throw new ExampleError(
        'Members of a class in an example have no TypeScript modifiers.',
        line,
      );
    if (type.startsWith('JSX'))
      throw new ExampleError('Write JSX only at the end of an example, not inside a value.', line);
    if (type === 'TemplateElement' || type === 'StringLiteral') {
      if (node.loc?.end.line !== line) found.texts.push([start, end]);
      return;
    }
    if (node.type === 'ObjectProperty' && node.shorthand) {
      const {value} = node;
      const isPattern = declares || parent?.type === 'ObjectPattern';
      if (!isPattern && value.type === 'Identifier') {
        refer({at: rangeOf(value)[0], name: value.name, short: true});
        return;
      }
      visit(value, node, 'value', isPattern);
      return;
    }
    const isPattern = /Pattern$|^RestElement$/.test(type);
    const isOwner =
      node !== root &&
      /^Function|Method$|^Class(Private)?(Property|Method)$|^StaticBlock$/.test(type);
    if (isOwner) owners++;
    for (const [name, child] of children(node)) {
      const passes =
        declares &&
        (isPattern || type === 'ObjectProperty') &&
        !(type === 'AssignmentPattern' && name === 'right') &&
        !(type === 'ObjectProperty' && name === 'key');
      visit(child, node, name, passes);
    }
    if (isOwner) owners--;
  };
  visit(root, undefined, '', false);
}

/** The value of an expression that is plain data. `known` holds constants that it may name. */
export function dataOf(
  node: Node,
  known: ReadonlyMap<string, unknown> = new Map(),
): {value: unknown} | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return {value: node.value};
    case 'NullLiteral':
      return {value: null};
    case 'Identifier':
      return known.has(node.name) ? {value: known.get(node.name)} : undefined;
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return dataOf(node.expression, known);
    case 'UnaryExpression': {
      const inner = dataOf(node.argument, known);
      return node.operator === '-' && typeof inner?.value === 'number'
        ? {value: -inner.value}
        : undefined;
    }
    case 'TemplateLiteral': {
      const [text, ...others] = node.quasis;
      return text && others.length === 0 ? {value: text.value.cooked} : undefined;
    }
    case 'ArrayExpression': {
      const items = node.elements.flatMap((element) => (element && dataOf(element, known)) ?? []);
      return items.length === node.elements.length
        ? {value: items.map(({value}) => value)}
        : undefined;
    }
    case 'ObjectExpression': {
      const entries: [string, unknown][] = [];
      for (const member of node.properties) {
        if (member.type !== 'ObjectProperty' || member.computed) return undefined;
        const {key} = member;
        const name = key.type === 'Identifier' ? key.name : dataOf(key)?.value;
        const value = dataOf(member.value, known);
        if (!value) return undefined;
        entries.push([String(name), value.value]);
      }
      return {value: Object.fromEntries(entries)};
    }
    default:
      return undefined;
  }
}
