import path from 'node:path';
import ts from 'typescript';
import {
  DECLARED_KINDS,
  type DeclaredDetails,
  type DeclaredProvider,
  type DeclaredSetting,
  type DeclaredSettings,
} from '../../providers/declared';
import {programOf} from '../api-reference/extractModel';

/** Kinds that have a control of their own inside of a group or row. */
const PLAIN: readonly string[] = ['text', 'number', 'switch', 'choice', 'list'];

/**
 * The settings of every provider and mode in the component's declarations, for the forms of `src/providers`.
 *
 * @param root a folder of the package deep-chat
 * @param packages the folder of the packages that its declarations import
 */
export function declareSettings(
  root: string,
  packages: string,
): Readonly<Record<string, DeclaredProvider>> {
  const program = programOf(path.join(root, 'dist/deepChat.d.ts'), packages);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path.join(root, 'dist/types/directConnection.d.ts'));
  const connection = file?.statements.find(ts.isInterfaceDeclaration);
  const members = connection?.members.filter(ts.isPropertySignature) ?? [];
  return Object.fromEntries(members.map(providerOf));

  function providerOf({name, type: node}: ts.PropertySignature): [string, DeclaredProvider] {
    const whole = node ? partsOf(checker.getTypeFromTypeNode(node)) : [];
    const needsKey = whole.some((type) => type.getProperty('key'));
    // `Claude & APIKey`: the settings come first.
    const [first = node] = node && ts.isIntersectionTypeNode(node) ? node.types : [];
    const forms = first ? partsOf(checker.getTypeFromTypeNode(first)) : [];
    const [only, ...others] = forms;
    const modes =
      only && others.length === 0
        ? only.getProperties().flatMap((mode) => modesOf(mode.name, typesOf(mode)))
        : [];
    return [
      name.getText(),
      modes.length > 0
        ? {placement: 'nested', needsKey, modes: Object.fromEntries(modes)}
        : {placement: 'root', needsKey, modes: {chat: settingsOf(forms.filter(isObject))}},
    ];
  }

  /** One mode, or several where the key of the mode holds further ones (`azure.openAI.chat`). */
  function modesOf(name: string, forms: readonly ts.Type[]): [string, DeclaredSettings][] {
    const inside = forms.flatMap((form) => (isObject(form) ? form.getProperties() : []));
    const isMode = (field: ts.Symbol) =>
      typesOf(field).some(isBoolean) && typesOf(field).some(isObject);
    const modes = forms.length === 1 ? inside.filter(isMode) : [];
    if (modes.length === 0) return [[name, settingsOf(forms.filter(isObject))]];
    const shared = inside.filter((field) => !modes.includes(field)).flatMap(typesOf);
    return modes.map((mode) => [
      `${name}.${mode.name}`,
      {...settingsOf(shared), ...settingsOf(typesOf(mode).filter(isObject))},
    ]);
  }

  function settingsOf(forms: readonly ts.Type[]): DeclaredSettings {
    const names = new Set(forms.flatMap((form) => form.getProperties().map(({name}) => name)));
    return Object.fromEntries(
      [...names].flatMap((name): [string, DeclaredSetting][] => {
        const found = forms.flatMap((form) => form.getProperty(name) ?? []);
        const details = detailsOf(found.flatMap(typesOf));
        if (!details) return [];
        const isOptional = ({flags}: ts.Symbol) => flags & ts.SymbolFlags.Optional;
        if (found.length === forms.length && !found.some(isOptional))
          return [[name, {...details, required: true}]];
        const simple = DECLARED_KINDS.find((kind) => kind === details.kind);
        return [[name, simple ?? details]];
      }),
    );
  }

  /** How a form asks for a value that can be any of these; undefined for functions alone. */
  function detailsOf(types: readonly ts.Type[]): DeclaredDetails | undefined {
    const values = types.filter((type) => type.getCallSignatures().length === 0);
    if (values.length === 0) return undefined;
    const kinds = new Set(values.map(kindOf));
    const isOnly = (...few: readonly string[]) => [...kinds].every((kind) => few.includes(kind));
    if (isOnly('value')) {
      const options = values.flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
      return {kind: 'choice', options: [...new Set(options)]};
    }
    if (kinds.has('text') && isOnly('text', 'value', 'switch')) return {kind: 'text'};
    if (kinds.has('list') && isOnly('text', 'list')) return {kind: 'list'};
    if (isOnly('object') || isOnly('rows')) {
      const isGroup = kinds.has('object');
      const fields = settingsOf(isGroup ? values : values.flatMap(itemsOf));
      // An object of functions.
      if (isGroup && Object.keys(fields).length === 0) return undefined;
      const inner = Object.values(fields).map((one) => (typeof one === 'string' ? one : one.kind));
      if (inner.every((kind) => PLAIN.includes(kind)))
        return {kind: isGroup ? 'group' : 'rows', fields};
    }
    return {kind: DECLARED_KINDS.find((kind) => isOnly(kind)) ?? 'json'};
  }

  function kindOf(type: ts.Type): string {
    if (type.isStringLiteral()) return 'value';
    if (type.flags & ts.TypeFlags.String) return 'text';
    if (type.flags & ts.TypeFlags.Number) return 'number';
    if (isBoolean(type)) return 'switch';
    const items = itemsOf(type);
    if (items.length > 0) {
      if (items.every(({flags}) => flags & ts.TypeFlags.String)) return 'list';
      return items.length === 1 && items.every(isObject) ? 'rows' : 'json';
    }
    if (isObject(type)) return 'object';
    return checker.getIndexInfoOfType(type, ts.IndexKind.String) ? 'pairs' : 'json';
  }

  /** What a list of this type holds; nothing for other types. */
  function itemsOf(type: ts.Type): readonly ts.Type[] {
    const [item] = checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)
      : [];
    return item ? partsOf(item) : [];
  }

  /** Whether a type is an object of the package, whose fields are known. */
  function isObject(type: ts.Type): boolean {
    const [declared] = type.getProperties().flatMap(({declarations = []}) => declarations);
    return declared !== undefined && !program.isSourceFileDefaultLibrary(declared.getSourceFile());
  }

  function typesOf(symbol: ts.Symbol): readonly ts.Type[] {
    return partsOf(checker.getTypeOfSymbol(symbol));
  }
}

const isBoolean = ({flags}: ts.Type) => Boolean(flags & ts.TypeFlags.BooleanLike);

/** The alternatives of a type, without those of a value that is left out. */
function partsOf(type: ts.Type): readonly ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter(({flags}) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
}
