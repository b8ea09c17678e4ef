import {EVENTS, OTHER_EVENTS} from './elementEvents';
import {typeText, type ApiField, type ApiMember} from './model';
import type {Reference} from './view';

/** One field or parameter, as programs read it. */
export interface JsonField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  /** Strings that it accepts, where the declarations list them. */
  readonly values?: readonly string[];
}

/** A property, a method or an event callback. */
export interface JsonMember {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  /** The attribute of the element in HTML; methods have none. */
  readonly attribute?: string;
  /** The DOM event beside the callback. */
  readonly event?: string;
  readonly parameters?: readonly JsonField[];
  readonly url?: string;
}

/** The public API of one version as JSON: what `/docs/api.json` holds. */
export interface ApiJson {
  readonly package: string;
  readonly version: string;
  readonly element: string;
  readonly properties: readonly JsonMember[];
  readonly methods: readonly JsonMember[];
  readonly events: readonly JsonMember[];
  /** DOM events without a callback property. */
  readonly otherEvents: readonly string[];
  readonly providers: readonly {
    readonly key: string;
    readonly type: string;
    readonly modes: readonly string[];
    readonly url?: string;
  }[];
  readonly types: readonly {
    readonly name: string;
    readonly kind: string;
    /** Its declaration, where it has more than fields. */
    readonly shape?: string;
    readonly import?: string;
    readonly fields: readonly JsonField[];
    readonly values?: readonly string[];
    readonly url?: string;
  }[];
}

/**
 * The API for programs: names, types, defaults and the addresses of the pages.
 *
 * @param root address of the site with its base URL, without a slash at the end.
 */
export function apiJson({model, homes, defaults}: Reference, root: string): ApiJson {
  const urlOf = (name: string) => {
    const home = homes.get(name);
    return home && {url: root + home.url};
  };
  const defaultOf = (...keys: readonly string[]) => {
    const value = keys.map((key) => defaults[key]?.value).find((found) => found !== undefined);
    return value !== undefined && {default: value};
  };
  const field = (one: ApiField, owner?: string): JsonField => ({
    name: one.path,
    type: typeText(one.full ?? one.type),
    required: one.required,
    ...(owner && defaultOf(`${owner}.${one.path}`, `${one.from}.${one.path}`)),
    ...(one.values.length > 0 && {values: one.values}),
  });
  const member = (one: ApiMember): JsonMember => {
    const event = EVENTS.find(({property}) => property === one.name)?.event;
    return {
      name: one.name,
      type: typeText(one.type),
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
      ...(shape.length > 0 && {shape: typeText(shape)}),
      ...(module && {import: `import type {${name}} from '${module}';`}),
      fields: fields.map((one) => field(one, name)),
      ...(values.length > 0 && {values}),
      ...urlOf(name),
    })),
  };
}
