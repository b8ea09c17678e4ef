import type {IncomingMessage, ServerResponse} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import type {BrowserContext, Route} from '@playwright/test';
import {bodyOf, serve, type LocalServer} from '../localServer';
import shapes from './shapes.json' with {type: 'json'};

/** The replies of a provider's text mode, and the place of its settings in a request. */
export interface Shape {
  readonly provider: string;
  readonly mode: string;
  readonly url: string;
  /** How a streamed answer is written: events, one JSON a line, or events read only at the end. */
  readonly framing: 'none' | 'sse' | 'lines' | 'after';
  readonly reply: unknown;
  readonly chunk?: unknown;
  /** By setting: `url`, `body:path`, or true for the same name in the body. */
  readonly reaches: Readonly<Record<string, string | boolean>>;
}

/** Two modes of Azure ask addresses of the reader's own resource, so they are listed here. */
const azure: readonly Shape[] = [
  {
    provider: 'azure',
    mode: 'openAI.chat',
    url: 'https://sample.openai.azure.com/openai/deployments/d/chat/completions',
    framing: 'sse',
    reply: {
      status: 'completed',
      output: [
        {type: 'message', status: 'completed', content: [{type: 'output_text', text: 'OK'}]},
      ],
    },
    chunk: {type: 'response.output_text.delta', delta: 'OK'},
    reaches: {},
  },
  {
    provider: 'azure',
    mode: 'summarization',
    url: 'https://sample.cognitiveservices.azure.com/language/analyze-text/jobs',
    framing: 'none',
    reply: {
      status: 'succeeded',
      errors: [],
      tasks: {items: [{results: {documents: [{sentences: [{text: 'OK'}]}], errors: []}}]},
    },
    reaches: {},
  },
];

/** Every mode of every provider that answers a text with a text. */
export const textShapes: readonly Shape[] = [
  ...(shapes.modes as unknown as readonly Shape[]),
  ...azure,
];

/** A request that reached the stand-in. */
export interface Recorded {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const OPEN = {'access-control-allow-origin': '*', 'access-control-expose-headers': '*'};
/** What the texts of the test ask the stand-in for. */
const WISHES = /\b(fine|fail (?:401|429|500)|refuse|move)\b/g;
/** Status of a redirect that takes method, headers and body along. */
const MOVED = 307;

/** The requested status; 0 refuses the connection. */
function wishIn(body: string): number {
  const wish = [...body.matchAll(WISHES)].at(-1)?.[0] ?? 'fine';
  if (wish === 'move') return MOVED;
  return wish === 'refuse' ? 0 : Number(/\d+/.exec(wish)?.[0] ?? 200);
}

const failure = (status: number) => ({error: {message: `Stand-in ${status}`}});

/** Pieces of a streamed answer, as they go over the wire. */
function pieces({framing, chunk}: Shape): readonly string[] {
  const text = typeof chunk === 'string' ? chunk : JSON.stringify(chunk);
  // Deep Chat cannot read two lines that arrive at once, which happens on a busy machine.
  if (framing === 'lines') return [text];
  return ['O', 'K'].map((piece) => `data: ${text.replace('OK', piece)}\n\n`);
}

function shapeOf(url: string, body: string): Shape | undefined {
  const {host, pathname} = new URL(url);
  const atHost = textShapes.filter((shape) => new URL(shape.url).host === host);
  const exact = atHost.filter((shape) => pathname.startsWith(new URL(shape.url).pathname));
  if (exact.length === 1) return exact[0];
  // Gemini streams from another path, and Hugging Face is told apart by the model in it.
  return (
    exact.find(({mode}) => body.includes(mode)) ??
    exact[0] ??
    atHost.find(({mode}) => pathname.includes(mode)) ??
    atHost[0]
  );
}

/**
 * Answers every request that would leave the machine, in the shape of the service that was asked. The last
 * wish in the body decides: `fine`, `fail 401`, `fail 429`, `fail 500`, `refuse` or `move`.
 *
 * @param own - Origins that are asked for real: the site's, and that of {@link streamServer}.
 * @param elsewhere - Where `move` redirects to.
 * @returns the requests, in the order of their arrival
 */
export async function stub(
  context: BrowserContext,
  own: readonly string[],
  elsewhere = '',
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    const body = request.postData() ?? '';
    const url = request.url();
    recorded.push({url, method: request.method(), headers: await request.allHeaders(), body});
    const status = wishIn(body);
    if (status === 0) return route.abort('connectionrefused');
    if (status === MOVED)
      return route.fulfill({status, headers: {...OPEN, location: elsewhere}, body: ''});
    if (status !== 200) return route.fulfill({status, headers: OPEN, json: failure(status)});
    const shape = shapeOf(url, body);
    if (!shape) return route.fulfill({status: 404, headers: OPEN, json: {}});
    if (shape.mode === 'summarization' && shape.provider === 'azure' && request.method() === 'POST')
      return route.fulfill({
        status: 202,
        headers: {...OPEN, 'operation-location': `${shape.url}/1`},
        body: '',
      });
    return route.fulfill({headers: OPEN, json: shape.reply});
  };
  const isElsewhere = (url: URL) => url.protocol.startsWith('http') && !own.includes(url.origin);
  await context.route(isElsewhere, answer);
  return recorded;
}

/** A server on this machine that streams. */
export interface StreamServer extends LocalServer {
  readonly recorded: readonly Recorded[];
}

/**
 * Streams the answer of `/provider/mode` piece by piece, as services do: a reply that arrives complete
 * meets other code in the component.
 */
export async function streamServer(elsewhere = ''): Promise<StreamServer> {
  const recorded: Recorded[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = {...OPEN, 'access-control-allow-headers': '*, authorization'};
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    const body = await bodyOf(request);
    recorded.push({
      url: request.url ?? '',
      method: request.method ?? '',
      headers: request.headers as Record<string, string>,
      body,
    });
    const status = wishIn(body);
    if (status === 0) return request.socket.destroy();
    if (status === MOVED)
      return response.writeHead(status, {...headers, location: elsewhere}).end();
    const [, provider, mode] = (request.url ?? '').split('/');
    const shape = textShapes.find((one) => one.provider === provider && one.mode === mode);
    if (status !== 200 || !shape) {
      response.writeHead(shape ? status : 404, {...headers, 'content-type': 'application/json'});
      return response.end(JSON.stringify(failure(status)));
    }
    response.writeHead(200, {
      ...headers,
      'content-type': shape.framing === 'lines' ? 'text/plain' : 'text/event-stream',
    });
    for (const piece of pieces(shape)) {
      await pause(150);
      response.write(piece);
    }
    // Deep Chat loses events that are still being read when the stream ends.
    await pause(1500);
    return response.end();
  };
  return {...(await serve(answer, 'localhost')), recorded};
}
