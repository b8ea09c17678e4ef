import {ExampleError, type Range, type Reference} from './outline';

/** A node of Babel's syntax tree, reduced to what every node has. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: {readonly start: {readonly line: number}};
  readonly [key: string]: unknown;
}

export interface Findings {
  readonly references: Reference[];
  readonly types: Range[];
  readonly texts: Range[];
  /** Names that are declared anywhere, with the number of declarations. */
  readonly declared: Map<string, number>;
}

const SKIPPED = new Set(['loc', 'leadingComments', 'trailingComments', 'innerComments', 'extra']);
const MODIFIERS = ['accessibility', 'readonly', 'abstract', 'override', 'declare'];

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
  );
}

function children(node: SyntaxNode): [string, SyntaxNode][] {
  return Object.entries(node).flatMap(([key, value]): [string, SyntaxNode][] => {
    if (SKIPPED.has(key)) return [];
    if (Array.isArray(value)) return value.filter(isNode).map((child) => [key, child]);
    return isNode(value) ? [[key, value]] : [];
  });
}

/** Whether an identifier in this place is a name of something else and not a value that is read. */
function isLabel(parent: SyntaxNode | undefined, key: string): boolean {
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

/** Whether what stands here is a declaration: a variable, a parameter, the name of a function or class. */
function isBinding(parent: SyntaxNode | undefined, key: string): boolean {
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
export function inspect(root: SyntaxNode, found: Findings): void {
  let owners = 0;
  const refer = (reference: Reference) =>
    found.references.push(owners > 0 ? {...reference, own: true} : reference);
  const visit = (
    node: SyntaxNode,
    parent: SyntaxNode | undefined,
    key: string,
    binding: boolean,
  ): void => {
    const {type, start, end} = node;
    const line = node.loc.start.line;
    if (type === 'TSTypeAnnotation' || /^TSTypeParameter(Instantiation|Declaration)$/.test(type)) {
      found.types.push([start, end]);
      return;
    }
    const declares = binding || isBinding(parent, key);
    if (type === 'Identifier') {
      const name = String(node.name);
      const annotation = node.typeAnnotation;
      if (isNode(annotation)) found.types.push([start + name.length, annotation.end]);
      else if (node.optional) found.types.push([start + name.length, end]);
      if (declares) found.declared.set(name, (found.declared.get(name) ?? 0) + 1);
      else if (!isLabel(parent, key)) refer({at: start, name});
      return;
    }
    if (
      type === 'TSAsExpression' ||
      type === 'TSSatisfiesExpression' ||
      type === 'TSNonNullExpression'
    ) {
      const expression = node.expression as SyntaxNode;
      found.types.push([expression.end, end]);
      visit(expression, node, 'expression', false);
      return;
    }
    if (type.startsWith('TS'))
      throw new ExampleError(
        'Types are declared outside of examples. Write the type in place.',
        line,
      );
    if (/^Class(Private)?(Method|Property)$/.test(type) && MODIFIERS.some((name) => node[name]))
      throw new ExampleError(
        'Members of a class in an example have no TypeScript modifiers.',
        line,
      );
    if (type.startsWith('JSX'))
      throw new ExampleError('JSX stands only at the end of an example, not inside a value.', line);
    if (type === 'TemplateElement' || type === 'StringLiteral') {
      const {loc} = node as unknown as {loc: {start: {line: number}; end: {line: number}}};
      if (loc.start.line !== loc.end.line) found.texts.push([start, end]);
      return;
    }
    if (type === 'ObjectProperty' && node.shorthand) {
      const value = node.value as SyntaxNode;
      const isPattern = declares || parent?.type === 'ObjectPattern';
      if (!isPattern && value.type === 'Identifier') {
        refer({at: value.start, name: String(value.name), short: true});
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
  node: SyntaxNode,
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
      return known.has(String(node.name)) ? {value: known.get(String(node.name))} : undefined;
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return dataOf(node.expression as SyntaxNode, known);
    case 'UnaryExpression': {
      const inner = dataOf(node.argument as SyntaxNode, known);
      return node.operator === '-' && typeof inner?.value === 'number'
        ? {value: -inner.value}
        : undefined;
    }
    case 'TemplateLiteral': {
      const parts = node.quasis as {value: {cooked: string}}[];
      return parts.length === 1 ? {value: parts[0]!.value.cooked} : undefined;
    }
    case 'ArrayExpression': {
      const items = (node.elements as (SyntaxNode | null)[]).map(
        (item) => item && dataOf(item, known),
      );
      return items.every((item) => item) ? {value: items.map((item) => item!.value)} : undefined;
    }
    case 'ObjectExpression': {
      const entries: [string, unknown][] = [];
      for (const member of node.properties as SyntaxNode[]) {
        if (member.type !== 'ObjectProperty' || member.computed) return undefined;
        const key = member.key as SyntaxNode;
        const value = dataOf(member.value as SyntaxNode, known);
        if (!value) return undefined;
        entries.push([String(key.type === 'Identifier' ? key.name : key.value), value.value]);
      }
      return {value: Object.fromEntries(entries)};
    }
    default:
      return undefined;
  }
}
