import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import {isSecretName, MASK} from '../../lib/keyEchoes';
import {masked} from '../../providers/exchange';
import {readJson} from './jsonText';
import {checkValue, checkValues} from './checkValues';
import {toolsError} from './toolEdits';
import type {Values} from '../schema';
import type {Checked} from '../schemaParts';

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
