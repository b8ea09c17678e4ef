/**
 * The public API of the installed component as plain data: what `extractModel.ts` reads from the shipped type
 * declarations, and what the reference, the coverage check and the comparison of two versions work with.
 */

/** One field of a type. Fields of inline objects are listed under their path: `styles.button`, `tools[].name`. */
export interface ApiField {
  /** Path from the type, with `[]` after lists and `[name]` for fields of any name. */
  readonly path: string;
  readonly required: boolean;
  readonly type: string;
  /** The type with its inline objects spelled out, where that is short enough for a table. */
  readonly full?: string;
  /** Strings that the field accepts, where they are listed. */
  readonly values: readonly string[];
  /** Named types whose fields can follow this field in a longer path. */
  readonly refs: readonly string[];
  /** The type that declares the field, where that is another one than the type it is listed under. */
  readonly from?: string;
}

/** A named type that is reachable from the public API. */
export interface ApiType {
  readonly name: string;
  /** What its shape is: fields, a function, a union of kinds, or another name for a type. */
  readonly kind: 'object' | 'function' | 'union' | 'alias';
  /** The right-hand side of its declaration; empty for a type that has fields only. */
  readonly shape: string;
  readonly fields: readonly ApiField[];
  /** Strings that the type itself lists (`ButtonPosition`). */
  readonly values: readonly string[];
  /** Named types that stand for this one as a whole (`BrowserStorage` is `true` or `BrowserStorageConfig`). */
  readonly refs: readonly string[];
  /** Module to import the type from, `deep-chat/dist/types/connect`. Undefined when it is not exported. */
  readonly module?: string;
}

/** A public member of the element. */
export interface ApiMember {
  readonly name: string;
  readonly type: string;
  /** Named types in its type, outermost first. */
  readonly refs: readonly string[];
  readonly required: boolean;
  /** What a method, a callback or an interceptor is called with. */
  readonly parameters?: readonly ApiField[];
}

/** The provider keys of `directConnection`. */
export interface ApiProvider {
  readonly key: string;
  /** The type of its settings, `OpenAI`. */
  readonly type: string;
  /** The keys that choose what the provider does, `chat`, `images`; empty for a provider with one mode. */
  readonly modes: readonly string[];
}

/** Everything public of one version of the component. */
export interface ApiModel {
  readonly version: string;
  readonly properties: readonly ApiMember[];
  readonly methods: readonly ApiMember[];
  readonly events: readonly ApiMember[];
  /** Sorted by name. */
  readonly types: readonly ApiType[];
  readonly providers: readonly ApiProvider[];
}

/** The type with this name, or undefined. */
export function typeOf(model: ApiModel, name: string): ApiType | undefined {
  return model.types.find((type) => type.name === name);
}

/** Every member of the element: properties, methods and event callbacks. */
export function membersOf(model: ApiModel): readonly ApiMember[] {
  return [...model.properties, ...model.methods, ...model.events];
}

/** What the element does with one of its event callbacks. */
interface ElementEvent {
  /** The callback's property. */
  readonly property: string;
  /** The name to listen to. */
  readonly event: string;
}

/**
 * The DOM events behind the callback properties. The declarations do not name them; the names are those of
 * the package's own calls of `new CustomEvent`, which a test compares.
 */
export const EVENTS: readonly ElementEvent[] = [
  {property: 'onMessage', event: 'message'},
  {property: 'onClearMessages', event: 'clear-messages'},
  {property: 'onComponentRender', event: 'render'},
  {property: 'onInput', event: 'input'},
  {property: 'onError', event: 'error'},
];

/** Events without a callback property on the element. The last is the old name of `message`, still dispatched beside it. */
export const OTHER_EVENTS = ['sts-session-started', 'sts-session-stopped', 'new-message'] as const;
