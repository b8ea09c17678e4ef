import {events, type Row} from './row';

const key = 'k';
const page = (name: string) => `docs/directConnection/${name}.mdx`;
const dify = {dify: {key}};
const fiveCharacters = {requestBodyLimits: {totalMessagesMaxCharLength: 5}};
const answer = {body: {answer: 'Hi', conversation_id: 'c'}};
const CALLS = {
  'docs/guides/tool-calling.mdx': 'The first of each chunk; several chunks, several replies',
};
const KEY_FORM =
  "The form links to a page about keys, and warns: `Please exercise CAUTION when inserting your API key outside of deepchat.dev or localhost!!` To hide the warning on your own site, set the element's private property `_insertKeyViewStyles` to `{displayCautionText: false}`. The link stays.";

/** An event of Gemini that calls these functions. */
const calls = (...names: readonly string[]) => {
  const parts = names.map((name) => ({
    functionCall: {name, args: {}},
    thoughtSignature: 'signature',
  }));
  return {candidates: [{content: {parts}}]};
};
const done = events({candidates: [{content: {parts: [{text: 'done'}]}}]});

const geminiCalls: Pick<Row, 'setup' | 'says'> = {
  setup: ({seen}) => ({
    connect: {stream: true},
    directConnection: {
      gemini: {
        key: 'k',
        tools: [{functionDeclarations: []}],
        function_handler: (list) => {
          seen.push(list.map(({name}) => name));
          return list.map(() => ({response: 'ok'}));
        },
      },
    },
  }),
  says: CALLS,
};

/** A function call of the chat API of OpenAI, which Mistral has too. */
const call = {id: 'a', function: {name: 'f', arguments: {x: 1}}};

/** Settings of single providers. */
export const providerRows: readonly Row[] = [
  ...[true, {simulation: true}, {simulation: 5}].map((stream): Row => ({
    id: `dify-with-stream-${JSON.stringify(stream)}`,
    setup: {directConnection: dify, connect: {stream}},
    reply: answer,
    sends: ['…"response_mode":"streaming"…'],
    says: {[page('Dify')]: 'Any truthy `stream` sends `response_mode: "streaming"`'},
  })),
  {
    id: 'dify-without-stream',
    setup: {directConnection: dify},
    reply: answer,
    shows: ['Hello', 'Hi'],
    sends: ['…"response_mode":"blocking"…'],
  },
  {
    id: 'dify-with-stream-and-json',
    setup: {directConnection: dify, connect: {stream: {simulation: true}}},
    reply: answer,
    shows: ['Hello', 'Error: Error, please try again.'],
    logs: ['…text is not a function…'],
    says: {
      [page('Dify')]:
        'Deep Chat can\'t read a JSON reply in this case: the chat shows an error, and the console shows "text is not a function".',
    },
  },
  {
    id: 'dify-with-simulation-and-events',
    setup: {directConnection: dify, connect: {stream: {simulation: 1}}},
    reply: events({event: 'message', answer: 'Hi'}),
    shows: ['Hello', 'Hi'],
  },
  {
    id: 'dify-with-url',
    setup: {directConnection: dify, connect: {url: '/api/dify'}},
    reply: answer,
    shows: ['Hello', 'Hi'],
    says: {
      [page('Dify')]:
        "// Leave `stream` out: the server below answers in one piece. export const connect: Connect = {url: '/api/dify'};",
    },
  },
  {
    id: 'dify-with-five-characters',
    setup: {directConnection: dify, ...fiveCharacters},
    message: 'Hello world',
    sends: ['…"query":"Hello"…'],
    says: {[page('Dify')]: '`{totalMessagesMaxCharLength: 5}` sends its first five characters'},
  },
  {
    id: 'web-model-with-five-characters',
    setup: ({seen}) => {
      class ChatModule {
        setInitProgressCallback = () => undefined;
        reload = () => Promise.resolve();
        unload = () => Promise.resolve();
        generate(text: string): Promise<string> {
          seen.push(text);
          return Promise.resolve('ok');
        }
      }
      const hasModelInCache = () => Promise.resolve(true);
      Object.assign(window, {webLLM: {ChatModule, hasModelInCache}});
      return {
        webModel: {load: {onInit: true}},
        requestBodyLimits: {totalMessagesMaxCharLength: 5},
      };
    },
    message: null,
    probe: async ({chat, seen, until, wait}) => {
      await wait(1800);
      chat.submitUserMessage({text: 'Hello world'});
      await until(() => seen.length > 0);
      return seen;
    },
    result: ['Hello'],
    says: {'docs/webModel.mdx': '`totalMessagesMaxCharLength` cuts that text'},
  },
  ...[undefined, 'Be brief.'].map((system_prompt): Row => ({
    id: `no-characters-and-${system_prompt ? 'a' : 'no'}-system-prompt`,
    setup: {
      directConnection: {mistral: {key, system_prompt}},
      requestBodyLimits: {totalMessagesMaxCharLength: -1},
    },
    sends: [`…"content":"${system_prompt ? '' : 'Hello'}"}]}`],
    says: {
      'docs/connect.mdx':
        "Don't use `-1` with a direct connection that has a `system_prompt`: the request then carries an empty text.",
    },
  })),
  ...(['audio', 'any'] as const).map((type): Row => ({
    id: `mistral-with-file-${type}`,
    setup: {directConnection: {mistral: {key}}, audio: true, mixedFiles: true},
    message:
      type === 'audio'
        ? () => ({text: 'Hello', files: [new File(['a'], 'a.wav', {type: 'audio/wav'})]})
        : () => ({text: 'Hello', files: [new File(['a'], 'a.pdf', {type: 'application/pdf'})]}),
    sends: [`…[Unsupported file type: ${type}]…`],
    says: {
      [page('Mistral')]:
        'Audio is replaced by the text `[Unsupported file type: audio]`, any other file by `[Unsupported file type: any]`.',
    },
  })),
  {
    id: 'ollama-content-type',
    setup: {directConnection: {ollama: true}},
    sends: ['…'],
    // What a browser adds to a text without a type.
    headers: {'content-type': 'text/plain;charset=UTF-8'},
    says: {[page('Ollama')]: 'The component sets no `Content-Type`'},
  },
  {
    id: 'ollama-with-two-lines-in-a-chunk',
    setup: ({wait}) => {
      const {fetch} = window;
      const line = (content: string) => JSON.stringify({message: {content}});
      const chunks = [line('a'), `${line('b')}\n${line('c')}`, line('d')];
      window.fetch = () => {
        window.fetch = fetch;
        const body = new ReadableStream({
          async start(controller) {
            for (const chunk of chunks) {
              controller.enqueue(new TextEncoder().encode(chunk));
              await wait(100);
            }
            controller.close();
          },
        });
        return Promise.resolve(new Response(body));
      };
      return {directConnection: {ollama: true}, connect: {stream: true}};
    },
    shows: ['Hello', 'ad'],
    says: {
      [page('Ollama')]:
        'When a chunk holds two lines, the chat loses both and shows an error, which a later chunk can remove.',
    },
  },
  {
    id: 'hugging-face-question-answer',
    setup: {directConnection: {huggingFace: {key, questionAnswer: {context: 'A fact.'}}}},
    sends: [
      '… {"inputs":{"question":"Hello","context":"A fact.","options":{"wait_for_model":true}}}',
    ],
    says: {
      [page('HuggingFace')]: '`questionAnswer` sends `{inputs: {question, context, options}}`',
    },
  },
  {
    id: 'cohere-with-an-empty-message',
    setup: {directConnection: {cohere: {key}}},
    message: null,
    acts: (page) => page.locator('deep-chat #text-input').press('Enter'),
    shows: ['.', '…'],
    sends: ['…"messages":[]…'],
    says: {
      [page('Cohere')]:
        'Enter in an empty field draws an empty bubble and sends the earlier messages again, at the start `messages: []`. Block it with [`validateInput`]',
    },
  },
  {
    id: 'cohere-with-an-empty-message-and-validation',
    setup: () => ({
      directConnection: {cohere: {key: 'k'}},
      validateInput: (text) => Boolean(text),
    }),
    message: null,
    acts: (page) => page.locator('deep-chat #text-input').press('Enter'),
    probe: ({wait}) => wait(300),
    shows: [],
    sends: [],
  },
  {
    id: 'stability-masking-with-one-image',
    setup: {directConnection: {stabilityAI: {key, imageToImageMasking: true}}},
    message: () => ({text: 'Hello', files: [new File(['a'], 'a.png', {type: 'image/png'})]}),
    probe: ({all, wait}) => wait(300).then(() => all('.error-message-text').length),
    result: 0,
    sends: [],
    logs: ['…Image was not found…'],
    says: {
      [page('StabilityAI')]:
        'one image with a text throws "Image was not found" and blocks the chat',
    },
  },
  {
    ...geminiCalls,
    id: 'gemini-two-calls-in-one-chunk',
    reply: [events(calls('a', 'b')), done],
    shows: ['Hello', 'done'],
    result: [['a']],
  },
  {
    ...geminiCalls,
    id: 'gemini-two-calls-in-two-chunks',
    reply: [events(calls('a'), calls('b')), done],
    result: [['a'], ['b']],
    sends: ['…', '…', '…'],
  },
  {
    id: 'gemini-png-after-a-jpeg',
    setup: {directConnection: {gemini: {key}}},
    reply: {
      body: {
        candidates: [
          {
            content: {
              parts: ['jpeg', 'png', 'png'].map((type, index) => ({
                inlineData: {mimeType: `image/${type}`, data: `AAA${index}`},
              })),
            },
          },
        ],
      },
    },
    probe: async ({chat, until}) => {
      await until(() => chat.getMessages().length > 1);
      return chat.getMessages()[1]!.files!.map(({src}) => src);
    },
    result: ['data:image/png;base64,AAA1'],
    says: {
      [page('Gemini')]:
        'Deep Chat shows only the first PNG of a reply, or of each event in a stream.',
    },
  },
  {
    ...geminiCalls,
    id: 'gemini-thought-signature',
    reply: [events(calls('a')), done],
    sends: [
      '…',
      `… ${JSON.stringify({
        tools: [{functionDeclarations: []}],
        contents: [
          {parts: [{text: 'Hello'}], role: 'user'},
          {parts: [{functionCall: {name: 'a', args: {}}}], role: 'model'},
          {
            parts: [{functionResponse: {name: 'a', response: {result: 'ok'}}}],
            role: 'user',
          },
        ],
      })}`,
    ],
    says: {[page('Gemini')]: "Deep Chat doesn't send thought signatures back"},
  },
  {
    id: 'assembly-ai-model',
    setup: {directConnection: {assemblyAI: {key, audio: true}}},
    message: () => ({files: [new File(['a'], 'a.wav', {type: 'audio/wav'})]}),
    reply: [
      {at: '/upload', body: {upload_url: 'https://example.com/a'}},
      {at: '/transcript', body: {id: 't', status: 'completed', text: 'Hi'}},
    ],
    shows: ['…', 'Hi'],
    sends: ['…', '… {"audio_url":"https://example.com/a"}', 'GET …/t'],
    says: {[page('AssemblyAI')]: "Deep Chat doesn't send `speech_models`"},
  },
  ...['mistral', 'claude', 'dify'].flatMap((provider) =>
    [true, false].map((displayCautionText): Row => ({
      id: `key-form-of-${provider}-${displayCautionText ? 'with' : 'without'}-warning`,
      setup: {
        directConnection: {[provider]: true},
        ...(!displayCautionText && {_insertKeyViewStyles: {displayCautionText}}),
      },
      message: null,
      probe: ({root}) => {
        const form = root.querySelector('#insert-key-view')!.textContent!;
        return ['Please exercise CAUTION', 'Find more info here'].map((text) =>
          form.includes(text),
        );
      },
      result: [displayCautionText, true],
      says: {[page('index')]: KEY_FORM},
    })),
  ),
  ...[
    ['dify', 'https://own.test/ai/parameters'],
    ['claude', 'https://api.anthropic.com/'],
    ['openWebUI', 'http://localhost:3000/'],
  ].map(([provider = '', address]): Row => ({
    id: `key-check-of-${provider}-with-url`,
    setup: {
      connect: {url: 'https://own.test/ai'},
      directConnection: {[provider]: {key, validateKeyProperty: true}},
    },
    message: null,
    sends: [`…${address}…`],
    says: {
      [page('index')]: 'Dify is the exception: with `connect.url` it checks `<url>/parameters`.',
    },
  })),
  ...['together', 'bigModel'].flatMap((provider) =>
    [true, false].map((displayServiceErrorMessages): Row => ({
      id: `error-of-${provider}-images-${displayServiceErrorMessages ? 'shown' : 'hidden'}`,
      setup: {
        directConnection: {[provider]: {key, images: true}},
        errorMessages: {displayServiceErrorMessages},
      },
      reply: {status: 400, body: {error: {message: 'No credit left'}}},
      shows: [
        'Hello',
        displayServiceErrorMessages
          ? "Error: Cannot read properties of undefined (reading 'map')"
          : 'Error: Error, please try again.',
      ],
      says: {
        [page('Together')]:
          'With `displayServiceErrorMessages`, a chat reply without `choices` and every error of the image and speech modes show a technical text.',
        [page('BigModel')]:
          'With `displayServiceErrorMessages`, every error of the image mode shows a technical text.',
      },
    })),
  ),
  {
    id: 'arguments-that-are-objects',
    setup: {demo: true},
    reply: [
      {at: 'anthropic', body: {content: [{type: 'tool_use', id: 'a', name: 'f', input: {x: 1}}]}},
      {
        at: 'google',
        body: {candidates: [{content: {parts: [{functionCall: {name: 'f', args: {x: 1}}}]}}]},
      },
      {at: '11434', body: {message: {tool_calls: [call]}}},
      {
        at: 'mistral',
        body: {choices: [{finish_reason: 'tool_calls', message: {tool_calls: [call]}}]},
      },
    ],
    message: null,
    probe: async (kit) => {
      for (const [at, provider] of ['claude', 'gemini', 'ollama', 'mistral'].entries()) {
        const function_handler = (list: readonly {arguments: unknown}[]) => {
          kit.seen.push(list[0]!.arguments);
          return {text: 'ok'};
        };
        await kit.draw({
          directConnection: {[provider]: {key: 'k', model: 'm', tools: [], function_handler}},
        });
        kit.chat.submitUserMessage({text: 'Hello'});
        await kit.until(() => kit.seen.length > at);
      }
      return kit.seen;
    },
    result: ['{"x":1}', '{"x":1}', '{"x":1}', {x: 1}],
    says: {
      'docs/guides/tool-calling.mdx':
        'Claude, Gemini and Ollama send an object, which the component turns into text.',
      [page('index')]: 'Arguments as JSON text, also from Claude, Gemini and Ollama',
    },
  },
];
