import {isObject} from '../../lib/isObject';
import {isList, type Json, type JsonObject} from '../../lib/json';
import {modeOfChat, valuesOf} from './workspace';
import type {ChatModel, ToolAnswers} from '../schema';

export type ToolShape = 'flat' | 'nested' | 'claude' | 'gemini';

/** The form in which a chat's mode takes functions; undefined where the component can't run any. */
export function toolShapeOf(chat: Pick<ChatModel, 'provider' | 'mode'>): ToolShape | undefined {
  const mode = modeOfChat(chat);
  if (!mode?.fields.some(({name}) => name === 'tools')) return undefined;
  if (mode.reply === 'responses') return 'flat';
  if (mode.reply === 'claude' || mode.reply === 'gemini') return mode.reply;
  return 'nested';
}

/** A list of settings; empty for anything else. */
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

/** Names of the functions among tools. */
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
