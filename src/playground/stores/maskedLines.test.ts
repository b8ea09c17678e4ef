// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {maskedLines} from './maskedLines';

const KEY = 'sentinel-key-7431';

/** The pieces of a response as they arrive, masked. */
async function shown(pieces: readonly string[], type: string, secrets: readonly string[] = [KEY]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(encoder.encode(piece));
      stream.close();
    },
  });
  const response = new Response(body, {headers: {'content-type': type}});
  const reader = maskedLines(response, () => secrets).body!.getReader();
  const decoder = new TextDecoder();
  const texts: string[] = [];
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return texts;
    texts.push(decoder.decode(value));
  }
}

const line = (content: string) => `${JSON.stringify({message: {content}})}\n`;
const textOf = (lines: readonly string[]) =>
  lines
    .join('')
    .trim()
    .split('\n')
    .map((text) => (JSON.parse(text) as {message: {content: string}}).message.content)
    .join('');

describe('a response without the keys that it repeats', () => {
  it('masks a key however lines split it, piece by piece', async () => {
    for (let cut = 1; cut < KEY.length; cut++) {
      const pieces = ['It is ', KEY.slice(0, cut), KEY.slice(cut), ', yes'].map(line);
      const texts = await shown(pieces, 'application/x-ndjson');
      expect(texts).toHaveLength(pieces.length);
      // Fewer letters could be the beginning of any word.
      expect(textOf(texts)).toBe(cut < 6 ? `It is ${KEY.slice(0, cut)}, yes` : 'It is ••••••, yes');
    }
  });

  it('masks a key in events, in other text and in names', async () => {
    const event = (await shown([`data: {"${KEY}": "${KEY}"}\n\n`], 'text/event-stream')).join('');
    expect(event).toBe('data: {"••••••":"••••••"}\n\n');
    expect(await shown([`Wrong key ${KEY}.`], 'text/plain')).toEqual(['Wrong key ••••••.']);
  });

  it('leaves pictures, and everything where there is no secret', async () => {
    expect(await shown([KEY], 'image/png')).toEqual([KEY]);
    expect(await shown([line(KEY)], 'application/x-ndjson', [])).toEqual([line(KEY)]);
  });
});
