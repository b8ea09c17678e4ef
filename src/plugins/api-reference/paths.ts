import {membersOf, typeOf, type ApiField, type ApiModel} from './model';

/** A field that a path leads through. */
export interface Step {
  /** The type that declares it. */
  readonly type: string;
  readonly field: ApiField;
}

/** The key of a field in lists and messages: `Connect.url`. */
export function fieldKey({type, field}: Step): string {
  return `${field.from ?? type}.${field.path}`;
}

/** The types that a value of these types can be: a choice between types is opened, again and again. */
export function openTypes(model: ApiModel, names: readonly string[]): string[] {
  const open = new Set<string>();
  const visit = (name: string) => {
    if (open.has(name)) return;
    open.add(name);
    const type = typeOf(model, name);
    if (type && type.kind !== 'function') type.refs.forEach(visit);
  };
  names.forEach(visit);
  return [...open];
}

/**
 * Follows a path (`load.onInit`) from one of the types. Brackets of lists may be left out.
 *
 * @returns the fields that it leads through, or undefined when there is no such path.
 */
export function followPath(
  model: ApiModel,
  types: readonly string[],
  path: string,
): Step[] | undefined {
  const wanted = plain(path);
  for (const name of openTypes(model, types))
    for (const field of typeOf(model, name)?.fields ?? []) {
      const own = plain(field.path);
      if (own === wanted) return [...parentsOf(model, name, field), {type: name, field}];
      if (!wanted.startsWith(`${own}.`)) continue;
      const rest = followPath(model, field.refs, wanted.slice(own.length + 1));
      if (rest) return [...parentsOf(model, name, field), {type: name, field}, ...rest];
    }
  // In a dictionary (`htmlClassUtilities`), the page documents all values without naming one.
  for (const name of openTypes(model, types))
    for (const field of typeOf(model, name)?.fields ?? []) {
      if (!/^\[\w+\]$/.test(field.path) || field.refs.length === 0) continue;
      const rest = followPath(model, field.refs, path);
      if (rest) return [{type: name, field}, ...rest];
    }
  return undefined;
}

/** Whether a path leads to a place behind which the declarations name no fields (CSS, `any`, the DOM). */
export function leadsOutside(
  model: ApiModel,
  last: Pick<ApiField, 'type' | 'refs'> | undefined,
): boolean {
  if (!last) return false;
  return (
    /\b(?:any|object|Record|File)\b/.test(last.type) ||
    last.refs.some((name) => typeOf(model, name)?.kind === 'alias')
  );
}

/** Follows a path from the element: `connect.stream`, `getMessages`. */
export function followMember(model: ApiModel, path: string): Step[] | undefined {
  const [name = '', ...rest] = plain(path).split('.');
  const member = membersOf(model).find((candidate) => candidate.name === name);
  if (!member) return undefined;
  return rest.length === 0 ? [] : followPath(model, member.refs, rest.join('.'));
}

/** The fields that a path of an inline object names on its way (`styles` of `styles.button`). */
function parentsOf(model: ApiModel, name: string, field: ApiField): Step[] {
  const fields = typeOf(model, name)?.fields ?? [];
  return fields
    .filter((other) => other !== field && plain(field.path).startsWith(`${plain(other.path)}.`))
    .map((parent) => ({type: name, field: parent}));
}

function plain(path: string): string {
  return path.replaceAll('[]', '').replaceAll('?', '');
}
