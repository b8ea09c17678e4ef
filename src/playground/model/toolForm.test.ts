import {describe, expect, it} from 'vitest';
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

describe('a function as form and as JSON', () => {
  it('is the same in both, also where the form can’t show everything', () => {
    expect(fromForm(toForm(order))).toEqual(order);
    expect(fromText(toText(order), [])).toEqual({value: order});
    const since = toForm(order).arguments.find(({name}) => name === 'since');
    expect(since?.schema).toMatchObject({required: ['day']});
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
    ['{"description": "d"}', 'Give the function a name.'],
    ['{"name": "a"}', 'Say what the function does'],
    ['{"name": "taken", "description": "d"}', 'Line 1: Another function is called taken already.'],
  ])('says what is wrong in JSON, with the line: %s', (text, message) => {
    expect(fromText(text, ['taken']).error).toContain(message);
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
