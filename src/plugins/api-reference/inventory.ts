import type {ApiModel} from './model';

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

/** Keys of everything public, by kind. A field is listed once, under the type that declares it. */
export type Inventory = Readonly<Record<Kind, readonly string[]>>;

/** Lists everything public of a model. */
export function inventoryOf(model: ApiModel): Inventory {
  const own = model.types.flatMap((type) =>
    type.fields
      .filter(({from}) => !from)
      .map((field) => ({key: `${type.name}.${field.path}`, field})),
  );
  return {
    properties: model.properties.map(({name}) => name),
    methods: model.methods.map(({name}) => name),
    events: model.events.map(({name}) => name),
    types: model.types.map(({name}) => `type ${name}`),
    fields: own.map(({key}) => key),
    'enum values': [
      ...model.types.flatMap(({name, values}) => values.map((value) => `${name} = '${value}'`)),
      ...own.flatMap(({key, field}) => field.values.map((value) => `${key} = '${value}'`)),
    ],
    providers: model.providers.map(({key}) => `DirectConnection.${key}`),
    modes: model.providers.flatMap(({type, modes}) => modes.map((mode) => `${type}.${mode}`)),
  };
}
