import {EchoMask} from '../../providers/echoMask';
import {withoutEchoes} from '../../providers/exchange';

const BINARY = /^(image|audio|video)\/|octet-stream/;

function maskedLine(line: string, mask: EchoMask, secrets: readonly string[]): string {
  const start = line.indexOf('{');
  try {
    const value: unknown = JSON.parse(line.slice(start));
    return line.slice(0, start) + JSON.stringify(mask.reply(value));
  } catch {
    return withoutEchoes(line, secrets);
  }
}

/**
 * A response that repeats no secret, also not in pieces over several lines. The component hands lines of JSON
 * to no interceptor, and reads each piece from the network on its own, so the pieces stay as they are.
 *
 * @param secretsNow - Every form of every secret at the moment.
 */
export function maskedLines(response: Response, secretsNow: () => readonly string[]): Response {
  const {body, status, statusText, headers} = response;
  const isBinary = BINARY.test(headers.get('content-type') ?? '');
  if (!body || isBinary || secretsNow().length === 0) return response;
  const mask = new EchoMask(secretsNow);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const masking = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lines = decoder.decode(chunk, {stream: true}).split('\n');
      const shown = lines.map((line) => maskedLine(line, mask, secretsNow()));
      controller.enqueue(encoder.encode(shown.join('\n')));
    },
  });
  return new Response(body.pipeThrough(masking), {status, statusText, headers});
}
