import type {BrowserContext, Route} from '@playwright/test';
import shapes from './shapes.json' with {type: 'json'};

/** How a text mode of a provider answers, and where its settings stand in a request. */
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
const WISHES = /\b(fine|fail (?:401|429|500)|refuse)\b/g;

function streamed({framing, chunk}: Shape): {readonly type: string; readonly body: string} {
  if (framing === 'lines') return {type: 'text/plain', body: String(chunk)};
  return {type: 'text/event-stream', body: `data: ${JSON.stringify(chunk)}\n\n`};
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
 * wish in the body decides: `fine`, `fail 401`, `fail 429`, `fail 500` or `refuse`.
 *
 * @returns what was asked, as it comes in
 */
export async function standIn(context: BrowserContext, origin: string): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    const body = request.postData() ?? '';
    const url = request.url();
    recorded.push({url, method: request.method(), headers: await request.allHeaders(), body});
    const wish = [...body.matchAll(WISHES)].at(-1)?.[0] ?? 'fine';
    if (wish === 'refuse') return route.abort('connectionrefused');
    const status = Number(/\d+/.exec(wish)?.[0] ?? 200);
    if (status !== 200)
      return route.fulfill({status, headers: OPEN, json: {error: {message: `Stand-in ${status}`}}});
    const shape = shapeOf(url, body);
    if (!shape) return route.fulfill({status: 404, headers: OPEN, json: {}});
    if (shape.mode === 'summarization' && shape.provider === 'azure' && request.method() === 'POST')
      return route.fulfill({
        status: 202,
        headers: {...OPEN, 'operation-location': `${shape.url}/1`},
        body: '',
      });
    const isStream =
      shape.chunk !== undefined &&
      (/"stream":\s*true|"response_mode":\s*"streaming"/.test(body) ||
        url.includes('streamGenerateContent'));
    if (!isStream) return route.fulfill({headers: OPEN, json: shape.reply});
    const {type, body: text} = streamed(shape);
    return route.fulfill({headers: {...OPEN, 'content-type': type}, body: text});
  };
  await context.route((url) => url.origin !== origin && url.protocol.startsWith('http'), answer);
  return recorded;
}
