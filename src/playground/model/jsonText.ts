import {
  findNodeAtLocation,
  getLocation,
  parseTree,
  printParseErrorCode,
  type ParseError,
} from 'jsonc-parser';
import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import {isSecretName, MASK} from '../../lib/keyEchoes';
import {masked} from '../../providers/exchange';
import type {Field} from '../../providers/types';
import type {Values} from '../schema';
import type {Checked} from '../schemaParts';
import {checkValues} from './checkValues';

const mistakeAt = (line: number, message: string) => ({error: `Line ${line}: ${message}`});

/** Reads a JSON text, with the lines of its outermost properties. Never throws: a mistake comes with its line. */
export function readJson(text: string) {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, {disallowComments: true});
    const [first] = errors;
    if (first) {
      const {error, offset, length} = first;
      // Such as `CommaExpected`.
      const words = printParseErrorCode(error)
        .replace(/\B[A-Z]/g, ' $&')
        .toLowerCase();
      const found = text.slice(offset, offset + Math.min(length, 20)).trim();
      const place = found && ` at “${found}”`;
      return mistakeAt(lineAt(offset), `This isn’t valid JSON: ${words}${place}.`);
    }
    const lineOf = (name: string) => {
      const property = tree && findNodeAtLocation(tree, [name])?.parent;
      return property && lineAt(property.offset);
    };
    const value: unknown = JSON.parse(text);
    return {value, lineOf, error: undefined};
  } catch (error) {
    // Nested too deeply.
    return mistakeAt(1, `This isn’t valid JSON: ${String(error)}`);
  }
}

function templateOf({kind}: Field): string {
  if (kind === 'group' || kind === 'pairs') return '{}';
  if (kind === 'list' || kind === 'rows' || kind === 'json') return '[]';
  if (kind === 'switch') return 'true';
  if (kind === 'number' || kind === 'integer') return '1';
  return '""';
}

/** The settings that are known inside the innermost object or list at a place. */
function fieldsAt(text: string, at: number, fields: readonly Field[]): readonly Field[] {
  const {path} = getLocation(text, at);
  if (path.length === 0) return [];
  let known = fields;
  for (const name of path.slice(0, -1)) {
    // The objects of a list know what the list knows.
    if (typeof name === 'number') continue;
    known = known.find((field) => field.name === name)?.fields ?? [];
  }
  return known;
}

/** Names and values that fit at a place of the text, from the settings of the mode. */
export function suggestionsAt(text: string, at: number, fields: readonly Field[]) {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const known = fieldsAt(text, at, fields);
  const valued = /"(\w+)"\s*:\s*("?[\w-]*)$/.exec(line);
  if (valued) {
    const [, name, begun = ''] = valued;
    const field = known.find((one) => one.name === name);
    const values =
      field?.kind === 'switch'
        ? ['true', 'false']
        : (field?.options ?? []).map((option) => JSON.stringify(option));
    if (values.length === 0) return undefined;
    return {
      from: at - begun.length,
      options: values.map((value) => ({label: value, apply: value})),
    };
  }
  const begun = /(?:^|[{,])\s*("?\w*)$/.exec(line)?.[1];
  if (begun === undefined || known.length === 0) return undefined;
  return {
    from: at - begun.length,
    options: known.map((field) => ({
      label: `"${field.name}"`,
      apply: `"${field.name}": ${templateOf(field)}`,
      detail: field.label,
    })),
  };
}

/** Settings as a text to edit. Secrets in them are masked, because everybody can read over a shoulder. */
export function toRawJson(values: Json): string {
  return JSON.stringify(masked(values, [], Infinity), null, 2);
}

/** Puts the secrets back where their masks were left as they are. */
function unmasked(value: Json, before: Json | undefined, name = ''): Json {
  if (value === MASK && isSecretName(name)) return before ?? '';
  // A mask inside a longer text, such as an address.
  if (typeof value === 'string' && value.includes(MASK) && typeof before === 'string')
    return masked(before, [], Infinity) === value ? before : value;
  if (isList(value)) {
    const old = isList(before) ? before : [];
    return value.map((item, index) => unmasked(item, old[index]));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item = null]) => [
      key,
      unmasked(item, isObject(before) ? before[key] : undefined, key),
    ]),
  );
}

/** Reads an edited text. The settings that it was made of have the secrets behind its masks. */
export function fromRawJson(text: string, fields: readonly Field[], before: Values): Checked {
  const read = readJson(text.trim() === '' ? '{}' : text);
  if (read.error !== undefined) return read;
  if (!isObject(read.value)) return mistakeAt(1, 'The settings are a JSON object in { }.');
  const {values, errors} = checkValues(fields, unmasked(read.value as Json, before));
  for (const [name, problem] of Object.entries(errors)) {
    const line = read.lineOf(name);
    if (line !== undefined) return mistakeAt(line, `${name}: ${problem}`);
  }
  return {value: values};
}
