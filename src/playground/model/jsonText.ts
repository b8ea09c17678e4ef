import {getLocation, printParseErrorCode, visit, type JSONVisitor} from 'jsonc-parser';
import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import {isSecretName, MASK} from '../../lib/keyEchoes';
import {masked} from '../../providers/exchange';
import type {Field} from '../../providers/types';
import type {Values} from '../schema';
import type {Checked} from '../schemaParts';
import {checkValue, checkValues} from './checkValues';
import {toolsError} from './toolEdits';

export interface JsonMistake {
  readonly message: string;
  /** Beginning with 1. */
  readonly line: number;
}

/** A JSON text that was read, with the line of every property by its path, such as `options.top_p`. */
export interface ReadJson {
  readonly value: unknown;
  readonly lines: ReadonlyMap<string, number>;
}

class Mistake extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const MAX_DEPTH = 40;
const BACKSLASH = 'This text has a backslash that means nothing.';
const NUMBER = 'This number is incomplete.';

/** What is wrong, by the name of the parser's error. */
const MESSAGES: Readonly<Record<string, string>> = {
  InvalidNumberFormat: NUMBER,
  UnexpectedEndOfNumber: NUMBER,
  PropertyNameExpected: 'A name in quotation marks belongs here.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing here.',
  CommaExpected: 'A comma or a closing bracket is missing here.',
  EndOfFileExpected: 'Nothing may follow the end.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString: 'This text has no closing quotation mark.',
  InvalidUnicode: BACKSLASH,
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: 'This text has a tab or another control character. Write \\t for a tab.',
};

function messageOf(error: string, before: string, after: string): string {
  if (after.trim() === '') return 'The text ends too early.';
  if (/,\s*$/.test(before) && /^[\]}]/.test(after))
    return 'The last entry needs no comma after it.';
  const [word = ''] = /^[^\s,:\]}]*/.exec(after) ?? [];
  const unknown = `${word.slice(0, 20)} is not JSON. Names and texts need double quotation marks.`;
  return MESSAGES[error] ?? unknown;
}

/** Reads a JSON text. Never throws: a mistake comes with its line. */
export function readJson(text: string): ReadJson | JsonMistake {
  const lines = new Map<string, number>();
  const places = new Set<string>();
  const enter: JSONVisitor['onObjectBegin'] = (_at, _length, line, _column, path) => {
    if (path().length > MAX_DEPTH) throw new Mistake('This is nested too deeply.', line + 1);
  };
  const visitor: JSONVisitor = {
    onObjectBegin: enter,
    onArrayBegin: enter,
    onObjectProperty: (name, _at, _length, line, _column, pathOfObject) => {
      const path = [...pathOfObject(), name];
      const place = JSON.stringify(path);
      if (places.has(place)) throw new Mistake(`${name} is here twice.`, line + 1);
      places.add(place);
      lines.set(path.join('.'), line + 1);
    },
    onError: (code, at, _length, line) => {
      const error = printParseErrorCode(code);
      throw new Mistake(messageOf(error, text.slice(0, at), text.slice(at)), line + 1);
    },
  };
  try {
    visit(text, visitor, {disallowComments: true});
    return {value: JSON.parse(text), lines};
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return {message: error.message, line: error.line};
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

const mistakeAt = (line: number | undefined, message: string) => ({
  error: `Line ${line ?? 1}: ${message}`,
});

/**
 * Reads an edited text.
 *
 * @param before - The settings that the text was made of, with their secrets.
 */
export function fromRawJson(text: string, fields: readonly Field[], before: Values): Checked {
  const read = readJson(text.trim() === '' ? '{}' : text);
  if (!('value' in read)) return mistakeAt(read.line, read.message);
  if (!isObject(read.value)) return mistakeAt(1, 'The settings are a JSON object in { }.');
  const {values, errors} = checkValues(fields, unmasked(read.value as Json, before));
  const wrong = Object.entries(errors).find(([key]) => read.lines.has(key));
  return wrong ? mistakeAt(read.lines.get(wrong[0]), wrong.join(': ')) : {value: values};
}

const TOOLS: Field = {name: 'tools', label: 'Tools', kind: 'json'};

/**
 * Reads an edited list of tools.
 *
 * @param before - The tools that the text was made of, with their secrets.
 */
export function fromToolsJson(text: string, before: readonly Json[]): Checked {
  const read = readJson(text.trim() === '' ? '[]' : text);
  if (!('value' in read)) return mistakeAt(read.line, read.message);
  const {value: tools, error} = checkValue(TOOLS, unmasked(read.value as Json, before));
  if (error !== undefined) return {error};
  if (!isList(tools)) return {error: 'The tools are a JSON list in [ ].'};
  const problem = toolsError(tools);
  return problem === undefined ? {value: tools} : {error: problem};
}
