// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, vi} from 'vitest';
import {jsonReply, liveChat, pause, statement} from '../support/liveChat';

const key = 'YOUR_API_KEY';
const OPENAI = 'docs/directConnection/OpenAI/index.mdx';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

interface Call {
  readonly url: string;
  readonly body: string;
}

/** Answers each request by its address and records it. */
function answer(replies: Readonly<Record<string, unknown>>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (url, init) => {
    calls.push({url: String(url), body: String(init?.body)});
    const part = Object.keys(replies).find((one) => String(url).includes(one));
    // As over a network: the component counts on it.
    await pause(10);
    return jsonReply(part === undefined ? {} : replies[part]);
  };
  return calls;
}

const said = (text: string) => ({
  status: 'completed',
  output: [{type: 'message', status: 'completed', content: [{type: 'output_text', text}]}],
});

statement(OPENAI, 'Replies have the ID in `_sessionId`.', async () => {
  const calls = answer({'/conversations': {id: 'conv_7'}, '/responses': said('Hi')});
  const ids: unknown[] = [];
  const {chat} = await liveChat({
    directConnection: {openAI: {key, chat: {conversation: true}}},
    onMessage: ({message}: {message: {role: string; _sessionId?: string}}) => {
      if (message.role === 'ai') ids.push(message._sessionId);
    },
  });
  chat.submitUserMessage({text: 'Hello'});
  await pause(300);
  chat.remove();
  expect(ids).toEqual(['conv_7']);
  expect(calls.at(-1)?.body).toContain('"conversation":"conv_7"');
});

statement(OPENAI, 'To resume the conversation later, save it', async () => {
  const calls = answer({'/items': {data: []}, '/responses': said('Hi')});
  const {chat} = await liveChat({
    directConnection: {openAI: {key, chat: {conversation: 'conv_7'}}},
  });
  // It loads the stored messages first.
  await pause();
  chat.submitUserMessage({text: 'Hello'});
  await pause(300);
  chat.remove();
  expect(calls.map(({url}) => url).filter((url) => url.endsWith('/conversations'))).toEqual([]);
  expect(calls.at(-1)?.body).toContain('"conversation":"conv_7"');
});

statement(
  OPENAI,
  "A function without arguments takes `parameters: {type: 'object', properties: {}, required: [], additionalProperties: false}`.",
  async () => {
    const parameters = {
      type: 'object',
      properties: {},
      required: [],
      additionalProperties: false,
    };
    const call = {
      type: 'function_call',
      status: 'completed',
      call_id: 'c',
      name: 'today',
      arguments: '{}',
    };
    let round = 0;
    const calls: string[] = [];
    globalThis.fetch = (_, init) => {
      calls.push(String(init?.body));
      round += 1;
      return Promise.resolve(
        jsonReply(round === 1 ? {status: 'completed', output: [call]} : said('Monday')),
      );
    };
    const given: unknown[] = [];
    const {chat, bubbles} = await liveChat({
      directConnection: {
        openAI: {
          key,
          chat: {
            tools: [{type: 'function', name: 'today', parameters, strict: true}],
            function_handler: (list: {arguments: string}[]) => {
              given.push(...list.map((one) => one.arguments));
              return [{response: 'Monday'}];
            },
          },
        },
      },
    });
    chat.submitUserMessage({text: 'Which day is it?'});
    await pause(400);
    expect(given).toEqual(['{}']);
    expect(calls[0]).toContain('"properties":{}');
    expect(bubbles()).toContain('Monday');
    chat.remove();
  },
);

statement(OPENAI, 'its ID is then in `chat._activeService.rawBody.assistant_id`', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({'/threads': {id: 't', thread_id: 't'}, '/assistants': {id: 'asst_7'}});
  const {chat} = await liveChat({
    directConnection: {openAI: {key, assistant: {custom_base_url: 'https://ai.test/v1'}}},
  });
  chat.submitUserMessage({text: 'Hello'});
  await pause(300);
  expect(chat).toMatchObject({_activeService: {rawBody: {assistant_id: 'asst_7'}}});
  chat.remove();
  logged.mockRestore();
});

statement(
  'docs/messages/styles.mdx',
  'In Safari the component makes the player 40 px wide, so only the play button fits.',
  () => {
    const bundle = readFileSync(
      path.resolve(__dirname, '../../node_modules/deep-chat/dist/deepChat.bundle.js'),
      'utf8',
    );
    expect(bundle).toMatch(/\.audio-player-safari\{[^}]*width:40px/);
  },
);

statement(
  'docs/messages/styles.mdx',
  'Only the last message of a run shows its avatar and name.',
  async () => {
    const {chat, all} = await liveChat({
      demo: true,
      avatars: true,
      names: true,
      history: [{text: 'One'}, {text: 'Two'}, {text: 'Three'}, {text: 'Four', role: 'user'}],
    });
    for (const part of ['.avatar-container', '.name'])
      expect(all(part).map((element) => getComputedStyle(element).visibility === 'hidden')).toEqual(
        [true, true, false, false],
      );
    chat.remove();
  },
);

statement(
  'docs/messages/index.mdx',
  "call `localStorage.removeItem('deep-chat-storage')`, or pass your own key, before you create the chat",
  async () => {
    const first = await liveChat({demo: true, browserStorage: true});
    first.chat.addMessage({text: 'Kept'}, true);
    await pause();
    first.chat.remove();
    const second = await liveChat({demo: true, browserStorage: true});
    expect(second.bubbles()).toEqual(['Kept']);
    second.chat.remove();
    localStorage.removeItem('deep-chat-storage');
    const third = await liveChat({demo: true, browserStorage: true});
    expect(third.bubbles()).toEqual([]);
    third.chat.remove();
  },
);

statement(
  'docs/directConnection/index.mdx',
  'Dify is the exception: with `connect.url` it checks `<url>/parameters`.',
  async () => {
    const checked = async (provider: string) => {
      const calls = answer({});
      const chat = document.createElement('deep-chat');
      chat.style.fontFamily = 'sans-serif';
      Object.assign(chat, {
        connect: {url: 'https://own.test/ai'},
        directConnection: {[provider]: {key, validateKeyProperty: true}},
      });
      document.body.append(chat);
      await pause();
      chat.remove();
      return calls[0]?.url;
    };
    expect(await checked('dify')).toBe('https://own.test/ai/parameters');
    expect(await checked('claude')).toMatch(/^https:\/\/api\.anthropic\.com\//);
    expect(await checked('openWebUI')).toMatch(/^http:\/\/localhost:3000\//);
  },
);

statement(OPENAI, "the chat doesn't show the files that this tool makes", async () => {
  const annotations = [{type: 'container_file_citation', container_id: 'c', file_id: 'f'}];
  const content = [{type: 'output_text', text: 'I made plot.png.', annotations}];
  answer({
    '/responses': {
      status: 'completed',
      output: [
        {type: 'code_interpreter_call', status: 'completed', container_id: 'c'},
        {type: 'message', status: 'completed', content},
      ],
    },
  });
  const {chat, bubbles, all} = await liveChat({directConnection: {openAI: {key, chat: {}}}});
  chat.submitUserMessage({text: 'Plot it'});
  await pause(300);
  expect(bubbles()).toEqual(['Plot it', 'I made plot.png.']);
  expect(all('.message-bubble a, .message-bubble img')).toEqual([]);
  chat.remove();
});
