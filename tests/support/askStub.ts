import type {IncomingMessage, ServerResponse} from 'node:http';
import {afterEach} from 'vitest';
import {bodyOf, serve} from './localServer';

/** A request that the stand-in received. */
export interface Got {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** What it does with a request. */
export type Reply = (response: ServerResponse) => void | Promise<void>;

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) void close();
});

/** A server on this machine in the place of every provider; it ends with the test. */
export async function stub(reply: Reply) {
  const got: Got[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await bodyOf(request)) as Got['body'];
    got.push({path: request.url!, headers: request.headers, body});
    await reply(response);
  };
  const {origin, stop} = await serve(answer);
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
export const inPieces = (type: string, text: string): Reply => {
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
export const sse = (...events: readonly object[]) =>
  events.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join('');
