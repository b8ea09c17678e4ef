import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import {checkValue, isEmpty, MISSING, type Checked} from './checkValues';
import type {Values} from '../schema';

/**
 * The value of a form field during editing: a text for typed and chosen values (`true`, `false` or nothing
 * for a switch), names and texts for `pairs`, a form for a `group`, forms for `rows`.
 */
export type Draft = string | readonly (readonly [string, string])[] | Form | readonly Form[];

export interface Form {
  readonly [name: string]: Draft | undefined;
}

/** The draft as `pairs`; empty for a draft of another kind. */
export function pairsIn(draft: Draft | undefined): readonly (readonly [string, string])[] {
  return Array.isArray(draft) ? draft.filter(isPair) : [];
}

/** The draft as `rows`; empty for a draft of another kind. */
export function rowsIn(draft: Draft | undefined): readonly Form[] {
  return Array.isArray(draft) ? draft.filter(isForm) : [];
}

/** The draft as a `group`; empty for a draft of another kind. */
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
        return {error: `This isn’t valid JSON: ${reason}`};
      }
    default:
      return checkValue(field, text);
  }
}

/** Result of {@link readForm}: the valid values, and the errors of the other fields. */
export interface ReadForm {
  readonly values: Values;
  /** By path, such as `temperature`, `options.top_p` or `documents.0.title`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Paths of required fields that are empty. Each has an error too. */
  readonly missing: readonly string[];
}

/**
 * Reads a form.
 *
 * @param path prefix of the errors' paths.
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
      else if (new Set(names).size < names.length) errors[at] = 'Give each text a different name.';
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
      // A group's required fields are required only if any of its fields is set.
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
