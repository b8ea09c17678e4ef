import {
  DECLARED_KINDS,
  type DeclaredDetails,
  type DeclaredKind,
  type DeclaredProvider,
  type DeclaredSetting,
  type DeclaredSettings,
} from '../../providers/declared';
import {
  typeOf,
  typeText,
  type ApiField,
  type ApiModel,
  type TypePart,
} from '../api-reference/model';

type Parts = readonly TypePart[];

/** What one member of a union can be. */
type Member =
  | {readonly is: DeclaredKind}
  | {readonly is: 'value'; readonly value: string}
  | {readonly is: 'function'}
  | {readonly is: 'object' | 'objects'; readonly fields: Fields};

interface Described {
  readonly required: boolean;
  readonly members: readonly Member[];
}

/** Fields by name. */
type Fields = Readonly<Record<string, Described>>;

/** Kinds that have a control of their own inside of a group or row. */
const PLAIN: readonly string[] = ['text', 'number', 'switch', 'choice', 'list'];

/** Cuts a type at a sign, where the sign is not inside of brackets. */
function cut(parts: Parts, sign: ' | ' | ' & '): Parts[] {
  let current: TypePart[] = [];
  const cuts = [current];
  let depth = 0;
  for (const part of parts) {
    if (typeof part !== 'string') {
      current.push(part);
      continue;
    }
    let from = 0;
    for (const [at, char] of part.split('').entries()) {
      // The arrow of a function closes nothing.
      if ('([{<'.includes(char)) depth++;
      else if (')]}>'.includes(char) && part[at - 1] !== '=') depth--;
      else if (depth === 0 && part.startsWith(sign, at)) {
        current.push(part.slice(from, at));
        current = [];
        cuts.push(current);
        from = at + sign.length;
      }
    }
    current.push(part.slice(from));
  }
  return cuts.map((cutOut) => cutOut.filter((part) => part !== ''));
}

/** A type without parentheses around the whole. */
function bare(parts: Parts): Parts {
  const [first] = parts;
  const last = parts.at(-1);
  if (typeof first !== 'string' || typeof last !== 'string') return parts;
  if (!first.startsWith('(') || !last.endsWith(')')) return parts;
  const inner = parts.length === 1 ? [first.slice(1, -1)] : undefined;
  return inner ?? [first.slice(1), ...parts.slice(1, -1), last.slice(0, -1)];
}

/** Reads the types of one model. */
class Reader {
  constructor(private readonly model: ApiModel) {}

  /** An object's direct fields, from a list that also has those of inner objects. */
  fieldsAt(all: readonly ApiField[], path: string): Fields {
    const here = all.filter(
      (field) => field.path.startsWith(path) && !field.path.slice(path.length).includes('.'),
    );
    return Object.fromEntries(
      here.map((field) => [
        field.path.slice(path.length),
        {required: field.required, members: this.members(field.type, all, field.path)},
      ]),
    );
  }

  /** The fields of a named type. */
  fieldsOf(name: string): Fields {
    return this.fieldsAt(typeOf(this.model, name)?.fields ?? [], '');
  }

  /** The alternatives of a type. `all` and `path` locate the fields of its inline objects. */
  members(type: Parts, all: readonly ApiField[] = [], path = ''): readonly Member[] {
    const parts = cut(type, ' | ').map(bare);
    // What comes after an arrow is what the function returns.
    const arrow = parts.findIndex((part) => typeText(part).includes('=>'));
    return parts
      .slice(0, arrow < 0 ? undefined : arrow + 1)
      .flatMap((part) => this.member(part, all, path));
  }

  private member(part: Parts, all: readonly ApiField[], path: string): readonly Member[] {
    const text = typeText(part);
    if (text.includes('=>')) return [{is: 'function'}];
    const both = cut(part, ' & ');
    if (both.length > 1) return [this.intersection(both.map(bare))];
    const value = /^'([^']*)'$/.exec(text)?.[1];
    if (value !== undefined) return [{is: 'value', value}];
    if (text === 'string') return [{is: 'text'}];
    if (text === 'number') return [{is: 'number'}];
    if (text === 'boolean' || text === 'true') return [{is: 'switch'}];
    if (text === 'string[]') return [{is: 'list'}];
    if (/^(Record<string, |\{\[key: string\]: )/.test(text)) return [{is: 'pairs'}];
    if (text === 'object') return [{is: 'object', fields: this.fieldsAt(all, `${path}.`)}];
    if (text === 'object[]') return [{is: 'objects', fields: this.fieldsAt(all, `${path}[].`)}];
    const [name, ...rest] = part;
    if (typeof name === 'object') return this.named(name.ref, rest.join(''));
    return [{is: 'json'}];
  }

  private named(name: string, after: string): readonly Member[] {
    const type = typeOf(this.model, name);
    if (!type || (after !== '' && after !== '[]')) return [{is: 'json'}];
    if (type.kind === 'function') return [{is: 'function'}];
    if (after === '[]') {
      const isObject = type.kind === 'object' && type.fields.length > 0;
      return isObject ? [{is: 'objects', fields: this.fieldsOf(name)}] : [{is: 'json'}];
    }
    if (type.kind !== 'object') return this.members(type.shape, type.fields);
    return type.fields.length > 0 ? [{is: 'object', fields: this.fieldsOf(name)}] : [{is: 'json'}];
  }

  private intersection(parts: readonly Parts[]): Member {
    const fields = parts.flatMap((part) => {
      const isPartial = typeText(part).startsWith('Partial<');
      return part.flatMap((name) =>
        typeof name === 'string'
          ? []
          : Object.entries(this.fieldsOf(name.ref)).map(
              ([key, field]) => [key, isPartial ? {...field, required: false} : field] as const,
            ),
      );
    });
    return {is: 'object', fields: Object.fromEntries(fields)};
  }
}

/** One list of fields for all object types of a setting. */
function merged(forms: readonly Fields[]): Fields {
  const names = [...new Set(forms.flatMap((form) => Object.keys(form)))];
  return Object.fromEntries(
    names.map((name) => {
      const found = forms.flatMap((form) => form[name] ?? []);
      return [
        name,
        {
          required: found.length === forms.length && found.every(({required}) => required),
          members: found.flatMap(({members}) => members),
        },
      ];
    }),
  );
}

function structure(kind: 'group' | 'rows', fields: Fields): DeclaredDetails {
  const inside = settingsOf(fields);
  const kinds = Object.values(inside).map((one) => (typeof one === 'string' ? one : one.kind));
  const isPlain = kinds.length > 0 && kinds.every((one) => PLAIN.includes(one));
  return isPlain ? {kind, fields: inside} : {kind: 'json'};
}

/** How a form asks for a value that can be any of these; undefined for functions alone. */
function detailsOf(members: readonly Member[]): DeclaredDetails | undefined {
  const values = members.filter((member) => member.is !== 'function');
  if (values.length === 0) return undefined;
  const kinds = new Set(values.map(({is}) => is));
  const isOnly = (...few: readonly string[]) => [...kinds].every((kind) => few.includes(kind));
  if (isOnly('value')) {
    const options = values.flatMap((member) => (member.is === 'value' ? [member.value] : []));
    return {kind: 'choice', options: [...new Set(options)]};
  }
  if (kinds.has('text') && isOnly('text', 'value', 'switch')) return {kind: 'text'};
  if (kinds.has('list') && isOnly('text', 'list')) return {kind: 'list'};
  if (isOnly('object') || isOnly('objects')) {
    const forms = values.flatMap((member) => ('fields' in member ? [member.fields] : []));
    const fields = merged(forms);
    // An object of functions, or of nothing that is known.
    if (kinds.has('object') && Object.keys(fields).length > 0) {
      const isCode = Object.keys(settingsOf(fields)).length === 0;
      if (isCode) return undefined;
    }
    return structure(kinds.has('object') ? 'group' : 'rows', fields);
  }
  return {kind: DECLARED_KINDS.find((kind) => isOnly(kind)) ?? 'json'};
}

function settingsOf(fields: Fields): DeclaredSettings {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, {required, members}]): [string, DeclaredSetting][] => {
      const details = detailsOf(members);
      if (!details) return [];
      const {kind, options, fields: inside} = details;
      const isSimple = !required && !options && !inside;
      const simple = isSimple && DECLARED_KINDS.find((one) => one === kind);
      if (simple) return [[name, simple]];
      return [[name, required ? {...details, required: true} : details]];
    }),
  );
}

/** The settings of a mode, whose type can also be `true`. */
function modeSettings(members: readonly Member[]): DeclaredSettings {
  return settingsOf(merged(members.flatMap((one) => ('fields' in one ? [one.fields] : []))));
}

const isMode = (members: readonly Member[]) => members.some(({is}) => is === 'switch');

/** One mode, or several where the key of the mode holds further ones (`azure.openAI.chat`). */
function modesOf(name: string, members: readonly Member[]): [string, DeclaredSettings][] {
  const [only] = members;
  const inside = members.length === 1 && only?.is === 'object' ? Object.entries(only.fields) : [];
  const modes = inside.filter(([, field]) => isMode(field.members) && field.members.length > 1);
  if (modes.length === 0) return [[name, modeSettings(members)]];
  const others = inside.filter((entry) => !modes.includes(entry));
  const shared: DeclaredSettings = Object.fromEntries(
    others.flatMap(([, field]) => Object.entries(modeSettings(field.members))),
  );
  return modes.map(([mode, field]) => [
    `${name}.${mode}`,
    {...shared, ...modeSettings(field.members)},
  ]);
}

/** The settings of every provider and mode of an API model, for the forms of `src/providers`. */
export function declareSettings(model: ApiModel): Readonly<Record<string, DeclaredProvider>> {
  const reader = new Reader(model);
  const connection = typeOf(model, 'DirectConnection')?.fields ?? [];
  return Object.fromEntries(
    model.providers.map(({key, type, modes}): [string, DeclaredProvider] => {
      const refs = connection.find(({path}) => path === key)?.refs ?? [];
      const needsKey = refs.some((ref) => 'key' in reader.fieldsOf(ref));
      if (modes.length === 0) {
        const chat = modeSettings(reader.members([{ref: type}]));
        return [key, {placement: 'root', needsKey, modes: {chat}}];
      }
      const found = Object.entries(reader.fieldsOf(type)).flatMap(([name, {members}]) =>
        modesOf(name, members),
      );
      return [key, {placement: 'nested', needsKey, modes: Object.fromEntries(found)}];
    }),
  );
}
