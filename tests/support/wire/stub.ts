import type {IncomingMessage, ServerResponse} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import type {BrowserContext, Route} from '@playwright/test';
import {bodyOf, serve} from '../localServer';
import {textShapes, type Shape} from './shapes';

/** A request that reached the stand-in. */
export interface Recorded {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const OPEN = {'access-control-allow-origin': '*', 'access-control-expose-headers': '*'};
/** What the texts of the test ask the stand-in for. */
const WISHES = /\b(fine|fail 401|refuse|move)\b/g;
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
 * wish in the body decides: `fine`, `fail 401`, `refuse` or `move`.
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

/**
 * Streams the answer of `/provider/mode` piece by piece, as services do: a reply that arrives complete
 * meets other code in the component.
 */
export async function streamServer(elsewhere = '') {
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
