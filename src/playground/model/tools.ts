import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import {modeOfChat, valuesOf} from './workspace';
import type {ChatModel} from '../schema';

type JsonObject = Readonly<Record<string, Json | undefined>>;

/** A function that a model may call, in a form that is independent of the provider. */
export interface ToolFunction {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the arguments, an object. */
  readonly parameters: JsonObject;
  /** The tool's other fields, such as `cache_control`. */
  readonly more?: JsonObject;
}

export type ToolShape = 'flat' | 'nested' | 'claude' | 'gemini';

const NO_ARGUMENTS: JsonObject = {type: 'object', properties: {}};

/** The form in which a chat's mode takes functions; undefined where the component can't run any. */
export function toolShapeOf(chat: Pick<ChatModel, 'provider' | 'mode'>): ToolShape | undefined {
  const mode = modeOfChat(chat);
  if (!mode?.fields.some(({name}) => name === 'tools')) return undefined;
  if (mode.reply === 'responses') return 'flat';
  if (mode.reply === 'claude' || mode.reply === 'gemini') return mode.reply;
  return 'nested';
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function described(source: JsonObject, schema: Json | undefined): ToolFunction {
  return {
    name: text(source.name),
    description: text(source.description),
    parameters: isObject(schema) ? schema : NO_ARGUMENTS,
  };
}

function listed(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

/** The functions that one tool describes, in the form of any provider; undefined for a tool of another kind. */
function readTool(tool: Json): readonly ToolFunction[] | undefined {
  if (!isObject(tool)) return undefined;
  const declared = tool.functionDeclarations ?? tool.function_declarations;
  if (declared !== undefined)
    return listed(declared)
      .filter((one) => isObject(one))
      .map((one) => described(one, one.parameters));
  if (isObject(tool.function)) {
    const {type: _, function: given, ...more} = tool;
    return [withMore(described(given, given.parameters), more)];
  }
  if (isObject(tool.input_schema)) {
    const {name: _, description: __, input_schema: schema, ...more} = tool;
    return [withMore(described(tool, schema), more)];
  }
  if (tool.type !== 'function' || typeof tool.name !== 'string') return undefined;
  const {type: _, name: __, description: ___, parameters, strict: ____, ...more} = tool;
  return [withMore(described(tool, parameters), more)];
}

function withMore(tool: ToolFunction, more: JsonObject): ToolFunction {
  return Object.keys(more).length > 0 ? {...tool, more} : tool;
}

/** The functions among tools that are written in the form of any provider. */
export function readFunctions(tools: Json | undefined): readonly ToolFunction[] {
  return listed(tools).flatMap((tool) => readTool(tool) ?? []);
}

/** Whether OpenAI takes a schema as strict: no further arguments, and none that can be left out. */
function isStrict({properties, required, additionalProperties}: JsonObject): boolean {
  const names = isObject(properties) ? Object.keys(properties) : [];
  return additionalProperties === false && names.every((name) => listed(required).includes(name));
}

/** A schema without the entry that Gemini refuses, and that the component's types of Claude don't know. */
function openSchema({additionalProperties: _, ...schema}: JsonObject): JsonObject {
  return schema;
}

function written({name, description, parameters, more}: ToolFunction, shape: ToolShape): Json {
  const about = {name, ...(description || shape !== 'flat' ? {description} : {})};
  switch (shape) {
    case 'flat':
      return {type: 'function', ...about, parameters, strict: isStrict(parameters), ...more};
    case 'nested':
      return {type: 'function', function: {...about, parameters}, ...more};
    case 'claude':
      return {...about, input_schema: openSchema(parameters), ...more};
    case 'gemini':
      return {...about, parameters: openSchema(parameters)};
  }
}

/** Tools in which these functions replace the current ones. Tools of other kinds stay, in front. */
export function withFunctions(
  tools: Json | undefined,
  functions: readonly ToolFunction[],
  shape: ToolShape,
): readonly Json[] {
  const others = listed(tools).filter((tool) => !readTool(tool));
  const made = functions.map((one) => written(one, shape));
  if (shape === 'gemini' && made.length > 0) return [...others, {functionDeclarations: made}];
  return [...others, ...made];
}

export function functionsOf(chat: ChatModel): readonly ToolFunction[] {
  return toolShapeOf(chat) ? readFunctions(valuesOf(chat).tools) : [];
}
