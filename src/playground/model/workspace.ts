import {providers} from '../../data/providers';
import {isObject} from '../../lib/isObject';
import {isList, type Json, type JsonObject} from '../../lib/json';
import {factsOf, modeOf} from '../../providers/catalog';
import {CUSTOM, customMode} from '../../providers/custom';
import type {Mode, ProviderKey} from '../../providers/types';
import type {ChatModel, ToolAnswers, Values} from '../schema';

/** The mode that a chat is in, or undefined for the demo. */
export function modeOfChat(chat: Pick<ChatModel, 'provider' | 'mode'>): Mode | undefined {
  if (chat.provider) return modeOf(chat.provider, chat.mode);
  return chat.mode === CUSTOM ? customMode : undefined;
}

/** Key of {@link ChatModel.values} for the settings of a mode. */
export function valuesKey(provider: ProviderKey | undefined, mode: string): string {
  return provider ? `${provider}.${mode}` : connectKey(provider, mode);
}

/** Key of {@link ChatModel.values} for what a mode's connection adds: address, headers, extra body. */
export function connectKey(provider: ProviderKey | undefined, mode: string): string {
  return provider ? `connect.${provider}.${mode}` : `connect.${mode}`;
}

export function valuesOf({provider, mode, values}: ChatModel): Values {
  return values[valuesKey(provider, mode)] ?? {};
}

/** The connection now: address, headers, credentials and extra body. */
export function connectValuesOf({provider, mode, values}: ChatModel): Values {
  return values[connectKey(provider, mode)] ?? {};
}

export function providerName(key: ProviderKey): string {
  return providers.find((provider) => provider.key === key)?.name ?? key;
}

/** The name that a chat goes by when the user has given none. */
export function usualName(chat: ChatModel): string {
  if (!chat.provider) return modeOfChat(chat)?.name ?? 'Demo';
  const several = factsOf(chat.provider).modes.length > 1;
  const mode = modeOfChat(chat)?.name ?? '';
  return several ? `${providerName(chat.provider)}: ${mode}` : providerName(chat.provider);
}

/** Names of all chats as they are shown, told apart by a number where two would be alike. */
export function shownNames(chats: readonly ChatModel[]): readonly string[] {
  const names = chats.map((chat) => chat.name || usualName(chat));
  // A name that was given stays as it is where it comes first, so a number never makes it a second time.
  const taken = new Set(names);
  const shown = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; shown.has(free) || (free !== name && taken.has(free)); count++)
      free = `${name} (${count})`;
    shown.add(free);
    return free;
  });
}

export type ToolShape = 'flat' | 'nested' | 'claude' | 'gemini';

/** The form in which a chat's mode takes functions; undefined where the component can't run any. */
export function toolShapeOf(chat: Pick<ChatModel, 'provider' | 'mode'>): ToolShape | undefined {
  const mode = modeOfChat(chat);
  if (!mode?.fields.some(({name}) => name === 'tools')) return undefined;
  if (mode.reply === 'responses') return 'flat';
  if (mode.reply === 'claude' || mode.reply === 'gemini') return mode.reply;
  return 'nested';
}

export function valuesIn(value: Json | undefined): Values {
  return isObject(value) ? value : {};
}

export function listed(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

function nameOf(value: Json): string {
  return isObject(value) && typeof value.name === 'string' ? value.name : '';
}

/** Names of the functions in one tool, in the form of any provider; none for a tool of another kind. */
export function namesIn(tool: JsonObject): readonly string[] {
  const declared = tool.functionDeclarations ?? tool.function_declarations;
  if (declared !== undefined) return listed(declared).map(nameOf);
  if (isObject(tool.function)) return [nameOf(tool.function)];
  // Claude needs no type for its functions; tools of other kinds have one, or no name.
  const isUntyped = tool.type === undefined && (tool.name ?? tool.description) !== undefined;
  const isFunction = isUntyped || tool.type === 'function' || isObject(tool.input_schema);
  return isFunction ? [nameOf(tool)] : [];
}

export function toolsOf(chat: ChatModel): readonly Json[] {
  return listed(valuesOf(chat).tools);
}

export function functionNames(tools: readonly Json[]): readonly string[] {
  const names = tools.flatMap((tool) => (isObject(tool) ? namesIn(tool) : []));
  return [...new Set(names)].filter(Boolean);
}

/** Names of the functions that a chat can run. */
export function functionsOf(chat: ChatModel): readonly string[] {
  return toolShapeOf(chat) ? functionNames(toolsOf(chat)) : [];
}

/** The answer of a function. Its name can be that of a property which every object has. */
export function answerOf(answers: ToolAnswers, name: string): string | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}
