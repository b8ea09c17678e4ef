import path from 'node:path';
import ts from 'typescript';
import {createFieldReader, refsOf, valuesOf} from './fieldReader';
import {
  typeText,
  type ApiMember,
  type ApiModel,
  type ApiProvider,
  type ApiType,
  type TypePart,
} from './model';
import {declaredType, printType} from './printType';
import {createResolver, moduleOf, type Declaration, type Resolver} from './resolve';

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
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {'*': [`${packages}/*`]},
    strict: true,
    types: [],
  });
  const file = program.getSourceFile(entry);
  const element = file?.statements.find(
    (node): node is ts.ClassDeclaration =>
      ts.isClassDeclaration(node) && node.name?.text === 'DeepChat',
  );
  if (!element)
    throw new Error(
      `${entry} declares no class "DeepChat". Install the component (npm ci), or teach src/plugins/api-reference/extractModel.ts the new name.`,
    );
  const resolver = createResolver(program);
  const members = publicMembers(element, resolver.checker);
  const {parametersOf} = createFieldReader(resolver);
  const all = members.map((member): ApiMember => {
    const parameters = parametersOf(declaredType(member));
    return {...toMember(member, resolver), ...(parameters.length > 0 && {parameters})};
  });
  const isEvent = (member: ApiMember) => /^on[A-Z]/.test(member.name);
  const types = collectTypes(members.map(declaredType), resolver, path.dirname(entry));
  return {
    version,
    properties: all.filter((member) => !member.required && !isEvent(member)),
    methods: all.filter(({required}) => required),
    events: all.filter(isEvent),
    types,
    providers: providersOf(types),
  };
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

function toMember(node: ts.PropertyDeclaration, resolver: Resolver): ApiMember {
  return {
    name: node.name.getText(),
    type: printType(declaredType(node), resolver, {brief: false}),
    refs: refsOf(declaredType(node), resolver),
    required: !node.questionToken,
  };
}

/** Every type that a member names, and every type that one of these names. */
function collectTypes(
  roots: readonly ts.TypeNode[],
  resolver: Resolver,
  packageRoot: string,
): ApiType[] {
  const found = new Map<string, Declaration>();
  roots.forEach(visit);
  const {fieldsOf} = createFieldReader(resolver);
  return [...found.values()]
    .map((declaration) => toType(declaration))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

  function visit(node: ts.Node): void {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const declaration = resolver.declarationOf(node);
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

  function toType(declaration: Declaration): ApiType {
    const fields = fieldsOf(declaration);
    const module = moduleOf(declaration, packageRoot);
    const node = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
    const kind = kindOf(node);
    return {
      name: declaration.name.text,
      kind,
      shape: node ? shapeOf(node, kind, resolver) : [],
      fields,
      values: node ? valuesOf(node, resolver) : [],
      refs: node ? refsOf(node, resolver) : [],
      ...(module && {module}),
    };
  }
}

function kindOf(node: ts.TypeNode | undefined): ApiType['kind'] {
  if (!node || ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node)) return 'object';
  if (ts.isMappedTypeNode(node)) return 'object';
  if (ts.isFunctionTypeNode(node)) return 'function';
  return ts.isUnionTypeNode(node) ? 'union' : 'alias';
}

function shapeOf(node: ts.TypeNode, kind: string, resolver: Resolver): readonly TypePart[] {
  if (kind === 'object') return [];
  const full = printType(node, resolver, {brief: false});
  // The fields are listed below it anyway.
  return typeText(full).length > LONG ? printType(node, resolver, {brief: true}) : full;
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
