import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import {checkValue, isEmpty} from './checkValues';
import type {Values} from '../schema';
import type {Checked} from '../schemaParts';

/** Settings with another value of one of them; an empty value removes it. */
export function withValue(values: Values, name: string, value: Json | undefined): Values {
  const {[name]: _, ...others} = values;
  return value === undefined || isEmpty(value) ? others : {...others, [name]: value};
}

/** A value as the text of its field: `true`, `false` or nothing for a switch, a line for each entry of a list. */
export function textOf({kind}: Field, value: Json | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return kind === 'list' && isList(value) ? value.join('\n') : JSON.stringify(value, null, 2);
}

export function readText(field: Field, text: string): Checked {
  if (text.trim() === '') return {};
  switch (field.kind) {
    case 'number':
    case 'integer':
      return checkValue(field, Number(text));
    case 'switch':
      return checkValue(field, {true: true, false: false}[text]);
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

/** Names with their texts while they are edited: two of them can be the same for a moment. */
export type Pairs = readonly (readonly [name: string, text: string])[];

export function pairsOf(value: Json | undefined): Pairs {
  return isObject(value)
    ? Object.entries(value).map(([name, text]) => [name, String(text)] as const)
    : [];
}

/** Reads names and texts, without the pairs in which both are empty. */
export function readPairs(draft: Pairs): Checked {
  const pairs = draft
    .filter(([name, text]) => name || text)
    .map(([name, text]) => [name.trim(), text] as const);
  const names = new Set(pairs.map(([name]) => name));
  if (names.has('')) return {error: 'Give each text a name.'};
  if (names.size < pairs.length) return {error: 'Give each text a different name.'};
  return {value: Object.fromEntries(pairs)};
}
