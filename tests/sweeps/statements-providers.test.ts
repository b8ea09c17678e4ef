// @vitest-environment happy-dom
import {beforeAll, expect, vi} from 'vitest';
import type {ProviderKey} from '../../src/providers/types';
import {factsOf} from '../../src/providers/catalog';
import {providers} from '../../src/data/providers';
import {eventStream, jsonReply, liveChat, pause, serve, statement} from '../support/liveChat';
import {recordRequest, sample} from '../support/record';

const key = 'YOUR_API_KEY';
const page = (name: string) => `docs/directConnection/${name}.mdx`;

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

interface Talk {
  readonly bodies: readonly string[];
  readonly bubbles: readonly string[];
  readonly errors: readonly string[];
}

/** What a chat sends and shows after a message. */
async function talk(
  directConnection: object,
  reply: () => Response,
  {text = 'Hello world', files = [] as File[], ...properties}: Record<string, unknown> = {},
  /** The text of the last bubble, when it is typed letter by letter. */
  typed?: string,
): Promise<Talk> {
  const calls = serve(reply);
  const {chat, bubbles, errors} = await liveChat({directConnection, ...properties});
  const attached = (files as File[]).length > 0 ? {files} : {};
  chat.submitUserMessage({text, ...attached} as never);
  await pause(300);
  if (typed) await vi.waitFor(() => expect(bubbles().at(-1)).toBe(typed), {timeout: 20_000});
  const shown = {
    bodies: calls.map(({init}) => String(init.body)),
    bubbles: bubbles().slice(1),
    errors: errors(),
  };
  chat.remove();
  return shown;
}

const dify = {dify: {key}};
const answer = () => jsonReply({answer: 'Hi', conversation_id: 'c'});

statement(page('Dify'), 'Any truthy `stream` sends `response_mode: "streaming"`', async () => {
  for (const stream of [true, {simulation: true}, {simulation: 5}]) {
    const {bodies} = await talk(dify, answer, {connect: {stream}});
    expect(bodies[0]).toContain('"response_mode":"streaming"');
  }
  const {bodies, bubbles} = await talk(dify, answer);
  expect(bodies[0]).toContain('"response_mode":"blocking"');
  expect(bubbles).toEqual(['Hi']);
});

statement(
  page('Dify'),
  'Deep Chat can\'t read a JSON reply in this case: the chat shows an error, and the console shows "text is not a function".',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {bubbles, errors} = await talk(dify, answer, {connect: {stream: {simulation: true}}});
    expect([bubbles, errors]).toEqual([[], ['Error, please try again.']]);
    expect(String(logged.mock.calls.flat())).toContain('text is not a function');
    logged.mockRestore();
    const events = () => eventStream('data: {"event":"message","answer":"Hi"}\n\n');
    const streamed = await talk(dify, events, {connect: {stream: {simulation: 1}}}, 'Hi');
    expect(streamed.bubbles).toEqual(['Hi']);
  },
);

statement(
  page('Dify'),
  "// Leave `stream` out: the server below answers in one piece. export const connect: Connect = {url: '/api/dify'};",
  async () => {
    const {bubbles} = await talk({dify: {key: 'placeholder'}}, answer, {connect: {url: '/api'}});
    expect(bubbles).toEqual(['Hi']);
  },
);

const fiveCharacters = {requestBodyLimits: {totalMessagesMaxCharLength: 5}};

statement(
  page('Dify'),
  '`{totalMessagesMaxCharLength: 5}` sends its first five characters',
  async () => {
    const {bodies} = await talk(dify, answer, fiveCharacters);
    expect(bodies[0]).toContain('"query":"Hello"');
  },
);

statement('docs/webModel.mdx', '`totalMessagesMaxCharLength` cuts that text', async () => {
  const asked: string[] = [];
  class ChatModule {
    setInitProgressCallback = () => undefined;
    reload = () => Promise.resolve();
    unload = () => Promise.resolve();
    generate(text: string): Promise<string> {
      asked.push(text);
      return Promise.resolve('ok');
    }
  }
  const hasModelInCache = () => Promise.resolve(true);
  Object.assign(window, {webLLM: {ChatModule, hasModelInCache}});
  const {chat} = await liveChat({webModel: {load: {onInit: true}}, ...fiveCharacters});
  await pause(1800);
  chat.submitUserMessage({text: 'Hello world'});
  await vi.waitFor(() => expect(asked).toEqual(['Hello']), 2000);
  chat.remove();
});

statement(
  page('index'),
  "Dify, AssemblyAI, the assistants, all Azure modes but `openAI.chat`, and Hugging Face's `questionAnswer` and file modes ignore it.",
  async () => {
    const silent = ['openAI.realtime', 'azure.translation'];
    const ignoring: string[] = [];
    for (const {key: provider} of providers)
      for (const mode of factsOf(provider).modes) {
        const name = `${provider}.${mode.id}`;
        if (silent.includes(name)) continue;
        const properties = {connect: {additionalBodyProps: {extra: 'yes'}}};
        const {body} = await recordRequest(provider, mode, {properties});
        if (!JSON.stringify(body).includes('extra')) ignoring.push(name);
      }
    expect(ignoring).toEqual([
      'openAI.assistant',
      'azure.openAI.assistant',
      'azure.textToSpeech',
      'azure.speechToText',
      'azure.summarization',
      'huggingFace.questionAnswer',
      'huggingFace.audioSpeechRecognition',
      'huggingFace.audioClassification',
      'huggingFace.imageClassification',
      'assemblyAI.audio',
      'dify.chat',
    ]);
  },
);

statement(
  page('Mistral'),
  'Audio is replaced by the text `[Unsupported file type: audio]`, any other file by `[Unsupported file type: any]`.',
  async () => {
    for (const [kind, type] of [
      ['audio', 'audio'],
      ['pdf', 'any'],
    ] as const) {
      const given = {files: [sample(kind)], audio: true, mixedFiles: true};
      const {bodies} = await talk({mistral: {key}}, () => jsonReply({}), given);
      expect(bodies[0]).toContain(`[Unsupported file type: ${type}]`);
    }
  },
);

statement(page('Ollama'), 'The component sets no `Content-Type`', async () => {
  const calls = serve(() => jsonReply({}));
  const {chat} = await liveChat({directConnection: {ollama: true}});
  chat.submitUserMessage({text: 'Hello'});
  await pause();
  expect(calls[0]?.init.headers).toEqual({});
  // This is what a browser adds to a text without a type.
  const request = new Request('http://localhost/', {method: 'POST', body: 'text'});
  expect(request.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  chat.remove();
});

statement(
  page('HuggingFace'),
  '`questionAnswer` sends `{inputs: {question, context, options}}`',
  async () => {
    const connection = {huggingFace: {key, questionAnswer: {context: 'A fact.'}}};
    const {bodies} = await talk(connection, () => jsonReply({}));
    const inputs = {question: 'Hello world', context: 'A fact.', options: {wait_for_model: true}};
    expect(JSON.parse(bodies[0]!)).toEqual({inputs});
  },
);

statement(
  page('Cohere'),
  'Enter in an empty field sends `messages: []` and draws an empty bubble. Block it with [`validateInput`]',
  async () => {
    const press = async (properties: object) => {
      const calls = serve(() => jsonReply({}));
      const {chat, all, bubbles} = await liveChat({
        directConnection: {cohere: {key}},
        ...properties,
      });
      const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true});
      all('#text-input')[0]?.dispatchEvent(enter);
      await pause(300);
      const shown = {bodies: calls.map(({init}) => String(init.body)), bubbles: bubbles()};
      chat.remove();
      return shown;
    };
    const {bodies, bubbles} = await press({});
    expect(bodies[0]).toContain('"messages":[]');
    expect(bubbles).toEqual(['.']);
    const blocked = await press({validateInput: (text?: string) => Boolean(text)});
    expect(blocked).toEqual({bodies: [], bubbles: []});
  },
);

statement(
  page('StabilityAI'),
  'one image with a text throws "Image was not found" and blocks the chat',
  async () => {
    const previous = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    const rejected: unknown[] = [];
    process.on('unhandledRejection', (error) => rejected.push(error));
    const connection = {stabilityAI: {key, imageToImageMasking: true}};
    const {bodies, errors} = await talk(connection, () => jsonReply({}), {
      files: [sample('image')],
    });
    process.removeAllListeners('unhandledRejection');
    for (const listener of previous) process.on('unhandledRejection', listener);
    expect(String(rejected)).toContain('Image was not found');
    expect([bodies, errors]).toEqual([[], []]);
  },
);

const call = (name: string) => ({functionCall: {name, args: {}}, thoughtSignature: 'signature'});

async function callFunctions(...chunks: object[][]): Promise<{asked: unknown[]; bodies: string[]}> {
  const asked: unknown[] = [];
  const bodies: string[] = [];
  const event = (parts: object[]) =>
    `data: ${JSON.stringify({candidates: [{content: {parts}}]})}\n\n`;
  serve((body) =>
    bodies.push(String(body)) > 1
      ? eventStream(event([{text: 'done'}]))
      : eventStream(...chunks.map(event)),
  );
  const gemini = {
    key,
    tools: [{functionDeclarations: []}],
    function_handler: (calls: {name: string}[]) => {
      asked.push(calls.map(({name}) => name));
      return calls.map(() => ({response: 'ok'}));
    },
  };
  const {chat} = await liveChat({directConnection: {gemini}, connect: {stream: true}});
  chat.submitUserMessage({text: 'Hello'});
  await pause(900);
  chat.remove();
  return {asked, bodies};
}

statement(
  'docs/guides/tool-calling.mdx',
  'The first of each chunk; several chunks, several replies',
  async () => {
    expect((await callFunctions([call('a'), call('b')])).asked).toEqual([['a']]);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {asked, bodies} = await callFunctions([call('a')], [call('b')]);
    expect(asked).toEqual([['a'], ['b']]);
    expect(bodies).toHaveLength(3);
    logged.mockRestore();
  },
);

statement(page('Gemini'), "Deep Chat doesn't send thought signatures back", async () => {
  const {bodies} = await callFunctions([call('a')]);
  expect(bodies[1]).toContain('functionResponse');
  expect(bodies[1]).not.toContain('ignature');
});

statement(page('AssemblyAI'), "Deep Chat doesn't send `speech_models`", async () => {
  const calls = serve(() => jsonReply({upload_url: 'https://example.com/a'}));
  const {chat} = await liveChat({directConnection: {assemblyAI: {key, audio: true}}});
  chat.submitUserMessage({files: [sample('audio')]} as never);
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1), 2000);
  expect(String(calls[1]?.init.body)).toBe('{"audio_url":"https://example.com/a"}');
  chat.remove();
});

const keyForms: readonly ProviderKey[] = ['mistral', 'claude', 'dify'];

statement(
  page('index'),
  "It also shows a warning: `Please exercise CAUTION when inserting your API key outside of deepchat.dev or localhost!!` To hide the warning on your own site, set the element's private property `_insertKeyViewStyles` to `{displayCautionText: false}`. The link stays.",
  async () => {
    for (const provider of keyForms)
      for (const hides of [false, true]) {
        const styles = {_insertKeyViewStyles: {displayCautionText: false}};
        const connection = {directConnection: {[provider]: true}};
        const {chat, all} = await liveChat({...connection, ...(hides && styles)});
        const form = all('#insert-key-view')[0]?.textContent ?? '';
        expect(form.includes('Please exercise CAUTION')).toBe(!hides);
        expect(form).toContain('Find more info here');
        chat.remove();
      }
  },
);
