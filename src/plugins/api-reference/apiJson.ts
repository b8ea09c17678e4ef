import {EVENTS, OTHER_EVENTS, type ApiField, type ApiMember} from './model';
import type {Reference} from './loadModel';

/** The public API of one version as JSON: what `/docs/api.json` holds. */
export type ApiJson = ReturnType<typeof apiJson>;

/**
 * The API for programs: names, types, defaults and the addresses of the pages.
 *
 * @param root address of the site with its base URL, without a slash at the end.
 */
export function apiJson({model, homes, defaults}: Reference, root: string) {
  const urlOf = (name: string) => {
    const home = homes.get(name);
    return home && {url: root + home};
  };
  const defaultOf = (...keys: readonly string[]) => {
    const value = keys.map((key) => defaults[key]?.value).find((found) => found !== undefined);
    return value !== undefined && {default: value};
  };
  const field = (one: ApiField, owner?: string) => ({
    name: one.path,
    type: one.full ?? one.type,
    required: one.required,
    ...(owner && defaultOf(`${owner}.${one.path}`, `${one.from}.${one.path}`)),
    ...(one.values.length > 0 && {values: one.values}),
  });
  const member = (one: ApiMember) => {
    const event = EVENTS.find(({property}) => property === one.name)?.event;
    return {
      name: one.name,
      type: one.type,
      ...defaultOf(one.name),
      ...(!one.required && {attribute: one.name.toLowerCase()}),
      ...(event && {event}),
      ...(one.parameters && {parameters: one.parameters.map((each) => field(each))}),
      ...urlOf(one.name),
    };
  };
  return {
    package: 'deep-chat',
    version: model.version,
    element: 'deep-chat',
    properties: model.properties.map(member),
    methods: model.methods.map(member),
    events: model.events.map(member),
    otherEvents: OTHER_EVENTS,
    providers: model.providers.map((one) => ({...one, ...urlOf(one.type)})),
    types: model.types.map(({name, kind, shape, module, fields, values}) => ({
      name,
      kind,
      ...(shape && {shape}),
      ...(module && {import: `import type {${name}} from '${module}';`}),
      fields: fields.map((one) => field(one, name)),
      ...(values.length > 0 && {values}),
      ...urlOf(name),
    })),
  };
}
