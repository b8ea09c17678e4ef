import type {IncomingMessage, ServerResponse} from 'node:http';
import {afterEach, describe, expect, it} from 'vitest';
import {AnswerError, type Message} from '../engine';
import {providerEngine} from './provider';
import {textProviders} from './requestFor';
import {bodyOf, serve} from '../../../tests/support/localServer';

/** What it does with a request. */
type Reply = (response: ServerResponse) => void | Promise<void>;

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) void close();
});

/** A server on this machine in the place of every provider; it ends with the test. */
async function stub(reply: Reply) {
  const got: {path: string; headers: IncomingMessage['headers']; body: object}[] = [];
  const {origin, stop} = await serve(async (request, response) => {
    const body = JSON.parse(await bodyOf(request));
    got.push({path: request.url!, headers: request.headers, body});
    await reply(response);
  });
  closing.push(stop);
  const hosts: string[] = [];
  const options: RequestInit[] = [];
  const send: typeof fetch = (input, init) => {
    const {host, pathname, search} = new URL(String(input));
    hosts.push(host);
    options.push(init!);
    return fetch(origin + pathname + search, init);
  };
  return {got, hosts, options, send};
}

/** Cuts a text into small pieces, also inside a line and inside a character. */
const inPieces = (type: string, text: string): Reply => {
  const bytes = Buffer.from(text);
  return async (response) => {
    response.writeHead(200, {'Content-Type': type});
    for (let at = 0; at < bytes.length; at += 7) {
      response.write(bytes.subarray(at, at + 7));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
};

/** Server-sent events. */
const sse = (...events: readonly object[]) =>
  events.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join('');

const KEY = 'sk-secret-1234567890';
const MESSAGES: readonly Message[] = [
  {role: 'system', content: 'Rules.'},
  {role: 'user', content: 'Earlier?'},
  {role: 'assistant', content: 'Yes.'},
  {role: 'user', content: 'Now?'},
];
const TURNS = MESSAGES.slice(1);

const provider = (key: string) => textProviders().find((each) => each.key === key)!;

function engineOf(name: string, send: typeof fetch, key = KEY, isSent = true) {
  const reviews: string[] = [];
  const engine = providerEngine({
    provider: provider(name),
    model: 'model-1',
    key,
    send,
    review: (text) => {
      reviews.push(text);
      return Promise.resolve(isSent);
    },
  });
  const read = async (signal = new AbortController().signal) => {
    let text = '';
    for await (const piece of engine.answer(MESSAGES, [], signal)) text += piece;
    return text;
  };
  return {engine, read, reviews};
}

const SHAPES = [
  {
    name: 'openAI',
    host: 'api.openai.com',
    path: '/v1/responses',
    header: ['authorization', `Bearer ${KEY}`],
    body: {model: 'model-1', instructions: 'Rules.', input: TURNS, stream: true},
    reply: inPieces(
      'text/event-stream',
      sse(
        {type: 'response.created'},
        {type: 'response.output_text.delta', delta: 'Grüße, '},
        {type: 'response.output_text.delta', delta: 'it streams.'},
        {type: 'response.completed'},
      ),
    ),
  },
  {
    name: 'claude',
    host: 'api.anthropic.com',
    path: '/v1/messages',
    header: ['x-api-key', KEY],
    body: {model: 'model-1', max_tokens: 4096, system: 'Rules.', messages: TURNS, stream: true},
    reply: inPieces(
      'text/event-stream',
      sse(
        {type: 'message_start', message: {content: []}},
        {type: 'content_block_delta', delta: {type: 'text_delta', text: 'Grüße, '}},
        {type: 'content_block_delta', delta: {type: 'text_delta', text: 'it streams.'}},
        {type: 'message_stop'},
      ),
    ),
  },
  {
    name: 'ollama',
    host: 'localhost:11434',
    path: '/api/chat',
    header: ['content-type', 'application/json'],
    body: {model: 'model-1', messages: MESSAGES, stream: true},
    reply: inPieces(
      'application/x-ndjson',
      [{message: {content: 'Grüße, '}}, {message: {content: 'it streams.'}}, {done: true}]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    ),
  },
] as const;

describe.each(SHAPES)('$name', ({name, host, path, header, body, reply}) => {
  it('gets the conversation in its own shape and streams text', async () => {
    const {got, hosts, options, send} = await stub(reply);
    const {read, reviews} = engineOf(name, send);
    expect(await read()).toBe('Grüße, it streams.');
    expect(hosts).toEqual([host]);
    expect(got[0]).toMatchObject({path, body});
    expect(Object.keys(got[0]!.body).sort()).toEqual(Object.keys(body).sort());
    expect(got[0]!.headers[header[0]]).toBe(header[1]);
    expect(options[0]).toMatchObject({
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
    // The request was shown as it is, without the key.
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toContain('"model": "model-1"');
    expect(reviews[0]).not.toContain(KEY);
    await read();
    expect(reviews).toHaveLength(1);
  });

  it.each([
    [401, /refused the key \(status 401\)\. Check the key/],
    [429, /no more requests for now \(status 429\)\. Wait a minute/],
    [500, /has a problem \(status 500\)\. Try again/],
  ])('says what status %i means', async (status, message) => {
    const {send} = await stub((response) => {
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({error: {message: `No, ${KEY} is wrong`}}));
    });
    const error: unknown = await engineOf(name, send)
      .read()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AnswerError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).toContain('is: No, ');
    expect((error as Error).message).not.toContain(KEY);
  });

  it('says that a host can not be reached', async () => {
    const {read} = engineOf(name, () => fetch('http://127.0.0.1:1/'));
    await expect(read()).rejects.toThrow(`Couldn't reach ${host}.`);
  });

  it('says that a host redirected, and asks nobody else', async () => {
    const {read} = engineOf(name, () => Promise.resolve({type: 'opaqueredirect'} as Response));
    await expect(read()).rejects.toThrow(`${host} redirected the request to another address`);
  });

  it('stops when the reader does, and when nobody reads on', async () => {
    let isClosed = false;
    const {send} = await stub((response) => {
      response.on('close', () => (isClosed = true));
      response.writeHead(200);
      const piece =
        name === 'ollama'
          ? `${JSON.stringify({message: {content: 'more '}})}\n`
          : sse({type: 'response.output_text.delta', delta: 'more '}, {delta: {text: 'more '}});
      const timer = setInterval(() => response.write(piece), 5);
      response.on('close', () => clearInterval(timer));
    });
    const stop = new AbortController();
    const {engine} = engineOf(name, send);
    let count = 0;
    await expect(
      (async () => {
        for await (const piece of engine.answer(MESSAGES, [], stop.signal))
          if (piece && ++count === 3) stop.abort();
      })(),
    ).rejects.toThrow(/abort/i);
    await expect.poll(() => isClosed).toBe(true);
    isClosed = false;
    for await (const piece of engine.answer(MESSAGES, [], new AbortController().signal))
      if (piece) break;
    await expect.poll(() => isClosed).toBe(true);
  });
});

describe('what is sent', () => {
  it('has the key in no address and goes to the host of the catalog, for every provider', async () => {
    const {hosts, got, send} = await stub((response) => {
      response.end();
    });
    const all = textProviders();
    expect(all.length).toBeGreaterThanOrEqual(16);
    for (const {key} of all) await engineOf(key, send).read();
    expect(hosts).toEqual(all.map(({host}) => host));
    expect(got.filter(({path}) => path.includes(KEY))).toEqual([]);
    const withKey = got.filter(({headers}) => JSON.stringify(headers).includes(KEY));
    expect(withKey).toHaveLength(all.filter(({needsKey}) => needsKey).length);
    for (const {body} of got) expect(JSON.stringify(body)).not.toContain(KEY);
  });

  it('an error in the middle of a stream ends the answer with its reason', async () => {
    const {send} = await stub(
      inPieces(
        'text/event-stream',
        sse({choices: [{delta: {content: 'Half'}}]}, {error: {message: `overloaded ${KEY}`}}),
      ),
    );
    await expect(engineOf('mistral', send).read()).rejects.toThrow(/is: overloaded ••/);
  });
});
