import ts from 'typescript';
import type {TypePart} from './model';

/** What the printer asks about a name that it meets. */
export interface Names {
  /** The name of the package's type that this reference means, or undefined for the language's own. */
  readonly nameOf: (node: ts.TypeReferenceNode) => string | undefined;
  /** What to print instead of a helper of the declarations: text, and the nodes inside of it. */
  readonly instead: (node: ts.TypeNode) => readonly (string | ts.TypeNode)[] | undefined;
}

/** Prints a type node for readers: single quotes, no line breaks, `object` for inline objects if `brief`. */
export function printType(
  node: ts.TypeNode,
  names: Names,
  {brief}: {brief: boolean},
): readonly TypePart[] {
  return merge(print(node));

  function print(type: ts.TypeNode): TypePart[] {
    const instead = names.instead(type);
    if (instead)
      return instead.flatMap((piece) => (typeof piece === 'string' ? [piece] : print(piece)));
    if (ts.isParenthesizedTypeNode(type)) return ['(', ...print(type.type), ')'];
    if (ts.isUnionTypeNode(type)) return union(type.types);
    if (ts.isIntersectionTypeNode(type)) return join(type.types, ' & ');
    if (ts.isArrayTypeNode(type)) return [...print(type.elementType), '[]'];
    if (ts.isRestTypeNode(type)) return ['...', ...print(type.type)];
    if (ts.isTupleTypeNode(type)) return ['[', ...join(type.elements, ', '), ']'];
    if (ts.isFunctionTypeNode(type))
      return ['(', ...parameters(type.parameters), ') => ', ...print(type.type)];
    if (ts.isTypeLiteralNode(type))
      return brief && type.members.some(ts.isPropertySignature) ? ['object'] : literal(type);
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal))
      return [quote(type.literal.text)];
    if (ts.isTypeReferenceNode(type)) return reference(type);
    return [type.getText().replace(/\s+/g, ' ')];
  }

  function reference(type: ts.TypeReferenceNode): TypePart[] {
    const name = names.nameOf(type);
    const head: TypePart = name ? {ref: name} : type.typeName.getText();
    if (!type.typeArguments) return [head];
    return [head, '<', ...join(type.typeArguments, ', '), '>'];
  }

  function parameters(list: readonly ts.ParameterDeclaration[]): TypePart[] {
    return list.flatMap((parameter, index) => [
      `${index > 0 ? ', ' : ''}${parameter.name.getText()}${parameter.questionToken ? '?' : ''}: `,
      ...print(declaredType(parameter)),
    ]);
  }

  function literal(type: ts.TypeLiteralNode): TypePart[] {
    const members = type.members.flatMap((member, index): TypePart[] => {
      const separator = index > 0 ? '; ' : '';
      if (ts.isPropertySignature(member))
        return [
          `${separator}${member.name.getText()}${member.questionToken ? '?' : ''}: `,
          ...print(declaredType(member)),
        ];
      if (ts.isIndexSignatureDeclaration(member))
        return [`${separator}[`, ...parameters(member.parameters), ']: ', ...print(member.type)];
      return [separator, member.getText()];
    });
    return ['{', ...members, '}'];
  }

  /** A brief printer writes `object` once, even for two object types. */
  function union(list: readonly ts.TypeNode[]): TypePart[] {
    const seen = new Set<string>();
    return list.flatMap((type) => {
      const parts = print(type);
      const text = JSON.stringify(parts);
      if (seen.has(text)) return [];
      seen.add(text);
      return seen.size > 1 ? [' | ', ...parts] : parts;
    });
  }

  function join(list: readonly ts.TypeNode[], separator: string): TypePart[] {
    return list.flatMap((type, index) => [...(index > 0 ? [separator] : []), ...print(type)]);
  }
}

/**
 * The type that a member or parameter is declared with.
 *
 * @throws Error for one without a type: there would be nothing to show.
 */
export function declaredType(node: ts.Node & {readonly type?: ts.TypeNode}): ts.TypeNode {
  if (node.type) return node.type;
  throw new Error(
    `${node.getSourceFile().fileName} declares "${node.getText()}" without a type, which the API reference cannot show.`,
  );
}

/** A string as a literal in code. */
export function quote(value: string): string {
  return `'${value}'`;
}

/** Joins neighboring texts. */
function merge(parts: readonly TypePart[]): TypePart[] {
  const merged: TypePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged;
}
