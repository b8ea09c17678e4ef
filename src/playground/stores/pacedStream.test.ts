import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const ignore = () => undefined;

/** In ms, moved on by hand: each drawing of an event takes time, nothing else does. */
let now = 0;
let frame = 0;
let {cutIntoEvents, pacedStream} = await import('./pacedStream');

beforeEach(async () => {
  vi.resetModules();
  ({cutIntoEvents, pacedStream} = await import('./pacedStream'));
  now = 0;
  frame = 0;
  vi.stubGlobal('document', {hidden: false});
  vi.stubGlobal('performance', {now: () => now});
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) =>
    setTimeout(() => {
      frame += 1;
      draw();
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A response that a test writes. */
function stream() {
  let writer!: ReadableStreamDefaultController<Uint8Array>;
  const onCancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (writer = controller),
    cancel: onCancel,
  });
  const response = new Response(body, {
    status: 201,
    headers: {'content-type': 'text/event-stream; charset=utf-8'},
  });
  return {
    response,
    onCancel,
    say: (text: string) => writer.enqueue(encoder.encode(text)),
    end: () => writer.close(),
    fail: (error: unknown) => writer.error(error),
  };
}

/** Reads as a chat does: each event is drawn as it comes, which takes so many ms. */
async function draw(response: Response, takes = 0): Promise<{text: string; frames: number[]}> {
  const reader = response.body?.getReader();
  const frames: number[] = [];
  let text = '';
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) return {text, frames};
    now += takes;
    frames.push(frame);
    text += decoder.decode(read.value);
  }
}

function busiest(frames: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const one of frames) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Math.max(...counts.values());
}

const events = (count: number) =>
  Array.from({length: count}, (_, index) => `data: ${index}\n\n`).join('');

it('cuts bytes after the empty line that ends an event, and loses none', () => {
  const cut = (text: string) =>
    cutIntoEvents(encoder.encode(text)).map((event) => decoder.decode(event));
  expect(cut('data: 1\n\ndata: 2\n\n')).toEqual(['data: 1\n\n', 'data: 2\n\n']);
  expect(cut('data: 1\r\n\r\nevent: a\r\ndata: 2')).toEqual([
    'data: 1\r\n\r\n',
    'event: a\r\ndata: 2',
  ]);
  expect(cut('data: a\ndata: b')).toEqual(['data: a\ndata: b']);
  expect(cut('\n\n\n')).toEqual(['\n\n', '\n']);
  expect(cut('')).toEqual([]);
});

it('leaves a response without a body as it is', () => {
  const empty = new Response(null, {status: 204});
  expect(pacedStream(empty, ignore)).toBe(empty);
});

it('gives streams that come at once a few events per frame, each its share, with the same bytes', async () => {
  const chats = Array.from({length: 12}, () => stream());
  const drawn = chats.map(({response}) => draw(pacedStream(response, ignore), 10));
  for (const {say, end} of chats) {
    say(events(20));
    end();
  }
  const all = await Promise.all(drawn);
  for (const {text} of all) expect(text).toBe(events(20));
  // Three events of 10 ms are late already.
  expect(busiest(all.flatMap(({frames}) => frames))).toBe(3);
  const ends = all.map(({frames}) => frames.at(-1) ?? 0);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(12);
});

it('draws more with each frame as long as the page keeps up', async () => {
  const {response, say, end} = stream();
  const drawn = draw(pacedStream(response, ignore), 0.1);
  say(events(200));
  end();
  const {frames} = await drawn;
  expect(frames).toHaveLength(200);
  expect(frames.at(-1)).toBeLessThan(30);
});

it('hands out nothing after an abort', async () => {
  const {response, say, fail} = stream();
  const onBroken = vi.fn();
  const drawn = draw(pacedStream(response, onBroken), 40);
  const aborted = expect(drawn).rejects.toThrow('stopped by the user');
  say(events(50));
  await vi.waitFor(() => expect(now).toBeGreaterThan(0));
  const drawnBefore = now;
  const error = new DOMException('stopped by the user', 'AbortError');
  fail(error);
  await aborted;
  expect(now).toBeLessThanOrEqual(drawnBefore + 40);
  expect(onBroken).not.toHaveBeenCalled();
});

it('hands out what arrived before a stream broke off, then its error', async () => {
  const {response, say, fail} = stream();
  const onBroken = vi.fn();
  const drawn = draw(pacedStream(response, onBroken), 40);
  const broken = expect(drawn).rejects.toThrow('network');
  say(events(5));
  await vi.waitFor(() => expect(now).toBeGreaterThan(0));
  fail(new TypeError('network'));
  await broken;
  expect(onBroken).toHaveBeenCalledOnce();
  expect(now).toBe(5 * 40);
});

it('goes on in a page out of sight, which draws no frames', async () => {
  const waits = stream();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const drawn = draw(pacedStream(waits.response, ignore));
  waits.say(events(3));
  vi.stubGlobal('document', {hidden: true});
  waits.say(events(30));
  waits.end();
  expect((await drawn).frames).toHaveLength(33);
});

it('keeps the status and passes a cancel on', async () => {
  const {response, onCancel} = stream();
  const paced = pacedStream(response, ignore);
  expect(paced.status).toBe(201);
  expect(paced.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await paced.body?.cancel('enough');
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('enough');
});
