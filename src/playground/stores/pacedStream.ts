import {isAbort} from '../../lib/isAbort';

const LINE_END = 10;
const CARRIAGE_RETURN = 13;

/** Is told about the body of a response as it arrives. */
export interface ResponseWatch {
  readonly onBytes: (bytes: Uint8Array) => void;
  /** @param error - Why the body broke off, `undefined` when it is complete. */
  readonly onEnd: (error?: unknown) => void;
}

/** Lets the page draw, and the user click, before the next event. Unlike a timer it isn't slowed out of sight. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The bytes of a stream, cut after the empty line that ends each event. */
export function cutIntoEvents(bytes: Uint8Array): Uint8Array[] {
  const events: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, end + 1)) {
    const before = bytes[end - 1] === CARRIAGE_RETURN ? end - 2 : end - 1;
    if (bytes[before] !== LINE_END) continue;
    events.push(bytes.subarray(start, end + 1));
    start = end + 1;
  }
  if (start < bytes.length) events.push(bytes.subarray(start));
  return events;
}

/**
 * A response with the same bytes that hands out one event in a task: each makes a chat draw its whole reply, and
 * several at the same time would leave a slow phone no time for anything else. After an abort no event comes
 * anymore. A response without a body stays as it is.
 */
export function pacedStream(response: Response, watch: ResponseWatch): Response {
  const {body: arriving, headers, status, statusText} = response;
  if (!arriving) return response;
  const reader = arriving.getReader();
  let events: Uint8Array[] = [];
  reader.closed.catch((error: unknown) => {
    if (isAbort(error)) events = [];
  });
  const read = async () => {
    try {
      const {done, value} = await reader.read();
      if (done) watch.onEnd();
      else watch.onBytes(value);
      return value;
    } catch (error) {
      watch.onEnd(error);
      throw error;
    }
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await nextTask();
        while (events.length === 0) {
          const bytes = await read();
          if (!bytes) return controller.close();
          events = cutIntoEvents(bytes);
        }
        const next = events.shift();
        if (next) controller.enqueue(next);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
  return new Response(body, {status, statusText, headers});
}
