import type {Field, Mode} from './types';

/** Names of headers whose values are no secrets. Every other value of a header is treated as one. */
const OPEN_HEADERS = new Set([
  'accept',
  'accept-language',
  'anthropic-beta',
  'anthropic-version',
  'content-type',
  'openai-beta',
  'x-requested-with',
]);

/** Whether the value of this header may be saved, shared and shown. */
export function isOpenHeader(name: string): boolean {
  return OPEN_HEADERS.has(name.toLowerCase());
}

const headers: Field = {
  name: 'headers',
  kind: 'pairs',
  label: 'Headers',
  help: 'Values are treated like keys: they aren’t saved, shared or shown in code, except for harmless headers such as Accept.',
};

const credentials: Field = {
  name: 'credentials',
  kind: 'choice',
  label: 'Credentials',
  help: 'Whether the browser sends that server’s cookies.',
  options: ['same-origin', 'include', 'omit'],
};

const additionalBodyProps: Field = {
  name: 'additionalBodyProps',
  kind: 'json',
  label: 'Extra body',
  help: 'A JSON object to add to the body of every request.',
};

/** Fields for the connection of every provider: the `connect` beside `directConnection`. */
export const connectFields: readonly Field[] = [
  {
    name: 'url',
    kind: 'address',
    label: 'Other address',
    help: 'Your proxy or another host, such as http://192.168.1.5:11434. Leave empty to use the address above.',
  },
  headers,
  credentials,
  additionalBodyProps,
];

/** Id of {@link customMode}, in a chat without a provider. */
export const CUSTOM = 'custom';

/** The person's own server, which replies in the component's own format. */
export const customMode: Mode = {
  id: CUSTOM,
  name: 'Your own server',
  url: '<url>',
  reply: 'text',
  stream: true,
  text: true,
  fields: [
    {
      name: 'url',
      kind: 'address',
      label: 'Address',
      help: 'The address of your endpoint. For a WebSocket it starts with ws:// or wss://.',
      required: true,
    },
    {
      name: 'method',
      kind: 'choice',
      label: 'Method',
      options: ['POST', 'GET', 'PUT', 'PATCH'],
      help: 'POST by default.',
    },
    {name: 'websocket', kind: 'switch', label: 'WebSocket', help: 'Keeps a connection open.'},
    headers,
    credentials,
    additionalBodyProps,
    {
      name: 'requestBodyLimits',
      kind: 'group',
      label: 'Request limits',
      fields: [
        {
          name: 'maxMessages',
          kind: 'integer',
          label: 'Maximum messages',
          help: '-1 sends the whole conversation. Without a number, only the last message is sent.',
          min: -1,
        },
        {
          name: 'totalMessagesMaxCharLength',
          kind: 'integer',
          label: 'Maximum characters',
          min: 1,
        },
      ],
    },
  ],
};
