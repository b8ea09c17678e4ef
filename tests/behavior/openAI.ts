import type {Row} from './row';

const key = 'k';
const PAGE = 'docs/directConnection/OpenAI/index.mdx';
const said = (text: string) => ({
  status: 'completed',
  output: [{type: 'message', status: 'completed', content: [{type: 'output_text', text}]}],
});
const functionCall = {
  status: 'completed',
  output: [
    {
      type: 'function_call',
      status: 'completed',
      call_id: 'c',
      name: 'today',
      arguments: '{}',
    },
  ],
};
const fileCitation = {
  type: 'message',
  status: 'completed',
  content: [
    {
      type: 'output_text',
      text: 'I made plot.png.',
      annotations: [{type: 'container_file_citation', container_id: 'c', file_id: 'f'}],
    },
  ],
};

export const openAIRows: readonly Row[] = [
  {
    id: 'openai-conversation',
    setup: ({seen}) => ({
      directConnection: {openAI: {key: 'k', chat: {conversation: true}}},
      onMessage: ({message}) => {
        if (message.role === 'ai') seen.push(message._sessionId);
      },
    }),
    reply: [
      {at: '/conversations', body: {id: 'conv_7'}},
      {at: '/responses', body: said('Hi')},
    ],
    result: ['conv_7'],
    sends: ['…/conversations …', '…/responses …"conversation":"conv_7"…'],
    says: {[PAGE]: 'Replies have the ID in `_sessionId`.'},
  },
  {
    id: 'openai-conversation-to-resume',
    setup: {directConnection: {openAI: {key, chat: {conversation: 'conv_7'}}}},
    reply: [
      {at: '/items', body: {data: []}},
      {at: '/responses', body: said('Hi')},
    ],
    message: null,
    // It loads the stored messages first.
    probe: ({chat, wait}) => wait(150).then(() => chat.submitUserMessage({text: 'Hello'})),
    sends: ['GET …/conversations/conv_7/items…', '…/responses …"conversation":"conv_7"…'],
    says: {[PAGE]: 'To resume the conversation later, save it'},
  },
  {
    id: 'openai-function-without-arguments',
    setup: ({seen}) => ({
      directConnection: {
        openAI: {
          key: 'k',
          chat: {
            tools: [
              {
                type: 'function',
                name: 'today',
                parameters: {
                  type: 'object',
                  properties: {},
                  required: [],
                  additionalProperties: false,
                },
                strict: true,
              },
            ],
            function_handler: (list) => {
              seen.push(...list.map((one) => one.arguments));
              return [{response: 'Monday'}];
            },
          },
        },
      },
    }),
    reply: [{body: functionCall}, {body: said('Monday')}],
    result: ['{}'],
    sends: ['…"properties":{}…', '…'],
    shows: ['Hello', 'Monday'],
    says: {
      [PAGE]:
        "A function without arguments takes `parameters: {type: 'object', properties: {}, required: [], additionalProperties: false}`.",
    },
  },
  {
    id: 'openai-assistant-id',
    setup: {
      directConnection: {openAI: {key, assistant: {custom_base_url: 'https://ai.test/v1'}}},
    },
    reply: [
      {at: '/threads', body: {id: 't', thread_id: 't'}},
      {at: '/assistants', body: {id: 'asst_7'}},
    ],
    probe: async ({chat, until}) => {
      const service = () =>
        (chat as unknown as {_activeService: {rawBody: {assistant_id?: string}}})._activeService;
      await until(() => service().rawBody.assistant_id);
      return service().rawBody.assistant_id;
    },
    result: 'asst_7',
    says: {[PAGE]: 'its ID is then in `chat._activeService.rawBody.assistant_id`'},
  },
  {
    id: 'openai-files-of-the-code-interpreter',
    setup: {directConnection: {openAI: {key, chat: {}}}},
    reply: {
      body: {
        status: 'completed',
        output: [
          {type: 'code_interpreter_call', status: 'completed', container_id: 'c'},
          fileCitation,
        ],
      },
    },
    shows: ['Hello', 'I made plot.png.'],
    probe: async ({all, wait}) => {
      await wait(300);
      return all('.message-bubble a, .message-bubble img').length;
    },
    result: 0,
    says: {[PAGE]: "the chat doesn't show the files that this tool makes"},
  },
  {
    id: 'openai-realtime-on-http',
    setup: () => {
      Object.defineProperty(navigator, 'mediaDevices', {value: undefined});
      return {
        directConnection: {
          openAI: {realtime: {error: {text: 'Failed'}, fetchEphemeralKey: () => 'key' as never}},
        },
      };
    },
    message: null,
    probe: async ({all, root, wait}) => {
      all('.deep-chat-openai-realtime-toggle')[0]!.click();
      await wait(500);
      return root.querySelector<HTMLElement>('#container')!.innerText;
    },
    result: 'Loading',
    logs: ["…Cannot read properties of undefined (reading 'getUserMedia')…"],
    says: {
      'docs/directConnection/OpenAI/OpenAIRealtime.mdx':
        '"Loading" stays, with a `TypeError` in the console.',
    },
  },
];
