import type {Default} from '../../data/defaults';
import {EVENTS} from './elementEvents';
import type {Homes} from './homes';
import {
  typeOf,
  typeText,
  type ApiMember,
  type ApiModel,
  type ApiType,
  type TypePart,
} from './model';

/** What the reference elements are drawn from. */
export interface Reference {
  readonly model: ApiModel;
  readonly homes: Homes;
  readonly defaults: Readonly<Record<string, Default>>;
}

/** What a reader gets to know about a symbol, one line each. */
export interface Fact {
  readonly term: string;
  /** Anchor of the symbol that the line is about, where no heading gives it. */
  readonly id?: string;
  readonly value:
    | {readonly kind: 'type'; readonly parts: readonly TypePart[]}
    | {readonly kind: 'code'; readonly code: string; readonly note?: string}
    | {readonly kind: 'import'; readonly names: readonly string[]; readonly module: string};
}

/** Facts of a property, method or event callback: type, default, attribute, event, import of its type. */
export function factsOfMember(member: ApiMember, {model, defaults}: Reference): Fact[] {
  const event = EVENTS.find(({property}) => property === member.name);
  const isMethod = member.required;
  const named = typeOf(model, typeText(member.type));
  // A link to the name alone would lead back to where the reader is.
  const shape = named && named.shape.length > 0 ? [' = ', ...named.shape] : [];
  const facts: Fact[] = [{term: 'Type', value: {kind: 'type', parts: [...member.type, ...shape]}}];
  const value = defaults[member.name]?.value;
  if (value) facts.push({term: 'Default', value: {kind: 'code', code: value}});
  if (!isMethod)
    facts.push({
      term: 'HTML attribute',
      value: {
        kind: 'code',
        code: member.name.toLowerCase(),
        note: attributeForm(member, model),
      },
    });
  if (event) facts.push({term: 'DOM event', value: {kind: 'code', code: event.event}});
  facts.push(...importFact(member.refs, model));
  return facts;
}

/** Facts of a type: its shape, or that it is a type with fields, and the import. */
export function factsOfType({name, shape}: ApiType, {model}: Reference, id?: string): Fact[] {
  const parts = shape.length > 0 ? [`${name} = `, ...shape] : [name];
  // A heading above that is the name says as much as the name alone.
  const shown = shape.length > 0 || id !== undefined;
  return [
    ...(shown
      ? [{term: shape.length > 0 ? 'Type' : 'Object', id, value: {kind: 'type' as const, parts}}]
      : []),
    ...importFact([name], model),
  ];
}

/** Facts in one list, with one line for each module to import from, at the end. */
export function mergeFacts(facts: readonly Fact[]): Fact[] {
  const imports = new Map<string, Set<string>>();
  const others = facts.filter(({value}) => {
    if (value.kind !== 'import') return true;
    const names = imports.get(value.module) ?? new Set<string>();
    value.names.forEach((name) => names.add(name));
    imports.set(value.module, names);
    return false;
  });
  return [
    ...others,
    ...[...imports].map(([module, names]): Fact => ({
      term: 'Import',
      value: {kind: 'import', module, names: [...names]},
    })),
  ];
}

/** The line that imports types. */
export function importLine(names: readonly string[], module: string): string {
  return `import type {${names.join(', ')}} from '${module}';`;
}

function importFact(names: readonly string[], model: ApiModel): Fact[] {
  for (const name of names) {
    const module = typeOf(model, name)?.module;
    if (module) return [{term: 'Import', value: {kind: 'import', names: [name], module}}];
  }
  return [];
}

/**
 * How an attribute's text becomes the property's value. The component converts by the property's type:
 * functions are evaluated, strings taken as they are, numbers parsed, `boolean` compared with `'true'`, and
 * everything else is JSON.
 */
function attributeForm(member: ApiMember, model: ApiModel): string {
  const text = typeText(member.type);
  const named = member.refs.length === 1 && text === member.refs[0] && typeOf(model, text);
  if (text.includes('=>') || (named && named.kind === 'function'))
    return 'the source of a function';
  if (text === 'string') return 'text';
  if (text === 'number') return 'a number';
  if (text === 'boolean') return '"true"';
  return 'JSON';
}
