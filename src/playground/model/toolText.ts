import {isObject} from '../../lib/isObject';
import {isList, type Json} from '../../lib/json';
import {readJson} from './jsonText';
import {FUNCTION_NAME} from '../schema';
import {readFunctions, type ToolFunction} from './tools';

type JsonObject = Readonly<Record<string, Json | undefined>>;

const NAME_RULE =
  'Use letters, digits, _ and -, beginning with a letter or _, at most 64 characters.';

const ARGUMENT_NAME = /^[A-Za-z_][\w.-]{0,63}$/;

function nameError(name: string, taken: readonly string[]): string | undefined {
  if (!name) return 'Give the function a name.';
  if (!FUNCTION_NAME.test(name)) return NAME_RULE;
  return taken.includes(name) ? `Another function is called ${name} already.` : undefined;
}

/** What is wrong with the names of a function's arguments; undefined where all are good. */
function argumentsError(parameters: JsonObject): string | undefined {
  const names = isObject(parameters.properties) ? Object.keys(parameters.properties) : [];
  if (names.includes('')) return 'Give the argument a name.';
  return names.every((name) => ARGUMENT_NAME.test(name)) ? undefined : NAME_RULE;
}

const SCHEMA_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** What is wrong with a JSON schema and where, such as `properties.city`; undefined for a good one. */
function schemaProblem(
  schema: Json | undefined,
  path: string,
): readonly [string, string] | undefined {
  if (!isObject(schema)) return [path, `${path} must be a schema, an object in { }.`];
  const {type, properties, required, items, enum: options} = schema;
  for (const one of isList(type) ? type : type === undefined ? [] : [type])
    if (typeof one !== 'string' || !SCHEMA_TYPES.includes(one))
      return [`${path}.type`, `${path}.type must be one of ${SCHEMA_TYPES.join(', ')}.`];
  if (options !== undefined && !(isList(options) && options.length > 0))
    return [`${path}.enum`, `${path}.enum must be a list with at least one value.`];
  if (properties !== undefined && !isObject(properties))
    return [`${path}.properties`, `${path}.properties must be an object in { }.`];
  const known = isObject(properties) ? properties : {};
  if (required !== undefined && !isList(required))
    return [`${path}.required`, `${path}.required must be a list of names in [ ].`];
  for (const name of isList(required) ? required : [])
    if (typeof name !== 'string' || !Object.hasOwn(known, name))
      return [
        `${path}.required`,
        `${path}.required lists ${JSON.stringify(name)}, but ${path}.properties doesn’t have it.`,
      ];
  for (const [name, inner] of Object.entries(known)) {
    const found = schemaProblem(inner, `${path}.properties.${name}`);
    if (found) return found;
  }
  return items === undefined ? undefined : schemaProblem(items, `${path}.items`);
}

/** A function as a JSON text, in a form that no provider owns. */
export function toText({name, description, parameters, more}: ToolFunction): string {
  return JSON.stringify({name, description, parameters, ...(more ? {more} : {})}, null, 2);
}

export type ReadFunction =
  | {readonly value: ToolFunction; readonly error?: undefined}
  | {readonly value?: undefined; readonly error: string};

function asFunction(value: JsonObject): ToolFunction | undefined {
  // The form of a provider, pasted from elsewhere.
  const [pasted, another] = readFunctions([value]);
  if (pasted) return another ? undefined : pasted;
  const {name, description, parameters, more} = value;
  return {
    name: typeof name === 'string' ? name : '',
    description: typeof description === 'string' ? description : '',
    parameters: parameters === undefined ? {type: 'object', properties: {}} : asObject(parameters),
    ...(isObject(more) ? {more} : {}),
  };
}

function asObject(value: Json): JsonObject {
  return isObject(value) ? value : {type: 'not an object'};
}

/** Reads a function from a JSON text, also one in the form of OpenAI, Claude or Gemini. */
export function fromText(text: string, taken: readonly string[]): ReadFunction {
  const read = readJson(text);
  if (!('value' in read)) return {error: `Line ${read.line}: ${read.message}`};
  const at = (path: string, message: string): ReadFunction => {
    const line = read.lines.get(path);
    return {error: line === undefined ? message : `Line ${line}: ${message}`};
  };
  if (!isObject(read.value)) return {error: 'The function is a JSON object in { }.'};
  const given: JsonObject = JSON.parse(JSON.stringify(read.value));
  const value = asFunction(given);
  if (!value) return {error: 'Paste one function at a time.'};
  if (value.parameters.type !== 'object')
    return at('parameters', 'parameters must be a schema with "type": "object".');
  const [path, message] = schemaProblem(value.parameters, 'parameters') ?? [];
  if (path !== undefined && message !== undefined) return at(path, message);
  const name = nameError(value.name, taken);
  if (name) return at('name', name);
  if (!value.description.trim())
    return at(
      'description',
      'Say what the function does: the model decides by this when to call it.',
    );
  const argument = argumentsError(value.parameters);
  return argument ? at('parameters.properties', argument) : {value};
}
