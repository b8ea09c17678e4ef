import path from 'node:path';
import ts from 'typescript';
import {
  declaredType,
  moduleOf,
  readDeclarations,
  type Declaration,
  type Declarations,
} from './declarations';
import {fieldsOf, parametersOf} from './fieldReader';
import type {ApiMember, ApiModel, ApiProvider, ApiType} from './model';

/** The declarations to read. */
export interface Source {
  /** The element's declaration file, `…/deep-chat/dist/deepChat.d.ts`. */
  readonly entry: string;
  readonly version: string;
  /** Folder in which the declarations find the packages that they import. */
  readonly packages: string;
}

/** The reactions that the browser calls on a custom element; nobody else does. */
const REACTION =
  /^(?:connected|disconnected|connectedMove|adopted|attributeChanged|form\w+)Callback$/;
/** Characters after which a type is printed with `object` for its inline objects. */
const LONG = 120;
/** The property that says who answers through a provider. */
const PROVIDERS = 'DirectConnection';

/**
 * Reads the public API from the declarations of the element's class `DeepChat`.
 *
 * Left out, by rule: names with a leading underscore, private and protected members, the browser's own
 * reactions, what the element's base classes declare (the rendering machinery and everything of
 * `HTMLElement`), and helper types with type parameters.
 *
 * @throws an error that names the file when it declares no class `DeepChat` or two types share a name.
 */
export function extractModel({entry, version, packages}: Source): ApiModel {
  const program = programOf(entry, packages);
  const file = program.getSourceFile(entry);
  const element = file?.statements.find(
    (node): node is ts.ClassDeclaration =>
      ts.isClassDeclaration(node) && node.name?.text === 'DeepChat',
  );
  if (!element)
    throw new Error(
      `${entry} declares no class "DeepChat". Install the component (npm ci), or teach src/plugins/api-reference/extractModel.ts the new name.`,
    );
  const declarations = readDeclarations(program);
  const members = publicMembers(element, declarations.checker);
  const all = members.map((member): ApiMember => {
    const type = declaredType(member);
    const parameters = parametersOf(type, declarations);
    return {
      name: member.name.getText(),
      type: declarations.print(type, false),
      refs: declarations.refsOf(type),
      required: !member.questionToken,
      ...(parameters.length > 0 && {parameters}),
    };
  });
  const isEvent = (member: ApiMember) => /^on[A-Z]/.test(member.name);
  const types = collectTypes(members.map(declaredType), declarations, path.dirname(entry));
  return {
    version,
    properties: all.filter((member) => !member.required && !isEvent(member)),
    methods: all.filter(({required}) => required),
    events: all.filter(isEvent),
    types,
    providers: providersOf(types),
  };
}

/** A program of the element's declaration file and everything that it imports. */
export function programOf(entry: string, packages: string): ts.Program {
  return ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {'*': [`${packages}/*`]},
    strict: true,
    types: [],
  });
}

function publicMembers(
  element: ts.ClassDeclaration,
  checker: ts.TypeChecker,
): ts.PropertyDeclaration[] {
  const own = checker.getTypeAtLocation(element);
  const inherited = new Set(
    (own.getBaseTypes() ?? []).flatMap((base) =>
      base.getProperties().map((property) => property.name),
    ),
  );
  return element.members.filter((member): member is ts.PropertyDeclaration => {
    const name = member.name?.getText() ?? '';
    const hidden =
      ts.getCombinedModifierFlags(member) & ts.ModifierFlags.NonPublicAccessibilityModifier;
    return (
      ts.isPropertyDeclaration(member) &&
      !hidden &&
      !name.startsWith('_') &&
      !REACTION.test(name) &&
      !inherited.has(name)
    );
  });
}

/** Every type that a member names, and every type that one of these names. */
function collectTypes(
  roots: readonly ts.TypeNode[],
  declarations: Declarations,
  packageRoot: string,
): ApiType[] {
  const found = new Map<string, Declaration>();
  roots.forEach(visit);
  return [...found.values()]
    .map((declaration) => toType(declaration, declarations, packageRoot))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

  function visit(node: ts.Node): void {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const declaration = declarations.declarationOf(node);
      if (declaration) remember(declaration);
    }
    node.forEachChild(visit);
  }

  function remember(declaration: Declaration): void {
    const name = declaration.name.text;
    const known = found.get(name);
    if (known && known !== declaration)
      throw new Error(
        `Two public types are named "${name}": ${known.getSourceFile().fileName} and ${declaration.getSourceFile().fileName}. A page could not say which one it means.`,
      );
    if (known) return;
    found.set(name, declaration);
    visit(declaration);
  }
}

function toType(
  declaration: Declaration,
  declarations: Declarations,
  packageRoot: string,
): ApiType {
  const module = moduleOf(declaration, packageRoot);
  const node = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const kind = kindOf(node);
  return {
    name: declaration.name.text,
    kind,
    shape: node && kind !== 'object' ? shapeOf(node, declarations) : '',
    fields: fieldsOf(declaration, declarations),
    values: node ? declarations.valuesOf(node) : [],
    refs: node ? declarations.refsOf(node) : [],
    ...(module && {module}),
  };
}

function kindOf(node: ts.TypeNode | undefined): ApiType['kind'] {
  if (!node || ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node)) return 'object';
  if (ts.isMappedTypeNode(node)) return 'object';
  if (ts.isFunctionTypeNode(node)) return 'function';
  return ts.isUnionTypeNode(node) ? 'union' : 'alias';
}

function shapeOf(node: ts.TypeNode, {print}: Declarations): string {
  const full = print(node, false);
  // The fields are listed below it anyway.
  return full.length > LONG ? print(node, true) : full;
}

/** The keys of `directConnection`. A provider whose settings are an object of objects has several modes. */
function providersOf(types: readonly ApiType[]): ApiProvider[] {
  const find = (name: string) => types.find((type) => type.name === name);
  return (find(PROVIDERS)?.fields ?? []).map((field) => {
    const [type = ''] = field.refs;
    const settings = find(type);
    return {
      key: field.path,
      type,
      modes:
        settings?.kind === 'object'
          ? settings.fields.map(({path: name}) => name).filter((name) => !name.includes('.'))
          : [],
    };
  });
}
