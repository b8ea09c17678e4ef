import {EVENTS} from './elementEvents';
import {typeOf, type ApiMember, type ApiModel, type ApiType} from './model';
import type {Reference} from './reference';

/** What a reader gets to know about a symbol, one line each. */
export interface Fact {
  /** `Type` and `Import` are drawn in their own way. */
  readonly term: string;
  readonly code: string;
  readonly note?: string;
  /** The type that the line declares, whose name leads nowhere. */
  readonly of?: string;
  /** Anchor of the symbol that the line is about, where no heading gives it. */
  readonly id?: string;
}

/** Facts of a property, method or event callback: type, default, attribute, event. */
export function factsOfMember(member: ApiMember, {model, defaults}: Reference): Fact[] {
  const {name, type, required: isMethod} = member;
  const event = EVENTS.find(({property}) => property === name)?.event;
  // A link to the name alone would lead back to where the reader is.
  const shape = typeOf(model, type)?.shape;
  const facts: Fact[] = [{term: 'Type', code: shape ? `${type} = ${shape}` : type}];
  const value = defaults[name]?.value;
  if (value) facts.push({term: 'Default', code: value});
  if (!isMethod) {
    const note = attributeForm(member, model);
    facts.push({term: 'HTML attribute', code: name.toLowerCase(), note});
  }
  if (event) facts.push({term: 'DOM event', code: event});
  return facts;
}

/** Facts of a type, with a heading above that is its name or without: its shape, or that it is a type with fields. */
export function factsOfType({name, shape}: ApiType, hasHeading: boolean): Fact[] {
  // The heading says as much as the name alone.
  if (!shape && hasHeading) return [];
  const id = hasHeading ? undefined : name;
  if (!shape) return [{term: 'Object', id, of: name, code: name}];
  return [{term: 'Type', id, of: name, code: `${name} = ${shape}`}];
}

/** One line for each module that types are imported from. */
export function importFacts(types: readonly ApiType[]): Fact[] {
  const modules = new Map<string, Set<string>>();
  for (const {name, module} of types)
    if (module) modules.set(module, (modules.get(module) ?? new Set()).add(name));
  return [...modules].map(([module, names]) => ({
    term: 'Import',
    code: `import type {${[...names].join(', ')}} from '${module}';`,
  }));
}

/**
 * How an attribute's text becomes the property's value. The component converts by the property's type:
 * functions are evaluated, strings taken as they are, numbers parsed, `boolean` compared with `'true'`, and
 * everything else is JSON.
 */
function attributeForm({type}: ApiMember, model: ApiModel): string {
  if (type.includes('=>') || typeOf(model, type)?.kind === 'function')
    return 'the source of a function';
  if (type === 'string') return 'text';
  if (type === 'number') return 'a number';
  if (type === 'boolean') return '"true"';
  return 'JSON';
}
