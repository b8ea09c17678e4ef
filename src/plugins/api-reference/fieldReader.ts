import ts from 'typescript';
import type {ApiField} from './model';
import {declaredType, type Declaration, type Declarations} from './declarations';

/** Characters up to which a table spells out a type's inline objects. */
const SHORT = 100;

/** A field on its way into the list. */
interface Place {
  /** Path of the object that the field is in; empty for the type itself. */
  readonly path: string;
  /** The type that declares it, when fields are inherited. */
  readonly from?: string;
}

/**
 * The fields of a declaration, those of inline objects under their path. Where a declaration computes them
 * (`Partial<…>`, mapped types), the compiler helps.
 */
export function fieldsOf(
  declaration: Declaration,
  declarations: Declarations,
): readonly ApiField[] {
  const {checker, declarationOf, isLibrary} = declarations;
  const fields = new Map<string, ApiField>();
  collectDeclaration(declaration, {path: ''});
  return [...fields.values()];

  function collectDeclaration(node: Declaration, place: Place): void {
    if (ts.isTypeAliasDeclaration(node)) return collect(node.type, place, true);
    for (const base of node.heritageClauses?.flatMap(({types}) => types) ?? [])
      inherit(declarationOf(base), place);
    node.members.forEach((member) => addMember(member, place));
  }

  function inherit(base: Declaration | undefined, place: Place): void {
    if (base) collectDeclaration(base, {...place, from: base.name.text});
  }

  /** `whole`: the node is the type itself and not one of several alternatives. */
  function collect(node: ts.TypeNode, place: Place, whole: boolean): void {
    if (ts.isParenthesizedTypeNode(node)) collect(node.type, place, whole);
    else if (ts.isTypeLiteralNode(node)) node.members.forEach((member) => addMember(member, place));
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
      const isWhole = whole && !place.path;
      const referred = declarationOf(node);
      if (referred) {
        if (isWhole) inherit(referred, place);
      } else if (isWhole && node.typeArguments) collectComputed(node, place);
      else node.typeArguments?.forEach((argument) => collect(argument, place, false));
    }
  }

  /** The fields of a type that the declarations compute; of the browser's own objects just one line. */
  function collectComputed(node: ts.TypeNode, place: Place): void {
    const type = checker.getTypeFromTypeNode(node);
    for (const part of type.isUnion() ? type.types : [type])
      for (const symbol of part.getProperties()) {
        const declared = symbol.declarations?.find(ts.isPropertySignature);
        if (!declared || isLibrary(declared)) {
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
    if (ts.isPropertySignature(member)) {
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
      add(name, declaredType(member), Boolean(member.questionToken), place);
    } else if (ts.isMethodSignature(member))
      throw new Error(
        `${member.getSourceFile().fileName}: the method "${member.name.getText()}" is declared in a form that src/plugins/api-reference/fieldReader.ts does not read. Teach it this form.`,
      );
    else if (ts.isIndexSignatureDeclaration(member))
      for (const {name} of member.parameters) add(`[${name.getText()}]`, member.type, true, place);
  }

  function add(name: string, node: ts.TypeNode, optional: boolean, {path, from}: Place): void {
    const full = path ? `${path}.${name}` : name;
    const known = fields.get(full);
    // A field of two alternatives is required only if both require it.
    const required = !optional && (known?.required ?? true);
    const field = {...fieldOf(full, required, node, declarations), ...(from && {from})};
    fields.set(full, known && known.from === field.from ? both(known, field) : field);
    collect(node, {path: full, from}, false);
  }
}

/** What a function of this type is called with; empty for another type. */
export function parametersOf(node: ts.TypeNode, declarations: Declarations): readonly ApiField[] {
  const declaration = ts.isTypeReferenceNode(node) ? declarations.declarationOf(node) : undefined;
  const called = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : node;
  if (!ts.isFunctionTypeNode(called)) return [];
  return called.parameters.map((parameter) => {
    const {name, questionToken} = parameter;
    return fieldOf(name.getText(), !questionToken, declaredType(parameter), declarations);
  });
}

function fieldOf(
  path: string,
  required: boolean,
  node: ts.TypeNode,
  {print, valuesOf, refsOf}: Declarations,
): ApiField {
  const [type, full] = [print(node, true), print(node, false)];
  return {
    path,
    required,
    type,
    ...(full.length > type.length && full.length <= SHORT && {full}),
    values: valuesOf(node),
    refs: refsOf(node),
  };
}

/** A field of two alternatives, which accepts the values of both. */
function both(first: ApiField, second: ApiField): ApiField {
  const isSame = first.type === second.type;
  const {full, ...rest} = second;
  return {
    ...rest,
    ...(isSame && full && {full}),
    type: isSame ? second.type : `${first.type} | ${second.type}`,
    values: [...new Set([...first.values, ...second.values])],
    refs: [...new Set([...first.refs, ...second.refs])],
  };
}
