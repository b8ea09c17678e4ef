import {SERVER, type Row, type Setup} from './row';

const UNKNOWN = 'Please define a valid service inside\nthe directConnection object.';
/** The point is transparent: it gives an empty bubble its height. */
const EMPTY = '.';
const DEMO = 'Hi there! This is a demo response!';
const NOTICE = 'Connect to any API using the connect property…';
const OWN_FORMAT = `POST ${SERVER} {"messages":[{"role":"user","text":"Hello"}]}`;
const PROVIDER_FORMAT = '{"model":"m","messages":[{"role":"user","content":"Hello"}]}';
const POSTS = "It posts the component's own format to your `connect.url`.";
const NOT_DEMO =
  "A leftover `demo` isn't the cause: with `connect.url` or `connect.handler` it has no effect on replies.";

const PROVIDERS = {
  none: {},
  unknown: {directConnection: {liteLLM: {key: 'k', model: 'm', system_prompt: 'p'}}},
  known: {directConnection: {mistral: {key: 'k', model: 'm'}}},
};
type Provider = keyof typeof PROVIDERS;
type Connection = 'none' | 'empty' | 'url' | 'handler' | 'url-and-handler';

/** Who replies: the bot of `demo`, a server in the component's own or a provider's format, a handler. */
const REPLIES: Readonly<Record<Connection, string>> = {
  none: DEMO,
  empty: DEMO,
  url: 'From the server',
  handler: 'From the handler',
  'url-and-handler': 'From the handler',
};

const HANDLERS: Partial<Record<Connection, Setup>> = {
  handler: () => ({
    connect: {handler: (_, {onResponse}) => void onResponse({text: 'From the handler'})},
  }),
  'url-and-handler': () => ({
    connect: {
      url: 'https://server.test/chat',
      handler: (_, {onResponse}) => void onResponse({text: 'From the handler'}),
    },
  }),
};

/** Statements of pages, by provider, connection and whether `demo` is set. */
const SAYS: Readonly<Record<string, Row['says']>> = {
  'unknown/none': {
    'docs/directConnection/index.mdx':
      'Without `connect` it then replies as the [demo bot](/docs/modes#demo).',
  },
  'unknown/url': {
    'docs/directConnection/index.mdx':
      "With `connect`, it sends the component's own format, without key, model and system prompt, to the `url` or `handler` there",
    'docs/directConnection/LiteLLM.mdx': POSTS,
    'docs/directConnection/Requesty.mdx': POSTS,
    'docs/guides/openai-compatible.mdx': POSTS,
  },
  'none/url': {
    'docs/guides/coding-agents.mdx': '- Connect with `connect: {url}` to our own server.',
  },
  'none/url/demo': {
    'docs/modes.mdx': 'The real connection replies and `response` has no effect.',
    'docs/guides/troubleshooting.mdx': NOT_DEMO,
  },
  'none/empty': {'docs/connect.mdx': '`connect={{}}` is demo mode.'},
  'known/url': {
    'docs/directConnection/index.mdx': "Replaces the provider's URL, but not its body.",
  },
  'known/handler': {
    'docs/directConnection/index.mdx': "The handler must reply in the provider's format",
  },
  'none/handler/demo': {'docs/guides/troubleshooting.mdx': NOT_DEMO},
  'known/none/demo': {
    'docs/modes.mdx': '| `directConnection` or `webModel` | `demo` has no effect |',
  },
};

function replyOf(isKnown: boolean, connection: Connection): string {
  if (!isKnown) return REPLIES[connection];
  // A handler must reply in the provider's format: the text of another one is lost.
  return connection.endsWith('handler') ? EMPTY : 'From the provider';
}

function pairRow(provider: Provider, connection: Connection, demo: boolean): Row {
  const id = [provider, connection, ...(demo ? ['demo'] : [])].join('/');
  const hasHandler = connection.endsWith('handler');
  const isKnown = provider === 'known';
  const address = connection === 'url' ? SERVER : 'https://api.mistral.ai/v1/chat/completions';
  const asksProvider = isKnown && !hasHandler;
  const asksServer = !isKnown && connection === 'url';
  const properties = {
    ...PROVIDERS[provider],
    ...(demo && {demo}),
    ...(connection !== 'none' && {connect: connection.startsWith('url') ? {url: SERVER} : {}}),
  };
  return {
    id,
    setup: hasHandler ? [properties, HANDLERS[connection]!] : properties,
    reply: {
      body: isKnown
        ? {choices: [{message: {content: 'From the provider'}}]}
        : {text: 'From the server'},
    },
    shows: [
      ...(provider === 'unknown' ? [UNKNOWN] : []),
      ...(id === 'none/none' ? [NOTICE] : []),
      'Hello',
      replyOf(isKnown, connection),
    ],
    sends: [
      ...(asksProvider ? [`POST ${address} ${PROVIDER_FORMAT}`] : []),
      ...(asksServer ? [OWN_FORMAT] : []),
    ],
    ...(SAYS[id] && {says: SAYS[id]}),
  };
}

const CONNECTIONS: readonly Connection[] = ['none', 'empty', 'url', 'handler', 'url-and-handler'];

/** The connection that replies, of several: each provider × connection × `demo`. */
const pairRows = (['none', 'unknown', 'known'] as const).flatMap((provider) =>
  CONNECTIONS.flatMap((connection) =>
    [false, true].map((demo) => pairRow(provider, connection, demo)),
  ),
);

const socketRow: Row = {
  id: 'demo-with-a-websocket',
  setup: ({seen}) => {
    window.WebSocket = class {
      constructor(url: string) {
        seen.push(url);
      }
    } as never;
    return {demo: true, connect: {websocket: true}};
  },
  message: null,
  result: ['deep-chat-demo'],
  says: {'docs/modes.mdx': 'the component still tries to open a socket'},
};

const history = (count: number) =>
  Array.from({length: count}, (_, index) => ({text: `m${index}`, role: 'user'}));
const sent = (...texts: readonly string[]) =>
  `POST ${SERVER} ${JSON.stringify({messages: texts.map((text) => ({role: 'user', text}))})}`;

const MISTRAL = 'https://api.mistral.ai/v1/chat/completions';
const mistral = {directConnection: {mistral: {key: 'k', model: 'm'}}};
const reply = {body: {choices: [{message: {content: 'From the provider'}}]}};
const saysOfProviders = (sentence: string) => ({'docs/directConnection/index.mdx': sentence});

/** What the fields of `connect` do with a provider. */
const fieldRows: readonly Row[] = [
  {
    id: 'provider-with-method',
    setup: {...mistral, connect: {method: 'PUT'}},
    reply,
    sends: [`PUT ${MISTRAL} …`],
    says: saysOfProviders('Replaces `POST`, except in assistants'),
  },
  {
    id: 'provider-with-headers',
    setup: {...mistral, connect: {headers: {Authorization: 'Bearer own', 'X-Tenant': 'a'}}},
    reply,
    sends: [`POST ${MISTRAL} …`],
    headers: {authorization: 'Bearer k', 'x-tenant': 'a'},
    says: saysOfProviders(
      "Added to the request. The provider's own headers, such as `Authorization`, take precedence over headers of the same spelling.",
    ),
  },
  {
    id: 'provider-with-body-props',
    setup: {...mistral, connect: {additionalBodyProps: {safe_prompt: true, model: 'other'}}},
    reply,
    sends: [
      `POST ${MISTRAL} {"safe_prompt":true,"model":"m","messages":[{"role":"user","content":"Hello"}]}`,
    ],
    says: saysOfProviders(
      'Added to the body. Provider settings override it, and it overrides the defaults.',
    ),
  },
  {
    id: 'provider-with-stream',
    setup: {...mistral, connect: {stream: true}},
    reply: {
      events: [
        {choices: [{delta: {content: 'From '}}]},
        {choices: [{delta: {content: 'Mistral'}}]},
      ],
    },
    shows: ['Hello', 'From Mistral'],
    sends: [`POST ${MISTRAL} …"stream":true…`],
  },
  {
    id: 'provider-with-simulation',
    setup: {...mistral, connect: {stream: {simulation: true}}},
    reply,
    shows: ['Hello', 'From the provider'],
    sends: [`POST ${MISTRAL} ${PROVIDER_FORMAT}`],
    says: saysOfProviders(
      '`true` streams in chat modes. `{simulation: true}` types out an ordinary reply in every text mode but Dify; a function call ends in an error.',
    ),
  },
  {
    id: 'functions-with-simulation',
    setup: () => ({
      directConnection: {
        mistral: {key: 'k', tools: [], function_handler: () => [{response: 'Monday'}]},
      },
      connect: {stream: {simulation: true}},
      errorMessages: {displayServiceErrorMessages: true},
    }),
    reply: [
      {body: {choices: [{message: {tool_calls: [{id: 'a', function: {name: 'today'}}]}}]}},
      reply,
    ],
    shows: ['Hello', 'Error: No valid stream events were sent…'],
    says: {
      'docs/guides/tool-calling.mdx':
        "Don't use `stream: {simulation: true}` with functions: the reply after a call is lost, and the chat shows an error.",
    },
  },
];

/** The connection that replies, and how much of the conversation its request carries. */
export const connectionRows: readonly Row[] = [
  ...pairRows,
  socketRow,
  ...fieldRows,
  {
    id: 'azure-without-mode',
    setup: {directConnection: {azure: {}}},
    shows: [UNKNOWN, 'Hello', DEMO],
    sends: [],
    says: {
      'docs/directConnection/Azure.mdx':
        'The chat shows "Please define a valid service …". Without `connect`, the demo bot then replies; with a `connect.url`, the component posts its own format there.',
    },
  },
  {
    id: 'azure-without-mode-with-url',
    setup: {directConnection: {azure: {openAI: {}}}, connect: {url: SERVER}},
    shows: [UNKNOWN, 'Hello', 'From the server'],
    sends: [OWN_FORMAT],
  },
  {
    id: 'max-messages-unset',
    setup: {connect: {url: SERVER}, history: history(3)},
    sends: [OWN_FORMAT],
    says: {
      'docs/directConnection/LiteLLM.mdx':
        'Plain `connect` sends only the newest message; `maxMessages: 0` or a negative number sends all, and `5` the last five.',
    },
  },
  ...([2, 0, -1] as const).map((maxMessages): Row => ({
    id: `max-messages-${maxMessages}`,
    setup: {connect: {url: SERVER}, requestBodyLimits: {maxMessages}, history: history(3)},
    sends: [maxMessages === 2 ? sent('m2', 'Hello') : sent('m0', 'm1', 'm2', 'Hello')],
  })),
  {
    id: 'credentials-of-a-job',
    setup: ({seen}) => {
      window.fetch = (url, init) => {
        const address = String(url);
        seen.push([address.replace(/^.*\.com/, ''), init?.credentials]);
        const body = address.endsWith('/upload')
          ? {upload_url: '/a'}
          : {id: 't', status: 'completed'};
        return Promise.resolve(Response.json({...body, text: 'Hi'}));
      };
      return {
        directConnection: {assemblyAI: {key: 'k'}},
        connect: {credentials: 'include'},
      };
    },
    message: () => ({files: [new File(['a'], 'a.mp3', {type: 'audio/mpeg'})]}),
    result: [
      ['/v2/upload', 'include'],
      ['/v2/transcript', undefined],
      ['/v2/transcript/t', undefined],
    ],
    says: {
      'docs/directConnection/index.mdx':
        "Passed to `fetch`, except for key checks, most polling, Dify's uploads and AssemblyAI's transcription.",
    },
  },
];
