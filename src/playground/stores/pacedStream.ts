import {isAbort} from '../../lib/isAbort';

/**
 * In ms: how long a frame with the drawing of new text may take. Each event makes a chat render its whole
 * reply, and twelve at the same time leave a slow phone no time for anything else.
 */
const MAX_FRAME = 24;
/** In ms: a page that goes out of sight while it waits for a frame waits no longer than this. */
const MAX_WAIT = 100;

const LINE_END = 10;
const CARRIAGE_RETURN = 13;

/** Is told about the body of a response as it arrives. */
export interface ResponseWatch {
  readonly onBytes: (bytes: Uint8Array) => void;
  /** @param error - Why the body broke off, `undefined` when it is complete. */
  readonly onEnd: (error?: unknown) => void;
}

/** What a stream still has to do: hand out an event, or end. */
type Steps = (() => void)[];

/** The streams that have something to do, the next one first. */
let waiting: readonly Steps[] = [];
let stepsPerFrame = 1;
let isHandingOut = false;

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

function nextFrame(): Promise<unknown> {
  if (document.hidden) return nextTask();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/**
 * Takes the next step of each stream in turn.
 *
 * @returns how many steps it took: `count`, or fewer when nothing is left to do
 */
function takeSteps(count: number): number {
  for (let taken = 0; taken < count; taken++) {
    const [next, ...others] = waiting.filter(({length}) => length > 0);
    if (!next) return taken;
    waiting = [...others, next];
    next.shift()?.();
  }
  return count;
}

/** Takes as many steps with each frame as the page can draw without delaying the next one. */
async function handOut(): Promise<void> {
  if (isHandingOut) return;
  isHandingOut = true;
  while (waiting.some(({length}) => length > 0)) {
    await nextFrame();
    const began = performance.now();
    const taken = takeSteps(stepsPerFrame);
    await nextTask();
    const isLate = performance.now() - began > MAX_FRAME;
    if (isLate) stepsPerFrame = Math.ceil(stepsPerFrame / 2);
    else if (taken === stepsPerFrame) stepsPerFrame += 1;
  }
  isHandingOut = false;
}

function add(steps: Steps, ...more: Steps): void {
  steps.push(...more);
  if (!waiting.includes(steps)) waiting = [...waiting, steps];
  void handOut();
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
 * A response with the same bytes, whose events take turns with those of all other responses. After an abort
 * no event comes anymore; a stream that breaks off hands out first what has arrived. A response without a body
 * stays as it is.
 */
export function pacedStream(response: Response, watch: ResponseWatch): Response {
  const {body: arriving, headers, status, statusText} = response;
  if (!arriving) return response;
  const reader = arriving.getReader();
  const steps: Steps = [];
  let isCanceled = false;
  const relay = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      for (;;) {
        const {done, value} = await reader.read();
        if (done) break;
        watch.onBytes(value);
        add(steps, ...cutIntoEvents(value).map((event) => () => controller.enqueue(event)));
      }
      watch.onEnd();
      if (!isCanceled) add(steps, () => controller.close());
    } catch (error) {
      watch.onEnd(error);
      if (isAbort(error)) steps.length = 0;
      add(steps, () => controller.error(error));
    }
  };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void relay(controller),
    cancel: (reason) => {
      isCanceled = true;
      steps.length = 0;
      return reader.cancel(reason);
    },
  });
  return new Response(body, {status, statusText, headers});
}
