import {describe, expect, it} from 'vitest';
import {echoesOf} from './keyEchoes';
import {maskedResponse} from './maskedResponse';

const KEY = 'sentinel/key+7431';

/** The pieces of a response as they arrive, masked. */
async function shown(pieces: readonly string[], type: string, secrets = echoesOf(KEY)) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(encoder.encode(piece));
      stream.close();
    },
  });
  const response = new Response(body, {headers: {'content-type': type}});
  const reader = maskedResponse(response, () => secrets).body!.getReader();
  const decoder = new TextDecoder();
  const texts: string[] = [];
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return texts.filter(Boolean);
    texts.push(decoder.decode(value));
  }
}

type Json = Readonly<Record<string, unknown>>;
const line = (content: string) => `${JSON.stringify({message: {content}})}\n`;
const event = (content: string) => `data: ${JSON.stringify({delta: content})}\n\n`;
const contentOf = (json: Json) => (json.message as Json | undefined)?.content ?? json.delta;
const textOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.replace('data: ', ''))
    .filter(Boolean)
    .map((one) => contentOf(JSON.parse(one) as Json))
    .join('');
const asIs = (text: string) => text;

/** How a provider writes a piece of its reply, and how the component reads it. */
const FRAMINGS = [
  ['lines of JSON', 'application/x-ndjson', line, textOf],
  ['events', 'text/event-stream', event, textOf],
  ['plain text', 'text/plain', asIs, asIs],
] as const;
const FORMS = Object.entries({
  text: KEY,
  address: encodeURIComponent(KEY),
  base64: btoa(KEY),
  'JSON in a text': JSON.stringify({KEY}).slice(8, -2),
});

describe.each(FRAMINGS)('a stream of %s', (_, type, write, read) => {
  it.each(FORMS)('has no key as %s, however events or packets split it', async (__, form) => {
    for (let cut = 1; cut < form.length; cut++) {
      const begin = form.slice(0, cut < 6 ? cut : 0);
      // Fewer letters could be the beginning of any word.
      const masked = `It is ${begin}${begin ? '' : '••••••'}, yes`;
      const inEvents = ['It is ', form.slice(0, cut), form.slice(cut), ', yes'].map(write);
      expect(read((await shown(inEvents, type)).join('')), inEvents.join('')).toBe(masked);
      const whole = write(`It is ${form}, yes`);
      const at = whole.indexOf(form) + cut;
      const inPackets = [whole.slice(0, at), whole.slice(at)];
      const got = read((await shown(inPackets, type)).join(''));
      expect([masked, 'It is ••••••, yes'], got).toContain(got);
    }
  });

  it('arrives piece by piece, and whole where a key only seemed to begin', async () => {
    const pieces = ['One ', 'two ', 'sentine', 'ls, and [1] "more"'].map(write);
    const texts = await shown(pieces, type);
    expect(texts.length).toBeGreaterThan(2);
    expect(read(texts.join(''))).toBe('One two sentinels, and [1] "more"');
  });
});

it('names, refusals and texts over several lines have no key', async () => {
  const names = (await shown([`data: {"${KEY}": "${KEY}"}\n\n`], 'text/event-stream')).join('');
  expect(names).toBe('data: {"••••••":"••••••"}\n\n');
  const refusal = JSON.stringify({error: {message: `Wrong key ${KEY}.`}}, undefined, 2);
  const texts = await shown([refusal.slice(0, 40), refusal.slice(40)], 'application/json');
  expect(JSON.parse(texts.join(''))).toEqual({error: {message: 'Wrong key ••••••.'}});
  expect((await shown(['Ends with sentine'], 'text/plain')).join('')).toBe('Ends with sentine');
});

it('texts of different places are kept apart', async () => {
  const events = [{a: KEY.slice(0, 9)}, {b: KEY.slice(9)}].map(
    (json) => `data: ${JSON.stringify(json)}\n\n`,
  );
  expect((await shown(events, 'text/event-stream')).join('')).toContain(`"b":"${KEY.slice(9)}"`);
});

it('other types, and everything where there is no secret, stay as they are', async () => {
  expect(await shown([KEY], 'image/png')).toEqual([KEY]);
  expect(await shown([line(KEY)], 'application/x-ndjson', [])).toEqual([line(KEY)]);
});

it('a stream that is stopped within a key shows nothing of it', async () => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) =>
      stream.enqueue(encoder.encode(`data: {"delta": "Key: ${KEY.slice(0, 9)}"}\n\n`)),
  });
  const response = new Response(body, {headers: {'content-type': 'text/event-stream'}});
  const reader = maskedResponse(response, () => echoesOf(KEY)).body!.getReader();
  const {value} = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('data: {"delta":"Key: "}\n\n');
  await reader.cancel();
});
