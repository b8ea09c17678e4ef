import {isObject} from '../../lib/isObject';
import {isList, type Json, type JsonObject} from '../../lib/json';
import {listed, type ToolShape} from './workspace';

/** A function that a model may call, in a form that is independent of the provider. */
interface ToolFunction {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the arguments: an object, all of it required, so that OpenAI takes it as strict. */
  readonly parameters: JsonObject;
}

/** A function to begin with. */
export const SAMPLE: ToolFunction = {
  name: 'get_weather',
  description: 'Returns the weather in a city.',
  parameters: {
    type: 'object',
    properties: {city: {type: 'string', description: 'Name of the city'}},
    required: ['city'],
    additionalProperties: false,
  },
};

export const SAMPLE_ANSWER = '{"degrees": 18, "sky": "clear"}';

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
