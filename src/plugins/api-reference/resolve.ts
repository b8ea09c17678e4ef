import path from 'node:path';
import ts from 'typescript';
import {quote, type Names} from './printType';

/** A type declaration of the package that the model lists by its name. */
export type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Answers about the names in the declarations. */
export interface Resolver extends Names {
  readonly checker: ts.TypeChecker;
  /** The declaration that a reference means: of the package, or of a package that it imports; no helpers. */
  readonly declarationOf: (
    node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments,
  ) => Declaration | undefined;
  /** True for a reference to a type with parameters, whose fields only the compiler can resolve. */
  readonly isHelper: (node: ts.TypeReferenceNode) => boolean;
  /** Whether a node is part of the language's own declarations. */
  readonly isLibrary: (node: ts.Node) => boolean;
}

/** Answers about the names of a program. */
export function createResolver(program: ts.Program): Resolver {
  const checker = program.getTypeChecker();
  const isLibrary = (node: ts.Node) => {
    const file = node.getSourceFile();
    return program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/@types/');
  };

  function symbolOf(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments) {
    const symbol = checker.getSymbolAtLocation(
      ts.isTypeReferenceNode(node) ? node.typeName : node.expression,
    );
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  }

  function anyDeclaration(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments) {
    return symbolOf(node)?.declarations?.find(
      (declaration): declaration is Declaration =>
        (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
        !isLibrary(declaration),
    );
  }

  function declarationOf(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments) {
    const declaration = anyDeclaration(node);
    return declaration?.typeParameters ? undefined : declaration;
  }

  function instead(node: ts.TypeNode): readonly (string | ts.TypeNode)[] | undefined {
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) {
      const values = literalsOf(checker.getTypeFromTypeNode(node));
      return values && [values.map(quote).join(' | ')];
    }
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
      return ['{[key: string]: ', argument, '}'];
    // A helper over one type that only makes its parts exclude each other: its parts say all.
    return node.typeArguments && [argument];
  }

  return {
    checker,
    isLibrary,
    declarationOf,
    instead,
    nameOf: (node) => declarationOf(node)?.name.text,
    isHelper: (node) => Boolean(node.typeArguments),
  };
}

/** The strings of a type that is a list of strings and nothing else. */
export function literalsOf(type: ts.Type): string[] | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const values = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  // A browser type would have a hundred keys that nobody reads.
  return values.length === parts.length && values.length <= 20 ? values : undefined;
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
