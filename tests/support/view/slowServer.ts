import type {IncomingMessage, ServerResponse} from 'node:http';
import {bodyOf, serve} from '../localServer';

/** A server on this machine that answers in the component's own shape, when it is told to. */
export interface SlowServer {
  readonly address: string;
  /** Bodies of the requests, in their order. */
  readonly asked: readonly string[];
  /** Releases every response that is held back. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

const HEADERS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const FIRST = 'The first words';

/** What the whole answer of the server is. */
export const WHOLE = `${FIRST} and the rest.`;
/** What has come before the answer is held back. */
export const PARTIAL = FIRST;

/** Streams {@link PARTIAL}, waits until it is released, and ends with the rest and the tokens. */
export async function slowServer(): Promise<SlowServer> {
  const asked: string[] = [];
  let held: (() => void)[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, HEADERS).end();
    asked.push(await bodyOf(request));
    const write = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.writeHead(200, {...HEADERS, 'content-type': 'text/event-stream'});
    response.flushHeaders();
    write({text: FIRST});
    await new Promise<void>((resolve) => held.push(resolve));
    write({
      text: WHOLE.slice(FIRST.length),
      usage: {prompt_tokens: 11, completion_tokens: 22},
    });
    return response.end();
  };
  const {origin, stop} = await serve(answer, 'localhost');
  return {
    address: `${origin}/chat`,
    asked,
    release: () => {
      for (const go of held) go();
      held = [];
    },
    stop,
  };
}
