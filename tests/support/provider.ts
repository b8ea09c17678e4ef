import type {IncomingMessage, ServerResponse} from 'node:http';
import {bodyOf, serve} from './localServer';

/** A request that the stand-in of a provider received. */
export interface ProviderRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly origin: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly {readonly role: string; readonly content: string}[];
    readonly max_tokens?: number;
    readonly stream?: boolean;
  };
}

/** What the stand-in says when it is asked to fail; nobody but the server may see it. */
export const PROVIDER_SECRET = 'account 4711 of the organisation has no credit';

/**
 * A stand-in of a provider with an OpenAI-compatible endpoint on the loopback address. It writes down what
 * it is asked, answers in one piece or as a stream that cuts a line in two, and fails when the last
 * message is `fail`.
 */
export async function startProvider() {
  const requests: ProviderRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await bodyOf(request)) as ProviderRequest['body'];
    const {authorization, origin} = request.headers;
    requests.push({path: request.url!, authorization, origin, body});
    if (body.messages.at(-1)?.content === 'fail') {
      response.writeHead(429, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({error: {message: PROVIDER_SECRET}}));
    } else if (body.stream) {
      response.writeHead(200, {'Content-Type': 'text/event-stream'});
      const parts = ['From ', 'the ', 'provider.'].map(
        (content) => `data: ${JSON.stringify({choices: [{delta: {content}}]})}\n\n`,
      );
      const text = `${parts.join('')}data: [DONE]\n\n`;
      response.write(text.slice(0, 30));
      setImmediate(() => response.end(text.slice(30)));
    } else {
      response.writeHead(200, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({choices: [{message: {content: 'From the provider.'}}]}));
    }
  };
  const {origin, stop} = await serve(answer);
  return {url: `${origin}/v1`, requests, stop};
}
