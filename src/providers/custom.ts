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
  help: 'Values are kept like keys: not saved, shared or shown in code, except those of well-known harmless headers such as Accept.',
};

const credentials: Field = {
  name: 'credentials',
  kind: 'choice',
  label: 'Credentials',
  help: 'Whether the browser sends its cookies for that server.',
  options: ['same-origin', 'include', 'omit'],
};

const additionalBodyProps: Field = {
  name: 'additionalBodyProps',
  kind: 'json',
  label: 'Extra body',
  help: 'A JSON object that is added to the body of every request.',
};

/** What can be said about the connection of every provider: the `connect` beside `directConnection`. */
export const connectFields: readonly Field[] = [
  {
    name: 'url',
    kind: 'address',
    label: 'Address to ask instead',
    help: 'Your own proxy or another host, such as http://192.168.1.5:11434. Empty: the address above.',
  },
  headers,
  credentials,
  additionalBodyProps,
];

/** Id of {@link customMode}, in a chat without a provider. */
export const CUSTOM = 'custom';

/** A server of the reader's own, which answers in the component's own shapes. */
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
      help: 'Of your endpoint. A web socket begins with ws:// or wss://.',
      required: true,
    },
    {
      name: 'method',
      kind: 'choice',
      label: 'Method',
      options: ['POST', 'GET', 'PUT', 'PATCH'],
      help: 'POST if none is chosen.',
    },
    {name: 'websocket', kind: 'switch', label: 'Web socket', help: 'Keeps a connection open.'},
    headers,
    credentials,
    additionalBodyProps,
    {
      name: 'requestBodyLimits',
      kind: 'group',
      label: 'Limits of the request',
      fields: [
        {
          name: 'maxMessages',
          kind: 'integer',
          label: 'Most messages',
          help: '-1 sends the whole conversation; without a number only the last message is sent.',
          min: -1,
        },
        {
          name: 'totalMessagesMaxCharLength',
          kind: 'integer',
          label: 'Most characters',
          min: 1,
        },
      ],
    },
  ],
};
