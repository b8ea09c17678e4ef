import ts from 'typescript';
import {typeText, type ApiField} from './model';
import {declaredType, printType} from './printType';
import {literalsOf, type Declaration, type Resolver} from './resolve';

/** Characters up to which a table spells out a type's inline objects. */
const SHORT = 100;

/** Lists the fields of declarations, those of inline objects under their path. */
export interface FieldReader {
  readonly fieldsOf: (declaration: Declaration) => readonly ApiField[];
  /** What a function of this type is called with; empty for another type. */
  readonly parametersOf: (node: ts.TypeNode) => readonly ApiField[];
}

/** A field on its way into the list. */
interface Place {
  /** Path of the object that the field is in; empty for the type itself. */
  readonly path: string;
  /** The type that declares it, when fields are inherited. */
  readonly from?: string;
}

/** Reads fields with the compiler's help where a declaration computes them (`Partial<…>`, mapped types). */
export function createFieldReader(resolver: Resolver): FieldReader {
  const {checker, declarationOf} = resolver;

  function fieldsOf(declaration: Declaration): readonly ApiField[] {
    const fields = new Map<string, ApiField>();
    if (ts.isTypeAliasDeclaration(declaration)) collect(declaration.type, {path: ''}, true);
    else collectInterface(declaration, {path: ''});
    return [...fields.values()];

    function collectInterface(node: ts.InterfaceDeclaration, place: Place): void {
      for (const base of node.heritageClauses?.flatMap(({types}) => types) ?? [])
        inherit(declarationOf(base), place);
      node.members.forEach((member) => addMember(member, place));
    }

    function inherit(base: Declaration | undefined, place: Place): void {
      if (!base) return;
      const below = {...place, from: base.name.text};
      if (ts.isInterfaceDeclaration(base)) collectInterface(base, below);
      else collect(base.type, below, true);
    }

    /** `whole`: the node is the type itself and not one of several alternatives. */
    function collect(node: ts.TypeNode, place: Place, whole: boolean): void {
      if (ts.isParenthesizedTypeNode(node)) collect(node.type, place, whole);
      else if (ts.isTypeLiteralNode(node))
        node.members.forEach((member) => addMember(member, place));
      else if (ts.isUnionTypeNode(node)) node.types.forEach((part) => collect(part, place, false));
      else if (ts.isArrayTypeNode(node))
        collect(node.elementType, {...place, path: place.path && `${place.path}[]`}, false);
      else if (ts.isIntersectionTypeNode(node)) {
        if (!node.types.some((part) => ts.isTupleTypeNode(part) || ts.isArrayTypeNode(part)))
          node.types.forEach((part) => collect(part, place, whole));
      } else if (ts.isFunctionTypeNode(node)) {
        for (const parameter of node.parameters) collect(declaredType(parameter), place, false);
        collect(node.type, place, false);
      } else if (ts.isMappedTypeNode(node)) collectComputed(node, place);
      else if (ts.isTypeReferenceNode(node)) {
        const declaration = declarationOf(node);
        if (declaration) {
          if (whole && !place.path) inherit(declaration, place);
        } else if (whole && !place.path && resolver.isHelper(node)) collectComputed(node, place);
        else node.typeArguments?.forEach((argument) => collect(argument, place, false));
      }
    }

    /** The fields of a type that the declarations compute; of the browser's own objects just one line. */
    function collectComputed(node: ts.TypeNode, place: Place): void {
      const type = checker.getTypeFromTypeNode(node);
      for (const part of type.isUnion() ? type.types : [type])
        for (const symbol of part.getProperties()) {
          const declared = symbol.declarations?.find(ts.isPropertySignature);
          if (!declared || resolver.isLibrary(declared)) {
            if (ts.isMappedTypeNode(node)) addMapped(node, place);
            break;
          }
          const value = checker.getTypeOfSymbol(symbol);
          // `{text?: never}` in a choice between objects says that the field is not there.
          if (checker.typeToString(value) === 'undefined') continue;
          const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
          const mapped = ts.isMappedTypeNode(node) ? node.type : undefined;
          add(symbol.name, mapped ?? declaredType(declared), optional || type.isUnion(), place);
        }
    }

    function addMapped(node: ts.MappedTypeNode, place: Place): void {
      const {name, constraint} = node.typeParameter;
      const names = constraint ? ` in ${constraint.getText()}` : '';
      add(`[${name.text}${names}]`, declaredType(node), true, place);
    }

    function addMember(member: ts.TypeElement, place: Place): void {
      if (ts.isPropertySignature(member))
        add(nameOf(member.name), declaredType(member), Boolean(member.questionToken), place);
      else if (ts.isMethodSignature(member))
        throw new Error(
          `${member.getSourceFile().fileName}: the method "${member.name.getText()}" is declared in a form that src/plugins/api-reference/fieldReader.ts does not read. Teach it this form.`,
        );
      else if (ts.isIndexSignatureDeclaration(member))
        for (const {name} of member.parameters)
          add(`[${name.getText()}]`, member.type, true, place);
    }

    function add(name: string, node: ts.TypeNode, optional: boolean, {path, from}: Place): void {
      const full = path ? `${path}.${name}` : name;
      const known = fields.get(full);
      const field: ApiField = {
        path: full,
        // A field of two alternatives is required only if both require it.
        required: !optional && (known?.required ?? true),
        ...typesOf(node),
        values: valuesOf(node, resolver),
        refs: refsOf(node, resolver),
        ...(from && {from}),
      };
      fields.set(full, known && known.from === field.from ? both(known, field) : field);
      collect(node, {path: full, from}, false);
    }
  }

  function typesOf(node: ts.TypeNode): Pick<ApiField, 'type' | 'full'> {
    const type = printType(node, resolver, {brief: true});
    const full = printType(node, resolver, {brief: false});
    const length = typeText(full).length;
    return {type, ...(length > typeText(type).length && length <= SHORT && {full})};
  }

  function parametersOf(node: ts.TypeNode): readonly ApiField[] {
    const declaration = ts.isTypeReferenceNode(node) ? declarationOf(node) : undefined;
    const called = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : node;
    if (!ts.isFunctionTypeNode(called)) return [];
    return called.parameters.map((parameter) => {
      const type = declaredType(parameter);
      return {
        path: parameter.name.getText(),
        required: !parameter.questionToken,
        ...typesOf(type),
        values: valuesOf(type, resolver),
        refs: refsOf(type, resolver),
      };
    });
  }

  return {fieldsOf, parametersOf};
}

/** A field of two alternatives, which accepts the values of both. */
function both(first: ApiField, second: ApiField): ApiField {
  const same = JSON.stringify(first.type) === JSON.stringify(second.type);
  const {full: _, ...rest} = second;
  return {
    ...(same ? second : rest),
    type: same ? second.type : [...first.type, ' | ', ...second.type],
    values: [...new Set([...first.values, ...second.values])],
    refs: [...new Set([...first.refs, ...second.refs])],
  };
}

/** The strings that a type lists, without those inside of inline objects. */
export function valuesOf(node: ts.TypeNode, resolver: Resolver): string[] {
  const values = new Set<string>();
  visit(node);
  return [...values];

  function visit(child: ts.Node): void {
    if (ts.isTypeLiteralNode(child) || ts.isTypeParameterDeclaration(child)) return;
    if (ts.isTypeOperatorNode(child))
      for (const value of literalsOf(resolver.checker.getTypeFromTypeNode(child)) ?? [])
        values.add(value);
    else if (ts.isLiteralTypeNode(child) && ts.isStringLiteral(child.literal))
      values.add(child.literal.text);
    // `Omit<X, 'custom'>` names a field, not a value.
    else if (!(ts.isTypeReferenceNode(child) && child.typeArguments)) child.forEachChild(visit);
  }
}

/** The named types that stand for a value of this type, without those inside of inline objects. */
export function refsOf(node: ts.TypeNode, resolver: Resolver): string[] {
  const refs = new Set<string>();
  visit(node);
  return [...refs];

  function visit(child: ts.Node): void {
    if (ts.isTypeLiteralNode(child) || ts.isParameter(child)) return;
    // `keyof X` and a mapped type take the names of X, not its values.
    if (ts.isTypeOperatorNode(child) || ts.isTypeParameterDeclaration(child)) return;
    if (ts.isTypeReferenceNode(child)) {
      const name = resolver.nameOf(child);
      if (name) refs.add(name);
    }
    child.forEachChild(visit);
  }
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}
