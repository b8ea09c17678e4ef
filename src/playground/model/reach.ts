import {isObject} from '../../lib/isObject';
import {isList, type Json, type JsonObject} from '../../lib/json';
import {originOf} from './address';
import {connectValuesOf, valuesOf} from './workspace';
import type {ChatModel} from '../schema';

/** Settings that are checked as the chat's own address, see `targetsOf`. */
const OWN = new Set(['endpoint', 'region', 'custom_base_url', 'url', 'headers']);
/** Texts for the model, in which an address is only a word. */
const PROSE = new Set([
  '$id',
  '$schema',
  'content',
  'context',
  'description',
  'instructions',
  'prompt',
  'snippet',
  'system_prompt',
  'text',
  'title',
]);
/** Names of settings whose text is always an address. */
const ADDRESS_NAME = /(ur[il]|endpoint|host|server|origin|domain|webhook|callback|address)s?$/i;
/** Names of settings that let a provider ask somebody else. */
const REACHES =
  /mcp|connector|plugin|webhook|callback|data_?sources?|web_?search|search_(options|parameters|settings)|enable_search$/i;
/** What describes a function, in which an address is only an example. */
const SCHEMAS = new Set([
  'function',
  'functionDeclarations',
  'function_declarations',
  'input_schema',
  'parameters',
]);
/** What a tool has that only describes a function of the page, which no provider can call. */
const FUNCTION_PARTS = new Set([
  ...SCHEMAS,
  'cache_control',
  'description',
  'format',
  'name',
  'strict',
  'type',
]);
const FUNCTION_TYPES: readonly unknown[] = [undefined, 'function', 'custom'];
const ADDRESS = /[a-z][a-z\d+.-]{0,20}:\/\/\S*/gi;
const MAX_LENGTH = 200;

function isFunction(tool: JsonObject): boolean {
  const isKnown = Object.keys(tool).every((name) => FUNCTION_PARTS.has(name));
  return isKnown && FUNCTION_TYPES.includes(tool.type);
}

/** A name that cannot pretend to be another one: without characters that are not seen. */
function plainName(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_LENGTH);
}

function collect(value: Json | undefined, name: string, found: Set<string>): void {
  if (typeof value === 'string') {
    if (PROSE.has(name)) return;
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
      if (!SCHEMAS.has(name)) collect(item, name, found);
    return;
  }
  const before = found.size;
  for (const [name, item] of Object.entries(tool)) collect(item, name, found);
  if (found.size > before) return;
  const kind = typeof tool.type === 'string' ? tool.type : Object.keys(tool).join(', ');
  found.add(`the tool ${plainName(kind)}`);
}

/**
 * Everybody to whom a setting makes the provider pass data on: MCP servers, tools that
 * the provider runs, connectors and data sources, also in the extra body. A host is listed by its origin,
 * anything else by its setting.
 */
export function reachOf(chat: ChatModel): readonly string[] {
  const found = new Set<string>();
  for (const values of new Set([valuesOf(chat), connectValuesOf(chat)]))
    for (const [name, value] of Object.entries(values))
      if (!OWN.has(name)) collectNamed(value, name, found);
  return [...found];
}
