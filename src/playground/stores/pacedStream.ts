/** In ms: how long a frame may take to draw new text. Each event makes a chat render its whole reply. */
const MAX_FRAME = 24;
/** In ms: a page that goes out of sight while it waits for a frame waits no longer than this. */
const MAX_WAIT = 100;

const LINE_END = 10;
const CARRIAGE_RETURN = 13;

/** What a stream still has to do: hand out an event, or end. */
type Steps = (() => void)[];

/** The streams that have something to do, the next one first. */
const waiting: Steps[] = [];
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

/** Takes a step of the stream whose turn it is, which then waits for its next turn. */
function takeStep(): void {
  const steps = waiting.shift();
  steps?.shift()?.();
  if (steps && steps.length > 0) waiting.push(steps);
}

/** Takes as many steps with each frame as the page can draw without delaying the next one. */
async function handOut(): Promise<void> {
  if (isHandingOut) return;
  isHandingOut = true;
  while (waiting.length > 0) {
    await nextFrame();
    const began = performance.now();
    let taken = 0;
    for (; taken < stepsPerFrame && waiting.length > 0; taken++) takeStep();
    // The chats draw the events before the next task.
    await nextTask();
    const isLate = performance.now() - began > MAX_FRAME;
    if (isLate) stepsPerFrame = Math.ceil(stepsPerFrame / 2);
    else if (taken === stepsPerFrame) stepsPerFrame += 1;
  }
  isHandingOut = false;
}

function add(steps: Steps, ...more: Steps): void {
  steps.push(...more);
  if (!waiting.includes(steps)) waiting.push(steps);
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
 * A response with the same bytes, whose events take turns with those of all other responses. After an abort no event
 * comes anymore; when the connection is lost, what has arrived is handed out first.
 */
export function pacedStream(response: Response, onBroken: () => void): Response {
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
        add(steps, ...cutIntoEvents(value).map((event) => () => controller.enqueue(event)));
      }
      if (!isCanceled) add(steps, () => controller.close());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') steps.length = 0;
      else onBroken();
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
