import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import {readJson} from './jsonText';
import {FUNCTION_NAME} from './toolAnswers';
import {readFunctions, type ToolFunction} from './tools';

type JsonObject = Readonly<Record<string, Json | undefined>>;

/** Types of arguments that the form supports, by their type in JSON schema. */
export const ARGUMENT_TYPES = [
  {id: 'string', name: 'Text'},
  {id: 'number', name: 'Number'},
  {id: 'integer', name: 'Whole number'},
  {id: 'boolean', name: 'Yes or no'},
  {id: 'array', name: 'List of texts'},
] as const;

export type ArgumentType = (typeof ARGUMENT_TYPES)[number]['id'];

/** One argument of a function, as the form shows it. */
export interface ArgumentForm {
  readonly name: string;
  readonly description: string;
  readonly type: ArgumentType;
  readonly required: boolean;
  /** The texts to choose from, separated by commas; empty for any text. */
  readonly options: string;
  /** Its schema, where that says more than the form can: it is kept, and edited as JSON. */
  readonly schema?: JsonObject;
}

/** A function, as the form shows it. */
export interface FunctionForm {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly ArgumentForm[];
  /** What the schema of the arguments says besides. */
  readonly rest: JsonObject;
  readonly more?: JsonObject;
}

const KNOWN = new Set(['type', 'description', 'enum', 'items']);

function isPlain(schema: JsonObject, type: unknown): type is ArgumentType {
  if (!Object.keys(schema).every((name) => KNOWN.has(name))) return false;
  if (!ARGUMENT_TYPES.some(({id}) => id === type)) return false;
  const {enum: options, items} = schema;
  const isText = (one: Json) => typeof one === 'string' && !one.includes(',');
  if (options !== undefined && !(type === 'string' && isList(options) && options.every(isText)))
    return false;
  if (type !== 'array') return items === undefined;
  return isObject(items) && items.type === 'string' && Object.keys(items).length === 1;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function argumentForm(name: string, schema: Json | undefined, required: boolean): ArgumentForm {
  const own = isObject(schema) ? schema : {};
  const {type, description, enum: options} = own;
  const said = typeof description === 'string' ? description : '';
  const base = {name, description: said, required};
  if (!isPlain(own, type)) return {...base, type: 'string', options: '', schema: own};
  return {...base, type, options: isList(options) ? options.join(', ') : ''};
}

/** A function as the form shows it. Nothing is lost: what the form can't show is kept. */
export function toForm({name, description, parameters, more}: ToolFunction): FunctionForm {
  const {properties, required, type: _, ...rest} = parameters;
  const needed = isList(required) ? required : [];
  const given = isObject(properties) ? Object.entries(properties) : [];
  return {
    name,
    description,
    arguments: given.map(([key, schema]) => argumentForm(key, schema, needed.includes(key))),
    rest,
    ...(more ? {more} : {}),
  };
}

function optionsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((option) => option.trim())
    .filter(Boolean);
}

function schemaOf({type, description, options, schema}: ArgumentForm): JsonObject {
  const said = description ? {description} : {};
  if (schema) {
    const {description: _, ...rest} = schema;
    return {...rest, ...said};
  }
  const choices = type === 'string' ? optionsIn(options) : [];
  return {
    type,
    ...said,
    ...(choices.length > 0 ? {enum: choices} : {}),
    ...(type === 'array' ? {items: {type: 'string'}} : {}),
  };
}

/** The function that a form describes. */
export function fromForm({
  name,
  description,
  arguments: given,
  rest,
  more,
}: FunctionForm): ToolFunction {
  const required = given.filter((one) => one.required).map((one) => one.name);
  return {
    name,
    description,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(given.map((one) => [one.name, schemaOf(one)])),
      ...(required.length > 0 ? {required} : {}),
      ...rest,
    },
    ...(more ? {more} : {}),
  };
}

/** What is wrong with a function, by field: `name`, `arguments.0`, or `parameters` for its schema. */
export type FunctionErrors = Readonly<Record<string, string>>;

const NAME_RULE =
  'Use letters, digits, _ and -, beginning with a letter or _, at most 64 characters.';

function nameError(name: string, taken: readonly string[]): string | undefined {
  if (!name) return 'Give the function a name.';
  if (!FUNCTION_NAME.test(name)) return NAME_RULE;
  return taken.includes(name) ? `Another function is called ${name} already.` : undefined;
}

/**
 * Checks what the form says.
 *
 * @param taken - Names of the chat's other functions.
 */
export function checkForm(form: FunctionForm, taken: readonly string[]): FunctionErrors {
  const errors: Record<string, string> = {};
  const wrong = nameError(form.name, taken);
  if (wrong) errors.name = wrong;
  if (!form.description.trim())
    errors.description = 'Say what the function does: the model decides by this when to call it.';
  const names = form.arguments.map(({name}) => name);
  for (const [index, name] of names.entries())
    if (!name) errors[`arguments.${index}`] = 'Give the argument a name.';
    else if (!/^[A-Za-z_][\w.-]{0,63}$/.test(name) || name === '__proto__')
      errors[`arguments.${index}`] = NAME_RULE;
    else if (names.indexOf(name) < index)
      errors[`arguments.${index}`] = `Another argument is called ${name} already.`;
  return errors;
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

/** Result of {@link fromText}. */
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
  const {name, description, ...others} = checkForm(toForm(value), taken);
  if (name) return at('name', name);
  if (description) return at('description', description);
  const [first] = Object.values(others);
  return first ? at('parameters.properties', first) : {value};
}
