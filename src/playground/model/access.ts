import {isObject} from '../../lib/isObject';
import {isList, type Json, type JsonObject} from '../../lib/json';
import {factsOf} from '../../providers/catalog';
import {isOpenHeader} from '../../providers/custom';
import {originOf} from './address';
import {addressOf} from '../../providers/modeConnection';
import {targetsOf, type Access} from './connection';
import {connectValuesOf, modeOfChat, valuesIn, valuesOf} from './workspace';
import type {ChatModel, Values} from '../schema';
import {tidy} from '../schemaParts';

/** Secrets by slot: a provider's key by the provider, a header's value by {@link headerSlot}. */
export type Secrets = Readonly<Record<string, string>>;

/** The confirmed hosts, by {@link permitOf}: `requests` without the key, or `key` with it. Others get nothing. */
export type Permits = Readonly<Record<string, 'requests' | 'key'>>;

/** Hosts of the resources that Azure gives to its customers. No other provider's requests belong there. */
const AZURE_HOSTS =
  /^https:\/\/[a-z\d-]+\.(openai\.azure\.com|cognitiveservices\.azure\.com|services\.ai\.azure\.com|api\.cognitive\.microsoft\.com|tts\.speech\.microsoft\.com|stt\.speech\.microsoft\.com)$/i;

/** Where the value of a secret header is kept. It belongs to a host, so no other host gets it. */
export function headerSlot(origin: string, name: string): string {
  return `${origin} ${name.toLowerCase()}`;
}

/** Name of a permission: which provider's requests may go to which host. */
export function permitOf(provider: string | undefined, origin: string): string {
  return `${provider ?? 'custom'} ${origin}`;
}

export function reachPermitOf(provider: string | undefined, name: string): string {
  return permitOf(provider, `via ${name}`);
}

/** The origins that a chat asks; undefined stands for an address that has none. */
function originsOf(chat: ChatModel): readonly (string | undefined)[] {
  return [...new Set(targetsOf(chat).map(originOf))];
}

/** The hosts that a chat asks and that are not the provider's own, the one that gets messages first. */
export function foreignOrigins(chat: ChatModel): readonly string[] {
  const mode = modeOfChat(chat);
  if (!mode) return [];
  const own = originOf(addressOf(mode, {}));
  return originsOf(chat).filter(
    (origin): origin is string =>
      origin !== undefined &&
      origin !== own &&
      !(chat.provider === 'azure' && AZURE_HOSTS.test(origin)),
  );
}

/** Whether one of the addresses that a chat asks is incomplete, so that nobody can say who would get it. */
export function isAimless(chat: ChatModel): boolean {
  return originsOf(chat).includes(undefined);
}

/** Names of the headers that a chat sends and whose values are kept like keys. */
export function secretHeaders(connect: Values): readonly string[] {
  return Object.keys(valuesIn(connect.headers)).filter((name) => !isOpenHeader(name));
}

/** Settings that are checked as the chat's own address, see `targetsOf`. */
const OWN = new Set(['endpoint', 'region', 'custom_base_url', 'url', 'headers']);
/** Texts for the model, in which an address is only a word. */
const PROSE =
  /^(\$id|\$schema|content|context|description|instructions|prompt|snippet|system_prompt|text|title)$/;
/** Names of settings whose text is always an address. */
const ADDRESS_NAME = /(ur[il]|endpoint|host|server|origin|domain|webhook|callback|address)s?$/i;
/** Names of settings that let a provider ask somebody else. */
const REACHES =
  /mcp|connector|plugin|webhook|callback|data_?sources?|web_?search|search_(options|parameters|settings)|enable_search$/i;
/** What describes a function, in which an address is only an example. */
const SCHEMA = /^(function|functionDeclarations|function_declarations|input_schema|parameters)$/;
/** What else a tool has that only describes a function of the page, which no provider can call. */
const FUNCTION_PART = /^(cache_control|description|format|name|strict|type)$/;
const FUNCTION_TYPES: readonly unknown[] = [undefined, 'function', 'custom'];
const ADDRESS = /[a-z][a-z\d+.-]{0,20}:\/\/\S*/gi;
const MAX_NAME_LENGTH = 200;

function isFunction(tool: JsonObject): boolean {
  const isKnown = Object.keys(tool).every((name) => SCHEMA.test(name) || FUNCTION_PART.test(name));
  return isKnown && FUNCTION_TYPES.includes(tool.type);
}

/** A name that cannot pretend to be another one: without characters that are not seen. */
function plainName(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_NAME_LENGTH);
}

function collect(value: Json | undefined, name: string, found: Set<string>): void {
  if (typeof value === 'string') {
    if (PROSE.test(name)) return;
    const addresses = ADDRESS_NAME.test(name) && value ? [value] : (value.match(ADDRESS) ?? []);
    for (const address of addresses) found.add(originOf(address) ?? plainName(address));
  } else if (isList(value)) {
    for (const item of value)
      if (name === 'tools' && isObject(item)) collectTool(item, found);
      else collect(item, name, found);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) collectNamed(item, key, found);
  }
}

/** A setting that leads elsewhere by its name is listed by that, unless it says itself where. */
function collectNamed(value: Json | undefined, name: string, found: Set<string>): void {
  const before = found.size;
  collect(value, name, found);
  if (found.size > before || !REACHES.test(name) || value === false || value === null) return;
  found.add(`the setting ${plainName(name)} (${plainName(JSON.stringify(value))})`);
}

function collectTool(tool: JsonObject, found: Set<string>): void {
  if (isFunction(tool)) {
    for (const [name, item] of Object.entries(tool))
      if (!SCHEMA.test(name)) collect(item, name, found);
    return;
  }
  const before = found.size;
  for (const [name, item] of Object.entries(tool)) collect(item, name, found);
  if (found.size > before) return;
  const kind = typeof tool.type === 'string' ? tool.type : Object.keys(tool).join(', ');
  found.add(`the tool ${plainName(kind)}`);
}

/** Everybody to whom a setting makes the provider pass data on: hosts by their origins, others by their settings. */
export function reachOf(chat: ChatModel): readonly string[] {
  const found = new Set<string>();
  for (const values of new Set([valuesOf(chat), connectValuesOf(chat)]))
    for (const [name, value] of Object.entries(values))
      if (!OWN.has(name)) collectNamed(value, name, found);
  return [...found];
}

export function accessOf(chat: ChatModel, secrets: Secrets, permits: Permits): Access {
  const {provider} = chat;
  const foreign = foreignOrigins(chat);
  const permitted = foreign.map((origin) => permits[permitOf(provider, origin)]);
  const hosts = foreign.filter((_, index) => !permitted[index]);
  const reach = reachOf(chat).filter((name) => !permits[reachPermitOf(provider, name)]);
  const isUnconfirmed = isAimless(chat) || hosts.length > 0 || reach.length > 0;
  const needsKey = provider !== undefined && factsOf(provider).needsKey;
  const mayUseKey = !isUnconfirmed && permitted.every((permit) => permit === 'key');
  const key = needsKey && mayUseKey ? secrets[provider] : undefined;
  const [target, ...others] = originsOf(chat);
  // The component sends the headers with every request, so there must be no other host than theirs.
  const hasHeaders = target !== undefined && others.length === 0 && !isUnconfirmed;
  const held = (hasHeaders ? secretHeaders(connectValuesOf(chat)) : []).flatMap((name) => {
    const value = secrets[headerSlot(target ?? '', name)];
    return value ? [[name, value] as const] : [];
  });
  const [origin] = foreign;
  return tidy({key, headers: Object.fromEntries(held), origin, isUnconfirmed, hosts, reach});
}
