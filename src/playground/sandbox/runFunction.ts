import {FRAME_BOOT} from '../../example/edit/boot';
import {isObject} from '../../lib/isObject';
import {frameHtml} from './framePolicy';

/** What a person's code did: its result as a text, or what went wrong and in which line (0: unknown). */
export type RunResult =
  | {readonly text: string; readonly error?: undefined}
  | {readonly error: string; readonly line: number; readonly text?: undefined};

/** Code that takes longer than this many ms is stopped. */
const RUN_LIMIT = 10_000;
/** Most characters of a result. */
const MAX_RESULT = 100_000;

/** The end of the worker's script. It is sent as text, so it uses nothing from outside of itself. */
function workerMain(run: unknown, args: unknown): void {
  const post = (message: object) => self.postMessage(message);
  const lineOf = (stack: string | undefined) =>
    Number(/blob:\S*?:(\d+):\d+/.exec(stack ?? '')?.[1] ?? 0);
  const fail = (reason: unknown) => {
    const {message, stack} = reason instanceof Error ? reason : new Error(String(reason));
    post({type: 'error', message, line: reason instanceof Error ? lineOf(stack) : 0});
  };
  const call = async () => {
    if (typeof run !== 'function') throw new TypeError('This must be a function of the arguments.');
    const result: unknown = await Reflect.apply(run, undefined, [args]);
    post({
      type: 'result',
      text: typeof result === 'string' ? result : JSON.stringify(result ?? null),
    });
  };
  call().catch(fail);
}

/** The frame's program: it starts the worker and passes on what that says. */
function frameMain(script: string): void {
  const tell = (message: unknown) => parent.postMessage(message, '*');
  const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
  const worker = new Worker(address);
  worker.onmessage = ({data}) => tell(data);
  worker.onerror = (event) => {
    event.preventDefault();
    tell({
      type: 'error',
      message: event.message || 'The code could not be started.',
      line: event.lineno,
    });
  };
}

/**
 * The script of the worker. The person's code begins in its first line, so that lines are counted alike.
 *
 * @param source - Source of a function of one argument.
 */
export function workerScript(source: string, args: unknown): string {
  // What ends the brackets can't reach anything that the code couldn't reach anyway.
  return `const run = (${source}\n);(${workerMain})(run, ${JSON.stringify(args)});`;
}

/** What a frame has said, if it is one of the two things that count. Anything could come from there. */
export function readResult(data: unknown, lines: number): RunResult | undefined {
  if (!isObject(data)) return undefined;
  if (data.type === 'result' && typeof data.text === 'string')
    return {text: data.text.slice(0, MAX_RESULT)};
  if (data.type !== 'error') return undefined;
  const line = Number(data.line) || 0;
  const said = typeof data.message === 'string' ? data.message : 'The code failed.';
  const error = said.replace(/^Uncaught /, '').slice(0, 500);
  return {error, line: line <= lines ? line : 0};
}

/**
 * Runs a function once, in a worker in a frame that has neither the site's origin nor its storage, no key, no
 * page to show anything in and no network. The frame goes with the result, or after ten seconds.
 */
export function runFunction(source: string, args: unknown): Promise<RunResult> {
  const frame = document.createElement('iframe');
  frame.title = 'Runs the code of a function';
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');
  const lines = source.split('\n').length;
  return new Promise<RunResult>((resolve) => {
    const end = (result: RunResult) => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
      frame.remove();
      resolve(result);
    };
    const receive = ({source: from, data}: MessageEvent<unknown>) => {
      if (!frame.contentWindow || from !== frame.contentWindow) return;
      if (isObject(data) && data.type === 'empty') {
        const text = `(${frameMain})(${JSON.stringify(workerScript(source, args))})`;
        frame.contentWindow.postMessage({type: 'program', text}, '*');
        return;
      }
      const result = readResult(data, lines);
      if (result) end(result);
    };
    const timer = setTimeout(
      () => end({error: 'The function took longer than 10 seconds and was stopped.', line: 0}),
      RUN_LIMIT,
    );
    window.addEventListener('message', receive);
    frame.srcdoc = frameHtml('Function', FRAME_BOOT);
    document.body.append(frame);
  });
}
