import * as v from 'valibot';
import {isObject} from '../lib/isObject';
import type {Json} from '../lib/json';

/** A type whose properties can't be changed, at any depth. */
export type Frozen<T> = T extends object ? {readonly [K in keyof T]: Frozen<T[K]>} : T;

/** A value that a setting may have, the reason why not, or neither when it is left empty. */
export type Checked =
  | {readonly value: Json; readonly error?: undefined}
  | {readonly value?: undefined; readonly error?: string};

type Anything = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** An optional part. A value that it doesn't accept is left out, and the rest is read. */
export const setting = <T extends Anything>(schema: T) => v.fallback(v.optional(schema), undefined);

/** Whether a setting is empty, so that it's neither kept nor written. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (value === 0) return false;
  return !value || (isObject(value) && Object.keys(value).length === 0);
}

/** An object without the settings that say nothing, so that equal objects are equal as JSON. */
export function tidy<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isBlank(value))) as T;
}

/** An object of optional parts, of which only those that say something are kept. */
export const parts = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.object(entries), v.transform(tidy));

export const idOf = <Id extends string>(list: readonly {readonly id: Id}[]) =>
  v.picklist(list.map(({id}) => id));

/** A schema for each name of a list. */
export function entriesOf<Name extends string, Item extends {readonly name: Name}, T>(
  list: readonly Item[],
  schemaOf: (item: Item) => T,
): Record<Item['name'], T> {
  const entries = list.map((item) => [item.name, schemaOf(item)]);
  return Object.fromEntries(entries) as Record<Item['name'], T>;
}

/** A list of unknown things, of which the good ones are kept. */
export const listOf = <T extends Anything>(schema: T) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((given) =>
      given.flatMap((item): v.InferOutput<T>[] => {
        const read = v.safeParse(schema, item);
        return read.success ? [read.output] : [];
      }),
    ),
  );

/** Control characters, and those that turn the direction of text; of these, line breaks and emoji's joiners stay. */
const ODD = /[\p{Cc}\p{Cf}]/gu;
const STAYS = '\n\u200D';

/** A text from anybody, without characters that hide or reorder what it says. */
export function cleanText(text: string): string {
  return text.replace(ODD, (mark) => (STAYS.includes(mark) ? mark : ''));
}
