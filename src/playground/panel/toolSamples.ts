import type {ToolFunction} from '../model/toolEdits';

/** Functions to start from, with matching results. */
export const SAMPLES: readonly {
  readonly id: string;
  readonly name: string;
  readonly tool: ToolFunction;
  readonly answer?: string;
}[] = [
  {
    id: 'weather',
    name: 'Weather, fixed result',
    tool: {
      name: 'get_weather',
      description: 'Returns the weather in a city.',
      parameters: {
        type: 'object',
        properties: {city: {type: 'string', description: 'Name of the city'}},
        required: ['city'],
        additionalProperties: false,
      },
    },
    answer: '{"degrees": 18, "sky": "clear"}',
  },
  {
    id: 'order',
    name: 'Order status, fixed result',
    tool: {
      name: 'get_order_status',
      description: 'Returns where an order is.',
      parameters: {
        type: 'object',
        properties: {
          order_id: {type: 'string', description: 'Number on the invoice, such as A-1041'},
        },
        required: ['order_id'],
        additionalProperties: false,
      },
    },
    answer: 'Sent on Monday, arrives on Thursday.',
  },
  {
    id: 'empty',
    name: 'Empty function, result entered by hand',
    tool: {
      name: 'my_function',
      description: 'Describe what the function returns.',
      parameters: {type: 'object', properties: {}, additionalProperties: false},
    },
  },
];
