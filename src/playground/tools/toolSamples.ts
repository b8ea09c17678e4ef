import type {ToolAnswer} from '../model/toolAnswers';
import type {ToolFunction} from '../model/tools';

/** A function to start from, with an answer that fits. */
export interface ToolSample {
  readonly id: string;
  readonly label: string;
  readonly tool: ToolFunction;
  readonly answer?: ToolAnswer;
}

/** Code that a function starts with. */
export const FIRST_CODE = `({city}) => {
  const degrees = 10 + (city.length % 15);
  return {city, degrees, sky: 'clear'};
}`;

/** Functions to start from: one that is written by hand, and one for each way to answer. */
export const SAMPLES: readonly ToolSample[] = [
  {
    id: 'weather',
    label: 'Weather, answered by code',
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
    answer: {kind: 'code', code: FIRST_CODE},
  },
  {
    id: 'order',
    label: 'Order status, with a fixed answer',
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
    answer: {kind: 'fixed', text: 'Sent on Monday, arrives on Thursday.'},
  },
  {
    id: 'empty',
    label: 'An empty function, answered by hand',
    tool: {
      name: 'my_function',
      description: 'Describe what the function returns.',
      parameters: {type: 'object', properties: {}, additionalProperties: false},
    },
  },
];
