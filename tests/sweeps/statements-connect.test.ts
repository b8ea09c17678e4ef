// @vitest-environment happy-dom
import {beforeAll, expect} from 'vitest';
import type {Response as Reply} from 'deep-chat/dist/types/response';
import type {Signals} from 'deep-chat/dist/types/handler';
import {eventStream, jsonReply, liveChat, pause, serve, statement} from '../support/liveChat';

const key = 'YOUR_API_KEY';
const CONNECT = 'docs/connect.mdx';
const errorMessages = {displayServiceErrorMessages: true};
const mixed = [{text: 'one'}, {error: 'two'}, {text: 'three'}];

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

/** A handler that answers each message with the same reply. */
function answering(reply: Reply | Reply[]): object {
  return {handler: (_: unknown, signals: Signals) => void signals.onResponse(reply)};
}

/** What a chat shows after the message "Hello world". */
async function talk(properties: object): Promise<{bubbles: string[]; errors: string[]}> {
  const {chat, bubbles, errors} = await liveChat(properties);
  chat.submitUserMessage({text: 'Hello world'});
  await pause(300);
  const shown = {bubbles: bubbles().slice(1), errors: [...errors()]};
  chat.remove();
  return shown;
}

statement(
  CONNECT,
  'From a handler, a websocket or `demo`, one `error` in an array hides the other items.',
  async () => {
    const shown = {bubbles: [], errors: ['two']};
    expect(await talk({connect: answering(mixed), errorMessages})).toEqual(shown);
    const demo = {response: () => mixed, displayLoading: {message: false}};
    const {chat, bubbles, errors} = await liveChat({demo, errorMessages});
    chat.submitUserMessage({text: 'Hello'});
    await pause(1200);
    expect([bubbles().slice(1), errors()]).toEqual([[], ['two']]);
    chat.remove();
  },
);

statement(
  CONNECT,
  'In an array from a `url` the error shows as an empty bubble, and the other items stay.',
  async () => {
    serve(() => jsonReply(mixed));
    const shown = await talk({connect: {url: '/api'}, errorMessages});
    // The point is transparent: it gives an empty bubble its height.
    expect(shown).toEqual({bubbles: ['one', '.', 'three'], errors: []});
  },
);

statement(
  CONNECT,
  "Don't use `-1` with a direct connection that has a `system_prompt`: the request then carries an empty text.",
  async () => {
    const calls = serve(() => jsonReply({}));
    const requestBodyLimits = {totalMessagesMaxCharLength: -1};
    const ask = (mistral: object) => talk({directConnection: {mistral}, requestBodyLimits});
    await ask({key, system_prompt: 'Be brief.'});
    await ask({key});
    const texts = calls.map(({init}) => {
      const {messages} = JSON.parse(String(init.body)) as {messages: {content: string}[]};
      return messages.at(-1)?.content;
    });
    expect(texts).toEqual(['', 'Hello world']);
  },
);

const start = 'data: {"text":"start"}\n\n';
const failed = 'data: {"error":"bad"}\n\n';

async function streamed(...pieces: string[]): Promise<{bubbles: string[]; errors: string[]}> {
  serve(() => eventStream(...pieces));
  return talk({connect: {url: '/api', stream: true}, errorMessages});
}

for (const [page, row] of [
  [CONNECT, "a comment, text that isn't JSON | Adds nothing, but removes the error bubble"],
  [
    'docs/guides/backend.mdx',
    "A comment, or anything that isn't JSON | Adds nothing, but removes an earlier event's error bubble",
  ],
] as const)
  statement(page, row, async () => {
    for (const piece of [': keepalive\n\n', 'data: plain\n\n']) {
      expect(await streamed(start, piece, 'data: {"text":" end"}\n\n')).toEqual({
        bubbles: ['start end'],
        errors: [],
      });
      expect((await streamed(start, failed, piece)).errors).toEqual([]);
    }
  });

for (const page of [CONNECT, 'docs/guides/backend.mdx'])
  statement(page, '| `[DONE]` | Ignored', async () => {
    expect((await streamed(start, failed, 'data: [DONE]\n\n')).errors).toEqual(['bad']);
  });

statement(
  CONNECT,
  "Before the first text, it doesn't stop a request to `url`, but it stops a handler's stream.",
  async () => {
    const state = {stops: 0};
    const handler = (_: unknown, signals: Signals) => {
      signals.stopClicked.listener = () => (state.stops += 1);
      signals.onOpen();
    };
    const press = async (connect: object) => {
      const {chat, all} = await liveChat({connect: {stream: true, ...connect}});
      chat.submitUserMessage({text: 'Hello'});
      await pause();
      for (const button of all('.input-button')) (button as HTMLElement).click();
      await pause(50);
      chat.remove();
    };
    await press({handler});
    expect(state.stops).toBe(1);
    const held: AbortSignal[] = [];
    globalThis.fetch = (_, init) => {
      if (init?.signal) held.push(init.signal);
      return new Promise(() => undefined);
    };
    await press({url: '/api'});
    expect(held.filter(({aborted}) => aborted)).toEqual([]);
  },
);

statement(CONNECT, 'with `src` as a data URL and an empty object in `ref`', async () => {
  const calls = serve(() => jsonReply({text: 'ok'}));
  const {chat} = await liveChat({
    connect: {url: '/api'},
    images: true,
    requestBodyLimits: {maxMessages: 0},
  });
  const file = new File(['a'], 'a.png', {type: 'image/png'});
  chat.submitUserMessage({text: 'one', files: [file]} as never);
  await pause(300);
  const [message] = chat.getMessages();
  expect(message?.files?.[0]?.ref).toBe(file);
  chat.submitUserMessage({text: 'two'});
  await pause(300);
  expect(String(calls[1]?.init.body)).toMatch(/"src":"data:image\/png;base64,YQ==".*"ref":{/);
  chat.remove();
});

for (const page of [CONNECT, 'docs/methods.mdx'])
  statement(
    page,
    page === CONNECT
      ? 'In an empty chat it also throws'
      : 'In an empty chat the console also shows a `TypeError`',
    async () => {
      const {chat, bubbles} = await liveChat({demo: true});
      const add = () => chat.addMessage({text: 'new', overwrite: true});
      const thrown: unknown[] = [];
      const previous = process.listeners('uncaughtException');
      process.removeAllListeners('uncaughtException');
      process.once('uncaughtException', (error) => thrown.push(error));
      add();
      await pause(100);
      process.removeAllListeners('uncaughtException');
      for (const listener of previous) process.on('uncaughtException', listener);
      expect(thrown).toEqual([expect.any(TypeError)]);
      expect([bubbles(), chat.getMessages()]).toEqual([['new'], []]);
      chat.remove();
    },
  );
