import path from 'node:path';
import ts from 'typescript';

/** A type declaration of the package that the model lists by its name. */
export type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Answers about the types in a program's declarations. */
export type Declarations = ReturnType<typeof readDeclarations>;

type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

const quote = (value: string) => `'${value}'`;

/** Answers about the types in the declarations of a program. */
export function readDeclarations(program: ts.Program) {
  const checker = program.getTypeChecker();
  return {checker, isLibrary, declarationOf, print, valuesOf, refsOf};

  /** Whether a node is part of the language's own declarations. */
  function isLibrary(node: ts.Node): boolean {
    const file = node.getSourceFile();
    return program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/@types/');
  }

  function anyDeclaration(node: Reference): Declaration | undefined {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
    const symbol = checker.getSymbolAtLocation(name);
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
    const {declarations} = (isAlias ? checker.getAliasedSymbol(symbol) : symbol) ?? {};
    return declarations?.find(
      (declaration): declaration is Declaration =>
        (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
        !isLibrary(declaration),
    );
  }

  /** The declaration that a reference means: of the package, or of a package that it imports; no helpers. */
  function declarationOf(node: Reference): Declaration | undefined {
    const declaration = anyDeclaration(node);
    return declaration?.typeParameters ? undefined : declaration;
  }

  /** A type for readers: single quotes, no line breaks, `object` for inline objects if `isBrief`. */
  function print(node: ts.Node, isBrief: boolean): string {
    const printed = (each: ts.Node) => print(each, isBrief);
    const helped = printHelper(node, printed);
    if (helped !== undefined) return helped;
    // A brief one has `object` once, even for two object types.
    if (ts.isUnionTypeNode(node)) return [...new Set(node.types.map(printed))].join(' | ');
    if (ts.isTypeLiteralNode(node)) {
      if (isBrief && node.members.some(ts.isPropertySignature)) return 'object';
      return `{${node.members.map((member) => printed(member).replace(/;$/, '')).join('; ')}}`;
    }
    if (ts.isStringLiteral(node)) return quote(node.text);
    const name = ts.isTypeReferenceNode(node) && declarationOf(node)?.name.text;
    const {text} = node.getSourceFile();
    let [result, at] = ['', node.getStart()];
    node.forEachChild((child) => {
      const isName = ts.isTypeReferenceNode(node) && child === node.typeName;
      result += text.slice(at, child.getStart()) + ((isName && name) || printed(child));
      at = child.end;
    });
    return (result + text.slice(at, node.end)).replace(/\s+/g, ' ');
  }

  /** What is printed instead of a helper of the declarations; undefined for any other type. */
  function printHelper(node: ts.Node, printed: (each: ts.Node) => string): string | undefined {
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
      return literalsOf(node)?.map(quote).join(' | ');
    if (!ts.isTypeReferenceNode(node)) return undefined;
    const helper = anyDeclaration(node);
    const [parameter] = helper?.typeParameters ?? [];
    if (!helper || !parameter || !ts.isTypeAliasDeclaration(helper)) return undefined;
    const [argument = parameter.default, ...others] = node.typeArguments ?? [];
    if (!argument || others.length > 0) return undefined;
    // A dictionary (`GenericObject<string>`): what it holds.
    if (
      ts.isTypeLiteralNode(helper.type) &&
      helper.type.members.every(ts.isIndexSignatureDeclaration)
    )
      return `{[key: string]: ${printed(argument)}}`;
    // A helper over one type that only makes its parts exclude each other: its parts say all.
    return node.typeArguments && printed(argument);
  }

  /** The strings of a type that is a list of strings and nothing else. */
  function literalsOf(node: ts.TypeNode): string[] | undefined {
    const type = checker.getTypeFromTypeNode(node);
    const parts = type.isUnion() ? type.types : [type];
    const values = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    // A browser type would have a hundred keys that nobody reads.
    return values.length === parts.length && values.length <= 20 ? values : undefined;
  }

  /** The strings that a type lists, without those inside of inline objects. */
  function valuesOf(node: ts.Node): string[] {
    if (ts.isTypeLiteralNode(node) || ts.isTypeParameterDeclaration(node)) return [];
    if (ts.isTypeOperatorNode(node)) return literalsOf(node) ?? [];
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text];
    // `Omit<X, 'custom'>` names a field, not a value.
    if (ts.isTypeReferenceNode(node) && node.typeArguments) return [];
    return inChildren(node, valuesOf);
  }

  /** The named types that stand for a value of this type, without those inside of inline objects. */
  function refsOf(node: ts.Node): string[] {
    if (ts.isTypeLiteralNode(node) || ts.isParameter(node)) return [];
    // `keyof X` and a mapped type take the names of X, not its values.
    if (ts.isTypeOperatorNode(node) || ts.isTypeParameterDeclaration(node)) return [];
    const name = ts.isTypeReferenceNode(node) ? declarationOf(node)?.name.text : undefined;
    return [...new Set([...(name ? [name] : []), ...inChildren(node, refsOf)])];
  }
}

function inChildren(node: ts.Node, find: (child: ts.Node) => string[]): string[] {
  const found = new Set<string>();
  node.forEachChild((child) => find(child).forEach((one) => found.add(one)));
  return [...found];
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

/** The module to import a declaration from, or undefined when the declaration is not exported. */
export function moduleOf(declaration: Declaration, root: string): string | undefined {
  if (!declaration.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword))
    return undefined;
  const file = declaration.getSourceFile().fileName;
  const inside = path.relative(root, file);
  const place = inside.startsWith('..')
    ? file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length)
    : `deep-chat/dist/${inside.split(path.sep).join('/')}`;
  return place.replace(/\.d\.ts$/, '');
}
