import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import {checkAddress} from './address';
import type {Values} from '../schema';
import type {Checked} from '../schemaParts';

const MAX_TEXT_LENGTH = 20_000;
/** The error of a required field that is empty. */
export const MISSING = 'This field is required.';
const MAX_DEPTH = 12;
/** Names that would reach into JavaScript's own objects. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** What may be put into the name of a host without changing which host it is. */
const HOST_PART = /^[a-z0-9-]{1,63}$/;

/** Copies plain JSON, without names that reach into prototypes; undefined when it is none. */
function cleanJson(value: unknown, depth = 0): Json | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH ? undefined : value;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => {
      const cleaned = cleanJson(item, depth + 1);
      return cleaned === undefined ? [] : [cleaned];
    });
    return items.length === value.length ? items : undefined;
  }
  if (typeof value !== 'object') return undefined;
  const made: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) continue;
    const cleaned = cleanJson(item, depth + 1);
    if (cleaned === undefined) return undefined;
    made[key] = cleaned;
  }
  return made;
}

/** The end of a sentence that asks for a number. */
export function limits({min, max}: Field): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of ${min} or more`;
  return max === undefined ? '' : ` of ${max} or less`;
}

function checkNumber(field: Field, value: unknown): Checked {
  const {kind, min = -Infinity, max = Infinity} = field;
  const wanted = `Write a ${kind === 'integer' ? 'whole number' : 'number'}${limits(field)}.`;
  if (typeof value !== 'number' || !Number.isFinite(value)) return {error: wanted};
  if (kind === 'integer' && !Number.isInteger(value)) return {error: wanted};
  return value < min || value > max ? {error: wanted} : {value};
}

function checkGroup(fields: readonly Field[], value: unknown): Checked {
  const {values, errors} = checkValues(fields, value);
  const [name, problem] = Object.entries(errors)[0] ?? [];
  if (!problem) return {value: values};
  const {label = name} = fields.find((field) => field.name === name) ?? {};
  return {error: `${label}: ${problem}`};
}

function checkRows(fields: readonly Field[], value: unknown): Checked {
  if (!Array.isArray(value)) return {error: 'This must be a list.'};
  const rows = value.map((item) => checkGroup(fields, item));
  const at = rows.findIndex(({error}) => error !== undefined);
  if (at >= 0) return {error: `Entry ${at + 1}, ${rows[at]?.error}`};
  return {value: rows.map((row) => row.value ?? {})};
}

/** Checks a value that comes from a form, a link, a file or storage. */
export function checkValue(field: Field, value: unknown): Checked {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return checkNumber(field, value);
    case 'address':
      return checkAddress(value);
    case 'hostPart':
      return typeof value === 'string' && HOST_PART.test(value)
        ? {value}
        : {error: 'Use only lowercase letters, digits and hyphens, such as westeurope.'};
    case 'switch':
      return typeof value === 'boolean' ? {value} : {error: 'Choose yes or no.'};
    case 'choice':
      return typeof value === 'string' && field.options?.includes(value)
        ? {value}
        : {error: `Choose one of ${field.options?.join(', ')}.`};
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? {value: value}
        : {error: 'Write one text on each line.'};
    case 'pairs':
      return isObject(value) && Object.values(value).every((item) => typeof item === 'string')
        ? {value: cleanJson(value) ?? {}}
        : {error: 'Give each name a text.'};
    case 'group':
      return checkGroup(field.fields ?? [], value);
    case 'rows':
      return checkRows(field.fields ?? [], value);
    case 'json': {
      const cleaned = cleanJson(value);
      return cleaned === undefined || typeof cleaned === 'number'
        ? {error: 'Write a JSON object, array or text.'}
        : {value: cleaned};
    }
    default:
      return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
        ? {value}
        : {error: 'Write a text of at most 20,000 characters.'};
  }
}

/** Whether a value says nothing, so that the setting is left out. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === '') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).length === 0;
}

/** Result of {@link checkValues}: the good values, and what is wrong with the others. */
export interface CheckedValues {
  readonly values: Values;
  /** By name of the setting; a name that the mode does not know is here too. */
  readonly errors: Readonly<Record<string, string>>;
}

export function checkValues(fields: readonly Field[], given: unknown): CheckedValues {
  const values: Record<string, Json> = {};
  const errors: Record<string, string> = {};
  const source = isObject(given) ? given : {};
  for (const field of fields) {
    const raw = Object.hasOwn(source, field.name) ? source[field.name] : undefined;
    if (raw === undefined || raw === '') {
      if (field.required) errors[field.name] = MISSING;
      continue;
    }
    const {value, error} = checkValue(field, raw);
    if (error !== undefined) errors[field.name] = error;
    else if (value !== undefined && !isEmpty(value)) values[field.name] = value;
    else if (field.required) errors[field.name] = MISSING;
  }
  const known = new Set(fields.map(({name}) => name));
  for (const name of Object.keys(source))
    if (!known.has(name)) errors[name] = 'The mode has no such setting.';
  return {values, errors};
}
