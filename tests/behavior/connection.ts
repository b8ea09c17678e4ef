import type {Row} from './row';

const UNKNOWN = 'Please define a valid service inside\nthe directConnection object.';
const DEMO = 'Hi there! This is a demo response!';
const SERVER = 'From the server';
const HELLO = '{"messages":[{"role":"user","text":"Hello"}]}';
const POST = `POST https://server.test/chat ${HELLO}`;

/** The connection that replies when several properties are set. */
export const connectionRows: readonly Row[] = [
  {
    id: 'unknown-provider',
    setup: () => ({directConnection: {liteLLM: {key: 'k'}}}),
    shows: [UNKNOWN, 'Hello', DEMO],
    sends: [],
    says: [
      {
        file: 'docs/directConnection/index.mdx',
        text: 'Without a `connect.url` or `connect.handler` it then replies as the [demo bot](/docs/modes#demo).',
      },
    ],
  },
  {
    id: 'unknown-provider-with-url',
    setup: () => ({
      directConnection: {liteLLM: {key: 'k', model: 'm', system_prompt: 'p'}},
      connect: {url: 'https://server.test/chat'},
    }),
    shows: [UNKNOWN, 'Hello', SERVER],
    sends: [POST],
    says: [
      {
        file: 'docs/directConnection/index.mdx',
        text: "With one, it sends the component's own format there, without key, model and system prompt.",
      },
      {
        file: 'docs/directConnection/LiteLLM.mdx',
        text: "It posts the component's own format to your `connect.url`.",
      },
      {
        file: 'docs/directConnection/Requesty.mdx',
        text: "It posts the component's own format to your `connect.url`.",
      },
      {
        file: 'docs/guides/openai-compatible.mdx',
        text: "It posts the component's own format to your `connect.url`.",
      },
    ],
  },
  {
    id: 'unknown-provider-with-handler',
    setup: () => ({
      directConnection: {liteLLM: {key: 'k'}},
      connect: {
        handler: (body: unknown, signals: {onResponse: (reply: object) => void}) =>
          signals.onResponse({text: JSON.stringify(body)}),
      },
    }),
    shows: [UNKNOWN, 'Hello', HELLO],
    sends: [],
  },
  {
    id: 'unknown-provider-with-demo',
    setup: () => ({directConnection: {liteLLM: {key: 'k'}}, demo: true}),
    shows: [UNKNOWN, 'Hello', DEMO],
    sends: [],
  },
  {
    id: 'unknown-provider-with-demo-and-url',
    setup: () => ({
      directConnection: {liteLLM: {key: 'k'}},
      demo: true,
      connect: {url: 'https://server.test/chat'},
    }),
    shows: [UNKNOWN, 'Hello', SERVER],
    sends: [POST],
  },
  {
    id: 'azure-without-mode',
    setup: () => ({directConnection: {azure: {}}}),
    shows: [UNKNOWN, 'Hello', DEMO],
    sends: [],
    says: [
      {
        file: 'docs/directConnection/Azure.mdx',
        text: 'The chat shows "Please define a valid service …". Without a `connect.url`, the demo bot then replies; with one, the component posts its own format there.',
      },
    ],
  },
  {
    id: 'azure-without-mode-with-url',
    setup: () => ({
      directConnection: {azure: {openAI: {}}},
      connect: {url: 'https://server.test/chat'},
    }),
    shows: [UNKNOWN, 'Hello', SERVER],
    sends: [POST],
  },
  {
    id: 'demo-with-url',
    setup: () => ({demo: true, connect: {url: 'https://server.test/chat'}}),
    shows: ['Hello', SERVER],
    sends: [POST],
    says: [
      {
        file: 'docs/modes.mdx',
        text: 'The real connection replies and `response` has no effect.',
      },
      {
        file: 'docs/guides/troubleshooting.mdx',
        text: "A leftover `demo` isn't the cause: with `connect.url` or `connect.handler` it has no effect on replies.",
      },
    ],
  },
  {
    id: 'demo-with-handler',
    setup: () => ({
      demo: true,
      connect: {
        handler: (_: unknown, signals: {onResponse: (reply: object) => void}) =>
          signals.onResponse({text: 'From the handler'}),
      },
    }),
    shows: ['Hello', 'From the handler'],
    sends: [],
  },
  {
    id: 'demo-with-provider',
    setup: () => ({demo: true, directConnection: {mistral: {key: 'k', model: 'm'}}}),
    reply: {body: {choices: [{message: {content: 'From the provider'}}]}},
    shows: ['Hello', 'From the provider'],
    sends: [
      'POST https://api.mistral.ai/v1/chat/completions {"model":"m","messages":[{"role":"user","content":"Hello"}]}',
    ],
    says: [
      {file: 'docs/modes.mdx', text: '| `directConnection` or `webModel` | `demo` has no effect |'},
    ],
  },
  {
    id: 'empty-connect',
    setup: () => ({connect: {}}),
    shows: ['Hello', DEMO],
    sends: [],
  },
];

/** How much of the conversation a request carries: five messages of history and a new one. */
export const limitRows: readonly Row[] = [
  {
    id: 'max-messages-unset',
    setup: () => ({
      connect: {url: 'https://server.test/chat'},
      history: ['m0', 'm1', 'm2'].map((text) => ({text, role: 'user'})),
    }),
    sends: [POST],
    says: [
      {
        file: 'docs/directConnection/LiteLLM.mdx',
        text: 'Plain `connect` sends only the newest message; `maxMessages: 0` or a negative number sends all, and `5` the last five.',
      },
    ],
  },
  {
    id: 'max-messages-two',
    setup: () => ({
      connect: {url: 'https://server.test/chat'},
      requestBodyLimits: {maxMessages: 2},
      history: ['m0', 'm1', 'm2'].map((text) => ({text, role: 'user'})),
    }),
    sends: [
      'POST https://server.test/chat {"messages":[{"role":"user","text":"m2"},{"role":"user","text":"Hello"}]}',
    ],
  },
  {
    id: 'max-messages-negative',
    setup: () => ({
      connect: {url: 'https://server.test/chat'},
      requestBodyLimits: {maxMessages: -1},
      history: ['m0', 'm1'].map((text) => ({text, role: 'user'})),
    }),
    sends: [
      'POST https://server.test/chat {"messages":[{"role":"user","text":"m0"},{"role":"user","text":"m1"},{"role":"user","text":"Hello"}]}',
    ],
  },
];
