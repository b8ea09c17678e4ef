import {describe, expect, it} from 'vitest';
import {fromText, toText} from './toolText';
import type {ToolFunction} from './tools';

const order: ToolFunction = {
  name: 'order_status',
  description: 'Returns where an order is.',
  parameters: {
    type: 'object',
    properties: {
      id: {type: 'string', description: 'Its number'},
      detail: {type: ['string', 'null'], enum: ['short', 'long']},
      any: {},
      lines: {type: 'array', items: {type: 'string'}},
      since: {type: 'object', properties: {day: {type: 'integer'}}, required: ['day']},
    },
    required: ['id'],
    additionalProperties: false,
  },
  more: {cache_control: {type: 'ephemeral'}},
};

describe('a function as JSON', () => {
  // @spec playground.50
  it('is the same after it was written and read', () => {
    expect(fromText(toText(order), [])).toEqual({value: order});
  });

  it('has arguments with names that every provider takes', () => {
    const named = (name: string) =>
      fromText(
        `{"name": "a", "description": "d", "parameters": {"type": "object", "properties": {"${name}": {}}}}`,
        [],
      ).error;
    for (const good of ['a', '_a', 'a.b-c', 'a'.repeat(64)])
      expect(named(good), good).toBeUndefined();
    for (const bad of ['1a', 'a b', '-a', 'a'.repeat(65)])
      expect(named(bad), bad).toContain('Use letters, digits');
    expect(named('')).toContain('Give the argument a name.');
  });

  it.each([
    ['{', 'Line 1: '],
    ['{"name": "a",\n "description": "d",\n "parameters": []}', 'Line 3: parameters must be'],
    [
      '{"name": "a", "description": "d",\n "parameters": {"type": "object", "properties": {},\n "required": ["city"]}}',
      'Line 3: parameters.required lists "city", but parameters.properties doesn’t have it.',
    ],
    [
      '{"name": "a", "description": "d", "parameters": {"type": "object", "properties":\n {"x": {"type": "text"}}}}',
      'Line 2: parameters.properties.x.type must be one of string',
    ],
    ...(
      [
        ['"properties": []', 'properties must be an object in { }.'],
        ['"required": "city"', 'required must be a list of names in [ ].'],
        ['"properties": {"x": {"type": ["string", "text"]}}', 'properties.x.type must be one of'],
        ['"properties": {"x": {"enum": []}}', 'properties.x.enum must be a list with at least one'],
        ['"properties": {"x": "string"}', 'properties.x must be a schema, an object in { }.'],
        ['"properties": {"a": {}, "x": {"items": []}}', 'properties.x.items must be a schema'],
        ['"properties": {"1 x": {}}', 'Use letters, digits'],
      ] as const
    ).map(([schema, message]) => [
      `{"name": "a", "description": "d", "parameters": {"type": "object",\n ${schema}}}`,
      message,
    ]),
    [
      '{"name": "a", "description": "d", "parameters": {"type": "array"}}',
      'parameters must be a schema with "type": "object"',
    ],
    ['{"functionDeclarations": [{"name": "a"}, {"name": "b"}]}', 'Paste one function at a time.'],
    ['{"description": "d"}', 'Give the function a name.'],
    ['{"name": "a"}', 'Say what the function does'],
    ['{"name": "taken", "description": "d"}', 'Line 1: Another function is called taken already.'],
  ])('says what is wrong in JSON, with the line: %s', (text, message) => {
    const {error} = fromText(text, ['taken']);
    expect(error).toContain(message);
    expect(error).not.toContain('undefined');
  });

  it('reads what was pasted in the form of a provider', () => {
    const about = {name: 'a', description: 'd'};
    const parameters = {type: 'object', properties: {}};
    for (const pasted of [
      {type: 'function', function: {...about, parameters}},
      {type: 'function', ...about, parameters, strict: true},
      {...about, input_schema: parameters},
      {functionDeclarations: [{...about, parameters}]},
    ])
      expect(fromText(JSON.stringify(pasted), []).value).toEqual({...about, parameters});
  });
});
