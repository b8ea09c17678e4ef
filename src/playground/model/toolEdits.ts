import {isObject} from '../../lib/isObject';
import {isList, type Json, type JsonObject} from '../../lib/json';
import {FUNCTION_NAME, type ToolAnswers} from '../schema';
import {answerOf, listed, namesIn, type ToolShape} from './workspace';

/** A function that a model may call, in a form that is independent of the provider. */
export interface ToolFunction {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the arguments: an object, all of it required, so that OpenAI takes it as strict. */
  readonly parameters: JsonObject;
}

function written({name, description, parameters}: ToolFunction, shape: ToolShape): JsonObject {
  const about = {name, description};
  // Gemini refuses this entry, and the component's types of Claude don't know it.
  const {additionalProperties: _, ...open} = parameters;
  switch (shape) {
    case 'flat':
      return {type: 'function', ...about, parameters, strict: true};
    case 'nested':
      return {type: 'function', function: {...about, parameters}};
    case 'claude':
      return {...about, input_schema: open};
    case 'gemini':
      return {...about, parameters: open};
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
