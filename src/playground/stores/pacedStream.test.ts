import {expect, it, vi} from 'vitest';
import {cutIntoEvents, pacedStream, type ResponseWatch} from './pacedStream';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const ignore: ResponseWatch = {onBytes: () => undefined, onEnd: () => undefined};

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

/** Reads as a chat does, and tells of each event that it draws. */
async function draw(response: Response, onEvent: (text: string) => unknown): Promise<void> {
  const reader = response.body?.getReader();
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) return;
    onEvent(decoder.decode(read.value));
  }
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

it('hands out the events of several streams in turn, with time for the page between them', async () => {
  const order: number[] = [];
  const texts = Array.from({length: 12}, () => '');
  let tasks = 0;
  const page = setInterval(() => tasks++);
  await Promise.all(
    texts.map((_, chat) => {
      const {response, say, end} = stream();
      say(events(20));
      end();
      return draw(pacedStream(response, ignore), (text) => {
        order.push(chat);
        texts[chat] += text;
      });
    }),
  );
  clearInterval(page);
  expect(new Set(texts)).toEqual(new Set([events(20)]));
  expect(new Set(order.slice(0, 12)).size).toBe(12);
  expect(tasks).toBeGreaterThan(0);
});

it('hands out nothing after an abort', async () => {
  const {response, say, fail} = stream();
  const error = new DOMException('stopped by the user', 'AbortError');
  const onEnd = vi.fn();
  const onEvent = vi.fn().mockImplementationOnce(() => fail(error));
  say(events(50));
  const drawn = draw(pacedStream(response, {...ignore, onEnd}), onEvent);
  await expect(drawn).rejects.toThrow('stopped by the user');
  expect(onEvent.mock.calls.length).toBeLessThanOrEqual(2);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(error);
});

it('hands out what arrived before a stream broke off, then its error', async () => {
  const {response, say, fail} = stream();
  const onBytes = vi.fn();
  const onEvent = vi.fn();
  const drawn = draw(pacedStream(response, {...ignore, onBytes}), onEvent);
  const broken = expect(drawn).rejects.toThrow('network');
  say(events(5));
  await vi.waitFor(() => expect(onBytes).toHaveBeenCalledOnce());
  fail(new TypeError('network'));
  await broken;
  expect(onEvent).toHaveBeenCalledTimes(5);
});

it('keeps the status, tells the watch what came, and passes a cancel on', async () => {
  const {response, say, onCancel} = stream();
  const arrived: string[] = [];
  const onBytes = (bytes: Uint8Array) => void arrived.push(decoder.decode(bytes));
  const paced = pacedStream(response, {...ignore, onBytes});
  expect(paced.status).toBe(201);
  expect(paced.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  say(events(2));
  const reader = paced.body?.getReader();
  await reader?.read();
  expect(arrived).toEqual([events(2)]);
  await reader?.cancel('enough');
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('enough');
});
