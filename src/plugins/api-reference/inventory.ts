import {membersOf, type ApiModel} from './model';

/** The types of symbols that are counted. */
export const KINDS = [
  'properties',
  'methods',
  'events',
  'types',
  'fields',
  'enum values',
  'providers',
  'modes',
] as const;

export type Kind = (typeof KINDS)[number];

/** Keys of everything public of a model, by kind. A field is listed once, under the type that declares it. */
export function inventoryOf(model: ApiModel): Readonly<Record<Kind, readonly string[]>> {
  const own = ownFieldsOf(model);
  return {
    properties: model.properties.map(({name}) => name),
    methods: model.methods.map(({name}) => name),
    events: model.events.map(({name}) => name),
    types: model.types.map(({name}) => `type ${name}`),
    fields: own.map(({key}) => key),
    'enum values': [
      ...model.types.flatMap(({name, values}) => values.map((value) => `${name} = '${value}'`)),
      ...own.flatMap(({key, values}) => values.map((value) => `${key} = '${value}'`)),
    ],
    providers: model.providers.map(({key}) => `DirectConnection.${key}`),
    modes: model.providers.flatMap(({type, modes}) => modes.map((mode) => `${type}.${mode}`)),
  };
}

const ownFieldsOf = (model: ApiModel) =>
  model.types.flatMap(({name, fields}) =>
    fields.filter(({from}) => !from).map((field) => ({key: `${name}.${field.path}`, ...field})),
  );

/**
 * What appeared (`fields: Connect.retry`), disappeared and changed (`Connect.url: string → string | URL`; also a
 * field that became required or optional) from one model to another, in the order of the kinds.
 */
export function compareModels(before: ApiModel, after: ApiModel) {
  const [old, now] = [inventoryOf(before), inventoryOf(after)];
  const only = (a: typeof old, b: typeof old) =>
    KINDS.flatMap((kind) => {
      const known = new Set(b[kind]);
      return a[kind].filter((key) => !known.has(key)).map((key) => `${kind}: ${key}`);
    });
  const newTypes = typesByKey(after);
  return {
    appeared: only(now, old),
    disappeared: only(old, now),
    changed: [...typesByKey(before)].flatMap(([key, type]) => {
      const next = newTypes.get(key);
      return next === undefined || next === type ? [] : [`${key}: ${type} → ${next}`];
    }),
  };
}

/** The type of each member, named type and field as text. */
function typesByKey(model: ApiModel): Map<string, string> {
  return new Map([
    ...membersOf(model).map(({name, type}) => [name, type] as const),
    ...model.types.map(({name, shape}) => [`type ${name}`, shape] as const),
    ...ownFieldsOf(model).map(
      ({key, type, required}) => [key, type + (required ? ' (required)' : '')] as const,
    ),
  ]);
}
