import {events, SERVER, type Row, type Setup} from './row';

const CONNECT = 'docs/connect.mdx';
const MESSAGES = 'docs/messages/index.mdx';
const url = '/chat';
const errorMessages = {displayServiceErrorMessages: true};
const streamed = {connect: {url, stream: true}, errorMessages};
const mixed = [{text: 'one'}, {error: 'two'}, {text: 'three'}];
const ADDS_NOTHING = {
  [CONNECT]: "a comment, text that isn't JSON | Adds nothing, but can remove the error bubble",
};
const HIDES = {
  [CONNECT]:
    'From a handler, a websocket or `demo`, one `error` in an array hides the other items.',
};
const DONE = '| `[DONE]` | Ignored';
/** A request that never gets a reply, and notes whether it is stopped. */
const waitsForever: Setup = ({seen}) => {
  window.fetch = (_, init) => {
    init!.signal?.addEventListener('abort', () => seen.push('aborted'));
    seen.push('asked');
    return new Promise(() => undefined);
  };
  return {connect: {url: '/chat', stream: true}};
};
const pressesStop: Row['probe'] = async ({all, seen, wait}) => {
  await wait(150);
  for (const button of all('.input-button')) button.click();
  await wait(50);
  return seen;
};

/** What the chat makes of replies of your server and of handlers. */
export const replyRows: readonly Row[] = [
  {
    id: 'array-with-error-from-handler',
    setup: () => ({
      errorMessages: {displayServiceErrorMessages: true},
      connect: {
        handler: (_, {onResponse}) =>
          void onResponse([{text: 'one'}, {error: 'two'}, {text: 'three'}]),
      },
    }),
    shows: ['Hello', 'Error: two'],
    says: HIDES,
  },
  {
    id: 'array-with-error-from-demo',
    setup: {demo: {response: mixed, displayLoading: {message: false}}, errorMessages},
    shows: ['Hello', 'Error: two'],
    says: HIDES,
  },
  {
    id: 'array-with-error-from-url',
    setup: {connect: {url}, errorMessages},
    reply: {body: mixed},
    // The point is transparent: it gives an empty bubble its height.
    shows: ['Hello', 'one', '.', 'three'],
    says: {
      [CONNECT]:
        'In an array from a `url` the error shows as an empty bubble, and the other items stay.',
    },
  },
  ...[':keepalive', 'plain'].flatMap((piece): Row[] => [
    {
      id: `stream-with-${piece}`,
      setup: streamed,
      reply: events({text: 'start'}, piece, {text: ' end'}),
      shows: ['Hello', 'start end'],
      says: ADDS_NOTHING,
    },
    {
      id: `stream-with-error-and-${piece}`,
      setup: streamed,
      reply: events({text: 'start'}, {error: 'bad'}, piece),
      shows: ['Hello', 'start'],
      says: ADDS_NOTHING,
    },
  ]),
  {
    id: 'stream-with-error-and-done',
    setup: streamed,
    reply: events({text: 'start'}, {error: 'bad'}, '[DONE]'),
    shows: ['Hello', 'start', 'Error: bad'],
    says: {[CONNECT]: DONE},
  },
  {
    id: 'stop-before-the-first-text-of-a-handler',
    setup: ({seen}) => ({
      connect: {
        stream: true,
        handler: (_, {stopClicked, onOpen}) => {
          stopClicked.listener = () => seen.push('stopped');
          onOpen();
        },
      },
    }),
    probe: pressesStop,
    result: ['stopped'],
    says: {
      [CONNECT]:
        "Before the first text, it doesn't stop a request to `url`, but it stops a handler's stream.",
    },
  },
  {
    id: 'stop-before-the-first-text-of-a-url',
    setup: waitsForever,
    probe: pressesStop,
    result: ['asked'],
  },
  {
    id: 'removed-while-a-request-runs',
    setup: waitsForever,
    probe: async ({chat, seen, wait}) => {
      await wait(100);
      chat.remove();
      await wait(100);
      return seen;
    },
    result: ['asked'],
    says: {'docs/guides/state-and-history.mdx': "Removing the element doesn't stop its request"},
  },
  {
    id: 'file-in-the-history-of-a-request',
    setup: {connect: {url: SERVER}, images: true, requestBodyLimits: {maxMessages: 0}},
    message: () => ({text: 'one', files: [new File(['a'], 'a.png', {type: 'image/png'})]}),
    probe: async ({chat, until}) => {
      await until(() => chat.getMessages().length === 2);
      chat.submitUserMessage({text: 'two'});
      return chat.getMessages()[0]!.files![0]!.ref instanceof File;
    },
    result: true,
    sends: ['…', '…"src":"data:image/png;base64,YQ=="…"ref":{…'],
    says: {[CONNECT]: 'Uploads have an empty `ref` and, except type `any`, a data URL in `src`'},
  },
  {
    id: 'overwrite-in-an-empty-chat',
    setup: {demo: true},
    message: null,
    probe: ({chat}) => {
      chat.addMessage({text: 'new', overwrite: true});
      return chat.getMessages();
    },
    result: [],
    shows: ['new'],
    logs: ['TypeError…'],
    says: {[CONNECT]: 'In an empty chat it also throws'},
  },
  {
    id: 'overwrite-of-files',
    setup: {demo: true, history: [{role: 'ai', files: [{type: 'any', src: '/a.csv', name: 'a'}]}]},
    message: null,
    probe: ({chat}) => {
      chat.addMessage({files: [{type: 'any', src: '/b.csv', name: 'b'}], overwrite: true});
      return chat.getMessages().flatMap(({files = []}) => files.map(({name}) => name));
    },
    result: ['a'],
    shows: ['a', 'b'],
    says: {
      [CONNECT]: [
        'Replaces the last message of the same role and type of content, but never `files`.',
        '`files` with `overwrite` show as new bubbles. Outside event streams, `getMessages` leaves them out.',
      ],
      'docs/methods.mdx':
        'replaces the last message of the same role and type of content, but never `files`.',
    },
  },
  {
    id: 'overwrite-of-files-in-a-stream',
    setup: streamed,
    reply: events(
      {files: [{type: 'any', src: '/a.csv', name: 'a'}]},
      {files: [{type: 'any', src: '/b.csv', name: 'b'}], overwrite: true},
    ),
    probe: async ({chat, until}) => {
      await until(() => chat.getMessages().length > 2);
      return chat.getMessages().flatMap(({files = []}) => files.map(({name}) => name));
    },
    result: ['a', 'b'],
    shows: ['Hello', 'a', 'b'],
  },
  {
    id: 'update-of-a-message-with-custom-data',
    setup: {demo: true, history: [{role: 'bot', text: 'one', custom: {id: 1}}, {text: 'two'}]},
    message: null,
    probe: ({chat}) => {
      chat.updateMessage({html: '<b>new</b>'}, 0);
      const [updated] = chat.getMessages();
      chat.updateMessage({}, 0);
      return [updated, chat.getMessages()[0]];
    },
    result: [
      {role: 'bot', custom: {id: 1}, html: '<b>new</b>'},
      {role: 'bot', custom: {id: 1}},
    ],
    says: {
      'docs/methods.mdx': [
        'Those that you leave out are removed; `role` and `custom` stay.',
        '`{}` empties it, but its role and `custom` stay in `getMessages()`.',
      ],
    },
  },
  {
    id: 'slow-interceptor-in-a-stream',
    setup: () => ({
      connect: {
        stream: true,
        handler: async (_, {onOpen, onResponse, onClose}) => {
          onOpen();
          void onResponse({text: 'one'});
          await new Promise((resolve) => setTimeout(resolve, 150));
          void onResponse({text: ' two'});
          onClose();
        },
      },
      responseInterceptor: async (response) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return response;
      },
    }),
    probe: async ({wait}) => {
      await wait(600);
      return true;
    },
    result: true,
    shows: ['Hello', 'one'],
    says: {
      'docs/interceptors.mdx':
        'The component waits for it. In a stream, a slow one can lose text or show an error',
    },
  },
  {
    id: 'handler-with-another-format',
    setup: () => ({
      errorMessages: {displayServiceErrorMessages: true},
      connect: {handler: (_, {onResponse}) => void onResponse({answer: 'Hi'} as never)},
    }),
    shows: ['Hello', 'Error: Error in server message'],
    says: {
      'docs/guides/troubleshooting.mdx': 'A handler called `onResponse` with a value that',
    },
  },
  {
    id: 'null-as-reply',
    setup: {connect: {url}, errorMessages},
    reply: {body: null},
    shows: ['Hello', "Error: Cannot read properties of null (reading 'result')"],
    says: {
      'docs/guides/troubleshooting.mdx':
        "For the JSON value `null` it reports `Cannot read properties of null (reading 'result')`.",
    },
  },
  {
    id: 'handler-that-never-replies',
    setup: () => ({connect: {handler: () => undefined}}),
    probe: async ({all, wait}) => {
      await wait(1500);
      return all('.deep-chat-loading-message-bubble').length;
    },
    result: 1,
    shows: ['Hello'],
    says: {
      'docs/guides/troubleshooting.mdx':
        'A handler throws, never calls `signals.onResponse`, or gives it nothing.',
    },
  },
  ...[
    ['api.example.com/chat', '/api.example.com/chat'],
    ['https:/api.example.com', '/api.example.com'],
    ['/api/chat', '/api/chat'],
  ].map(([given, target]): Row => ({
    id: `url-${given}`,
    setup: {connect: {url: given}},
    sends: [`POST https://chat.test${target} …`],
    says: {'docs/guides/troubleshooting.mdx': 'the browser reads it as a path on your page'},
  })),
  {
    id: 'status-of-a-stream',
    setup: () => ({
      connect: {
        websocket: true,
        handler: (_, {newUserMessage, onResponse, onOpen}) => {
          newUserMessage.listener = () => {
            for (const [index, text] of ['Searching', 'Comparing', 'Found'].entries())
              setTimeout(() => void onResponse({text, overwrite: index > 0}), index * 50);
          };
          onOpen();
        },
      },
    }),
    probe: async ({chat, until}) => {
      await until(() => chat.getMessages().at(-1)?.text === 'Found');
      return chat.getMessages().map(({text}) => text);
    },
    result: ['Hello', 'Found'],
    shows: ['Hello', 'Found'],
    says: {
      'docs/guides/ai-frameworks.mdx':
        'The last frame is the reply, and `getMessages()` holds only that.',
    },
  },
  {
    id: 'late-open-of-a-websocket-handler',
    setup: ({seen}) => ({
      connect: {websocket: true, handler: (_, {onOpen}) => seen.push(onOpen)},
    }),
    message: null,
    acts: async (page) => {
      const input = page.locator('deep-chat #text-input');
      const count = 'kit.seen[1] = [...(kit.seen[1] ?? []), kit.all(".disabled-button").length]';
      await input.pressSequentially('ab');
      await page.evaluate('kit.seen[0]()');
      await page.evaluate(count);
      await input.pressSequentially('c');
      await page.evaluate(count);
    },
    probe: ({seen}) => seen[1],
    result: [1, 0],
    says: {
      [CONNECT]:
        'a late `onOpen` leaves the send button disabled until the user presses the next key',
    },
  },
  ...[true, false].map((stream): Row => ({
    id: `toggled-bubble-${stream ? 'and-stream' : 'stays'}`,
    setup: [{displayLoadingBubble: {toggle: true}}, stream ? streamed : {connect: {url}}],
    reply: stream ? events({text: 'Later'}) : {body: {text: 'Later'}},
    message: null,
    probe: async ({chat, all, until, wait}) => {
      const {toggle} = chat.displayLoadingBubble as {toggle: (config: object) => void};
      const count = () => all('.deep-chat-loading-message-bubble').length;
      toggle({});
      chat.submitUserMessage({text: 'Hello'});
      await until(() => chat.getMessages().length === 2);
      await wait(100);
      const afterReply = count();
      chat.clearMessages();
      const afterClear = count();
      chat.addMessage({error: 'Failed'});
      return [afterReply, afterClear, count()];
    },
    result: stream ? [0, 0, 0] : [1, 1, 0],
    says: {
      [MESSAGES]:
        'A toggled bubble stays below messages that are added later, even after `clearMessages()`. `toggle()` removes it. An error bubble or a streamed reply hides it until the next message.',
    },
  })),
  {
    id: 'type-of-a-file',
    setup: {
      demo: true,
      history: [
        {src: '/a.mp3', type: 'image'},
        {src: '/a.png', type: 'audio'},
        {src: '/a.png', type: 'any'},
        {src: 'data:image/png;base64,AA'},
        {src: '/a.png?b'},
      ].map((file) => ({files: [{name: 'a', ...file}]})),
    },
    message: null,
    probe: ({all}) =>
      all('.message-bubble').map(({className}) => /(\w+)-message file-message/.exec(className)![1]),
    result: ['audio', 'audio', 'image', 'image', 'file'],
    says: {
      [CONNECT]: 'A file is audio, or else an image, if its `type`, data URL or extension says so.',
    },
  },
  ...['openAI', 'claude', ''].map((provider): Row => ({
    id: `custom-data-to-${provider || 'a server'}`,
    setup: [
      provider ? {directConnection: {[provider]: {key: 'k'}}} : {connect: {url}},
      ({seen}) => ({
        requestInterceptor: (details) => {
          seen.push(JSON.stringify(details.body).includes('"custom"'));
          return details;
        },
      }),
    ],
    message: () => ({text: 'Hello', custom: {page: 'pricing'}}),
    result: [!provider],
    says: {
      [MESSAGES]: 'Events include it, and so do requests to your own server or handler.',
      'docs/methods.mdx': 'sends to your own server or handler in `messages[].custom`',
      'docs/guides/message-actions.mdx':
        "With a direct connection or a web model, the request doesn't contain `custom`.",
    },
  })),
];
