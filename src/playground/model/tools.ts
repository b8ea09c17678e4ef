import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import {modeOfChat, valuesOf} from './workspace';
import {FUNCTION_NAME, type ChatModel, type ToolAnswers} from '../schema';

type JsonObject = Readonly<Record<string, Json | undefined>>;

/** A function that a model may call, in a form that is independent of the provider. */
export interface ToolFunction {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the arguments, an object. */
  readonly parameters: JsonObject;
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

function listed(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

function nameOf(value: Json): string {
  return isObject(value) && typeof value.name === 'string' ? value.name : '';
}

/** Names of the functions in one tool, in the form of any provider; none for a tool of another kind. */
function namesIn(tool: JsonObject): readonly string[] {
  const declared = tool.functionDeclarations ?? tool.function_declarations;
  if (declared !== undefined) return listed(declared).map(nameOf);
  if (isObject(tool.function)) return [nameOf(tool.function)];
  // Claude needs no type for its functions; tools of other kinds have one, or no name.
  const isUntyped = tool.type === undefined && (tool.name ?? tool.description) !== undefined;
  const isFunction = isUntyped || tool.type === 'function' || isObject(tool.input_schema);
  return isFunction ? [nameOf(tool)] : [];
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

function written({name, description, parameters}: ToolFunction, shape: ToolShape): JsonObject {
  const about = {name, description};
  switch (shape) {
    case 'flat':
      return {type: 'function', ...about, parameters, strict: isStrict(parameters)};
    case 'nested':
      return {type: 'function', function: {...about, parameters}};
    case 'claude':
      return {...about, input_schema: openSchema(parameters)};
    case 'gemini':
      return {...about, parameters: openSchema(parameters)};
  }
}

/** Tools with one more function, in the form that the mode takes. Gemini takes all functions in one tool. */
export function withFunction(
  tools: readonly Json[],
  added: ToolFunction,
  shape: ToolShape,
): readonly Json[] {
  const made = written(added, shape);
  if (shape !== 'gemini') return [...tools, made];
  const holder = tools.find((tool) => isObject(tool) && isList(tool.functionDeclarations));
  if (!isObject(holder)) return [...tools, {functionDeclarations: [made]}];
  const functionDeclarations = [...listed(holder.functionDeclarations), made];
  return tools.map((tool) => (tool === holder ? {...holder, functionDeclarations} : tool));
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

const NAME_RULE =
  'Use letters, digits, _ and -, beginning with a letter or _, at most 64 characters.';

/** What is wrong with a list of tools; undefined for a good one. */
export function toolsError(tools: readonly Json[]): string | undefined {
  const taken = new Set<string>();
  for (const [index, tool] of tools.entries()) {
    if (!isObject(tool)) return `Tool ${index + 1} must be an object in { }.`;
    for (const name of namesIn(tool)) {
      if (!name) return `Give the function in tool ${index + 1} a name.`;
      if (!FUNCTION_NAME.test(name)) return `The name ${name} isn’t allowed. ${NAME_RULE}`;
      if (taken.has(name)) return `Two functions are called ${name}. Rename one of them.`;
      taken.add(name);
    }
  }
  return undefined;
}

/** The answer of a function. Its name can be that of a property which every object has. */
export function answerOf(answers: ToolAnswers, name: string): string | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** The answers after an edit of the functions: one that got another name keeps its answer. */
export function answersAfter(
  answers: ToolAnswers,
  before: readonly string[],
  after: readonly string[],
): ToolAnswers {
  if (after.length !== before.length) return answers;
  const at = after.findIndex((name) => !before.includes(name));
  const [old = '', name = ''] = [before[at], after[at]];
  const answer = answerOf(answers, old);
  if (answer === undefined || after.includes(old)) return answers;
  const {[old]: _, ...others} = answers;
  return {...others, [name]: answer};
}
