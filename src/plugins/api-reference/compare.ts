import type {ApiModel} from './model';
import {typeText} from './model';
import {inventoryOf, KINDS} from './inventory';

/** What is different between two versions of the API. */
export interface Difference {
  /** `fields: Connect.retry`, in the order of the kinds. */
  readonly appeared: readonly string[];
  readonly disappeared: readonly string[];
  /** `Connect.url: string → string | URL`; also a field that became required or optional. */
  readonly changed: readonly string[];
}

/** Lists what appeared, disappeared and changed from one model to another. */
export function compareModels(before: ApiModel, after: ApiModel): Difference {
  const [old, now] = [inventoryOf(before), inventoryOf(after)];
  const only = (a: typeof old, b: typeof old) =>
    KINDS.flatMap((kind) => {
      const known = new Set(b[kind]);
      return a[kind].filter((key) => !known.has(key)).map((key) => `${kind}: ${key}`);
    });
  const [types, newTypes] = [typesByKey(before), typesByKey(after)];
  return {
    appeared: only(now, old),
    disappeared: only(old, now),
    changed: [...types].flatMap(([key, type]) => {
      const next = newTypes.get(key);
      return next === undefined || next === type ? [] : [`${key}: ${type} → ${next}`];
    }),
  };
}

/** The type of each member, field and named type as text. */
function typesByKey(model: ApiModel): Map<string, string> {
  const members = [...model.properties, ...model.methods, ...model.events];
  return new Map([
    ...members.map(({name, type}) => [name, typeText(type)] as const),
    ...model.types.flatMap(({name, shape, fields}) => [
      [`type ${name}`, typeText(shape)] as const,
      ...fields
        .filter(({from}) => !from)
        .map(
          ({path, type, required}) =>
            [`${name}.${path}`, typeText(type) + (required ? ' (required)' : '')] as const,
        ),
    ]),
  ]);
}
