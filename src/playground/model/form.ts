import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import {checkValue, isEmpty, MISSING, type Checked} from './checkValues';
import type {Values} from './workspace';

/**
 * The value of a form field while it is edited: a text for all that is typed or chosen (`true`,
 * `false` or nothing for a switch), names and texts for `pairs`, a form for a `group`, forms for `rows`.
 */
export type Draft = string | readonly (readonly [string, string])[] | Form | readonly Form[];

/** The fields of one form by the name of their setting. */
export interface Form {
  readonly [name: string]: Draft | undefined;
}

/** The draft of a setting, as what its kind has: of another kind it is empty. */
export function pairsIn(draft: Draft | undefined): readonly (readonly [string, string])[] {
  return Array.isArray(draft) ? draft.filter(isPair) : [];
}

/** See {@link pairsIn}. */
export function rowsIn(draft: Draft | undefined): readonly Form[] {
  return Array.isArray(draft) ? draft.filter(isForm) : [];
}

/** See {@link pairsIn}. */
export function groupIn(draft: Draft | undefined): Form {
  return isForm(draft) ? draft : {};
}

function isPair(value: readonly [string, string] | Form): value is readonly [string, string] {
  return Array.isArray(value);
}

function isForm(value: Draft | readonly [string, string] | undefined): value is Form {
  return typeof value === 'object' && !Array.isArray(value);
}

function draftOf(field: Field, value: Json | undefined): Draft {
  const {kind, fields = []} = field;
  if (kind === 'group') return formOf(fields, isObject(value) ? value : {});
  if (kind === 'rows')
    return Array.isArray(value)
      ? value.map((row: Json) => formOf(fields, isObject(row) ? row : {}))
      : [];
  if (kind === 'pairs')
    return isObject(value)
      ? Object.entries(value).map(([name, text]) => [name, String(text)] as const)
      : [];
  if (value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'list' && Array.isArray(value)) return value.join('\n');
  return String(value);
}

/** The form that shows these values. */
export function formOf(
  fields: readonly Field[],
  values: Readonly<Record<string, Json | undefined>>,
): Form {
  return Object.fromEntries(
    fields.map((field) => [field.name, draftOf(field, values[field.name])]),
  );
}

function parse(field: Field, text: string): Checked {
  if (text.trim() === '') return {};
  switch (field.kind) {
    case 'number':
    case 'integer':
      return checkValue(field, Number(text));
    case 'switch':
      return checkValue(field, text === 'true');
    case 'list':
      return checkValue(
        field,
        text.split('\n').filter((line) => line.trim() !== ''),
      );
    case 'json':
      try {
        return checkValue(field, JSON.parse(text));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return {error: `This is not valid JSON: ${reason}`};
      }
    default:
      return checkValue(field, text);
  }
}

/** What a form says: the good values, and what is wrong with the other fields by their path. */
export interface ReadForm {
  readonly values: Values;
  /** By path, such as `temperature`, `options.top_p` or `documents.0.title`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Paths of the errors that only say that something required is empty. */
  readonly missing: readonly string[];
}

/**
 * Reads a form.
 *
 * @param path begins the paths of the errors.
 */
export function readForm(fields: readonly Field[], form: Form, path = ''): ReadForm {
  const values: Record<string, Json> = {};
  const errors: Record<string, string> = {};
  const missing: string[] = [];
  const include = (inner: ReadForm) => {
    Object.assign(errors, inner.errors);
    missing.push(...inner.missing);
  };
  for (const field of fields) {
    const at = `${path}${field.name}`;
    const draft = form[field.name] ?? '';
    let value: Json | undefined;
    if (typeof draft === 'string') {
      const checked = parse(field, draft);
      if (checked.error !== undefined) errors[at] = checked.error;
      value = checked.value;
    } else if (field.kind === 'pairs') {
      const pairs = pairsIn(draft).filter(([name, text]) => name || text);
      const names = pairs.map(([name]) => name.trim());
      if (names.includes('')) errors[at] = 'Give each text a name.';
      else if (new Set(names).size < names.length) errors[at] = 'Give each text a name of its own.';
      else value = Object.fromEntries(pairs.map(([name, text]) => [name.trim(), text]));
    } else if (field.kind === 'rows') {
      const rows = rowsIn(draft).map((row, index) =>
        readForm(field.fields ?? [], row, `${at}.${index}.`),
      );
      rows.forEach(include);
      value = rows.map((row) => row.values);
    } else {
      const group = readForm(field.fields ?? [], groupIn(draft), `${at}.`);
      const untouched = isEmpty(group.values) && Object.values(draft).every((text) => text === '');
      // The required fields of a group are required only when something in it is set.
      if (!untouched) include(group);
      value = group.values;
    }
    if (value !== undefined && !isEmpty(value)) values[field.name] = value;
    else if (field.required && !errors[at]) {
      errors[at] = MISSING;
      missing.push(at);
    }
  }
  return {values, errors, missing};
}
