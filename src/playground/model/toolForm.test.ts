import {describe, expect, it} from 'vitest';
import type {Json} from '../../lib/json';
import {checkForm, fromForm, fromText, toForm, toText} from './toolForm';
import type {ToolFunction} from './tools';

const order: ToolFunction = {
  name: 'order_status',
  description: 'Returns where an order is.',
  parameters: {
    type: 'object',
    properties: {
      id: {type: 'string', description: 'Its number'},
      detail: {type: 'string', enum: ['short', 'long']},
      lines: {type: 'array', items: {type: 'string'}},
      since: {type: 'object', properties: {day: {type: 'integer'}}, required: ['day']},
    },
    required: ['id'],
    additionalProperties: false,
  },
  more: {cache_control: {type: 'ephemeral'}},
};

const withProperties = (properties: Json): ToolFunction => ({
  ...order,
  parameters: {type: 'object', properties},
});
const argumentsOf = (properties: Json) => toForm(withProperties(properties)).arguments;

describe('a function as form and as JSON', () => {
  it('is the same in both, also where the form can’t show everything', () => {
    expect(fromForm(toForm(order))).toEqual(order);
    expect(fromText(toText(order), [])).toEqual({value: order});
    const since = toForm(order).arguments.find(({name}) => name === 'since');
    expect(since?.schema).toMatchObject({required: ['day']});
  });

  it.each([
    {type: 'string'},
    {type: 'string', enum: []},
    {type: 'number', description: 'A price'},
    {type: 'integer'},
    {type: 'boolean'},
    {type: 'array', items: {type: 'string'}},
  ])('shows an argument in fields: %o', (schema) => {
    const [shown] = argumentsOf({given: schema});
    expect(shown).toEqual({
      name: 'given',
      type: schema.type,
      description: schema.description ?? '',
      required: false,
      options: '',
    });
  });

  it.each([
    {type: 'string', minLength: 1},
    {type: 'object'},
    {type: 'null'},
    {type: ['string', 'null']},
    {},
    {type: 'string', enum: ['a, b']},
    {type: 'string', enum: ['a', 5]},
    {type: 'string', enum: 'a'},
    {type: 'number', enum: ['1']},
    {type: 'string', items: {type: 'string'}},
    {type: 'array'},
    {type: 'array', items: {type: 'number'}},
    {type: 'array', items: {type: 'string', minLength: 1}},
    {type: 'array', items: ['string']},
  ])('keeps the schema of an argument that fields can’t show: %o', (schema) => {
    const form = toForm(withProperties({given: schema}));
    expect(form.arguments).toEqual([
      {name: 'given', type: 'string', description: '', required: false, options: '', schema},
    ]);
    expect(fromForm(form).parameters.properties).toEqual({given: schema});
  });

  it('shows a schema that is wrong as an empty one', () => {
    expect(argumentsOf({given: 'text'})).toMatchObject([{name: 'given', schema: {}}]);
    expect(argumentsOf({given: {type: 'string', description: 5}})).toMatchObject([
      {description: ''},
    ]);
    expect(argumentsOf('text')).toEqual([]);
    const form = toForm({
      ...order,
      parameters: {type: 'object', properties: {id: {}}, required: 'id'},
    });
    expect(form.arguments).toMatchObject([{required: false}]);
    expect(fromForm(form).parameters).not.toHaveProperty('required');
  });

  it('writes choices for texts only, and no empty description', () => {
    const [shown] = argumentsOf({given: {type: 'number'}});
    if (!shown) throw new Error('The sample has an argument.');
    const made = fromForm({...toForm(order), arguments: [{...shown, options: 'a, b'}]});
    expect(made.parameters.properties).toEqual({given: {type: 'number'}});
  });

  it('takes a description and choices from the form', () => {
    const form = toForm(order);
    const made = fromForm({
      ...form,
      arguments: form.arguments.map((one) => ({
        ...one,
        description: `About ${one.name}`,
        ...(one.name === 'detail' ? {options: ' one, two ,,', required: true} : {}),
      })),
    });
    expect(made.parameters).toMatchObject({
      properties: {
        detail: {type: 'string', enum: ['one', 'two'], description: 'About detail'},
        since: {type: 'object', description: 'About since', required: ['day']},
      },
      required: ['id', 'detail'],
    });
  });

  it('says what is wrong in the form, field by field', () => {
    const form = toForm(order);
    const [first] = form.arguments;
    expect(checkForm(form, [])).toEqual({});
    expect(checkForm(form, ['order_status']).name).toContain('already');
    expect(checkForm({...form, name: '2 go', description: ' '}, [])).toEqual({
      name: expect.stringContaining('letters, digits') as string,
      description: expect.stringContaining('the model decides') as string,
    });
    if (!first) throw new Error('The sample has arguments.');
    expect(checkForm({...form, arguments: [first, first, {...first, name: ''}]}, [])).toEqual({
      'arguments.1': 'Another argument is called id already.',
      'arguments.2': 'Give the argument a name.',
    });
    const named = (name: string) =>
      Object.keys(checkForm({...form, arguments: [{...first, name}]}, []));
    for (const good of ['a', '_a', 'a.b-c', 'a'.repeat(64)]) expect(named(good), good).toEqual([]);
    for (const bad of ['1a', 'a b', '-a', 'a'.repeat(65), '__proto__'])
      expect(named(bad), bad).toEqual(['arguments.0']);
  });

  it.each([
    ['{', 'Line 1: '],
    ['[]', 'object in { }'],
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
        ['"required": [5]', 'required lists 5, but'],
        ['"properties": {"x": {"type": 5}}', 'properties.x.type must be one of string'],
        ['"properties": {"x": {"type": ["string", "text"]}}', 'properties.x.type must be one of'],
        ['"properties": {"x": {"enum": []}}', 'properties.x.enum must be a list with at least one'],
        [
          '"properties": {"x": {"enum": "a"}}',
          'properties.x.enum must be a list with at least one',
        ],
        ['"properties": {"x": "string"}', 'properties.x must be a schema, an object in { }.'],
        ['"properties": {"a": {}, "x": {"items": []}}', 'properties.x.items must be a schema'],
        ['"properties": {"x": {"items": {"type": "x"}}}', 'properties.x.items.type must be one of'],
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
    ['{"name": 5, "description": "d"}', 'Give the function a name.'],
    ['{"name": "a"}', 'Say what the function does'],
    ['{"name": "taken", "description": "d"}', 'Line 1: Another function is called taken already.'],
  ])('says what is wrong in JSON, with the line: %s', (text, message) => {
    const {error} = fromText(text, ['taken']);
    expect(error).toContain(message);
    expect(error).not.toContain('undefined');
  });

  it('takes every kind of argument that a schema can have', () => {
    const parameters = {
      type: 'object',
      properties: {
        one: {type: ['string', 'null'], enum: ['a']},
        list: {type: 'array', items: {type: 'object', properties: {day: {}}, required: ['day']}},
        any: {},
      },
      required: ['one', 'any'],
    };
    const given = {name: 'a', description: 'd', parameters};
    expect(fromText(JSON.stringify(given), [])).toEqual({value: given});
    expect(fromText('{"name": "a", "description": "d"}', []).value?.parameters).toEqual({
      type: 'object',
      properties: {},
    });
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
