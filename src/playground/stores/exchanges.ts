import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';
import {guardPage, RedirectError} from '../../lib/guardedFetch';
import {isAbort} from '../../lib/isAbort';
import {masked, maskedHeaders, withReply, type Exchange} from '../../providers/exchange';
import type {ReplyShape} from '../../providers/types';
import {rememberSent, secretsNow} from './keys';
import {pacedStream, type ResponseWatch} from './pacedStream';

type Log = Readonly<Record<string, readonly Exchange[]>>;

const EMPTY: readonly Exchange[] = [];
const MAX_ENTRIES = 20;
/** Characters at the end of a stream in which its end mark is looked for. */
const TAIL = 4000;

/** Shapes whose streams say in an event that the reply is complete. */
const MARKED: ReadonlySet<ReplyShape | undefined> = new Set<ReplyShape>([
  'choices',
  'choicesObject',
  'claude',
  'cohere',
  'dify',
  'gemini',
  'ollama',
  'openWebUI',
  'responses',
]);

/** The providers' events for that, in JSON that may be inside of a text. */
const MARKS = [
  /"(finish_?reason|stop_reason)":\s*"\w/i,
  /"(type|event)":\s*"(message[-_](stop|end)|response\.(completed|incomplete|failed))"/,
  /"done":\s*true/,
  /data:\s*\[DONE\]/,
];

/** Whether a stream of this shape ends with a mark, so that one without it was cut off. */
export function endsWithMark(shape: ReplyShape | undefined): boolean {
  return MARKED.has(shape);
}

/** Whether a raw event of a stream says that the reply is complete. */
export function isEndMark(reply: unknown): boolean {
  const text = (JSON.stringify(reply) ?? '').replaceAll('\\"', '"');
  return MARKS.some((mark) => mark.test(text));
}

let log: Log = {};
/** The log for components. Streams change it many times a second, so they get it once per frame. */
const shown = createStore<Log>(() => log);
let frame = 0;
let count = 0;

/** Requests that the component is about to send, found by their bodies. */
let pending: readonly {readonly id: number; readonly body: unknown}[] = [];

/** The requests of one chat, the newest last. */
export function useExchanges(chat: string): readonly Exchange[] {
  return useStore(shown, (all) => all[chat] ?? EMPTY);
}

function write(chat: string, edit: (exchanges: readonly Exchange[]) => readonly Exchange[]): void {
  log = {...log, [chat]: edit(log[chat] ?? EMPTY)};
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    shown.setState(log);
  });
}

function note(id: number, edit: (exchange: Exchange) => Partial<Exchange>): void {
  for (const [chat, exchanges] of Object.entries(log))
    if (exchanges.some((exchange) => exchange.id === id))
      write(chat, (all) => all.map((one) => (one.id === id ? {...one, ...edit(one)} : one)));
}

function noteLast(chat: string, edit: (exchange: Exchange) => Partial<Exchange>): void {
  const last = log[chat]?.at(-1);
  if (last) note(last.id, edit);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Notes a request of a chat. Secrets are masked here, before anything is kept. */
export function noteRequest(
  chat: string,
  request: {readonly body?: unknown; readonly headers?: unknown},
  target: {readonly url: string; readonly sent: boolean; readonly hasEndMark?: boolean},
): void {
  rememberSent(request.headers);
  const secrets = secretsNow();
  const headers = maskedHeaders(request.headers, secrets);
  const whole = typeof request.body === 'string' ? parsed(request.body) : request.body;
  const body = masked(whole, secrets);
  const id = ++count;
  const exchange = {id, at: Date.now(), ...target, headers, body, replies: []};
  if (target.sent) pending = [...pending, {id, body: request.body}].slice(-MAX_ENTRIES * 2);
  write(chat, (exchanges) => [...exchanges, exchange].slice(-MAX_ENTRIES));
}

/** Notes a reply, or one event of a stream, to the chat's last request. */
export function noteReply(chat: string, reply: unknown): void {
  const shownReply = masked(reply, secretsNow());
  noteLast(chat, (exchange) => {
    const took = Date.now() - exchange.at;
    const isFinished = exchange.isFinished ?? isEndMark(reply);
    return {first: took, ...withReply(exchange, shownReply), took, ...(isFinished && {isFinished})};
  });
}

export function noteError(chat: string, error: string): void {
  const shownError = String(masked(error, secretsNow()));
  noteLast(chat, ({at}) => ({error: shownError, took: Date.now() - at}));
}

/** The oldest noted request with this body that was not seen on its way yet. */
function takePending(sent: unknown): number | undefined {
  const found = pending.find(
    ({body}) =>
      body === sent ||
      (typeof sent === 'string' && typeof body === 'object' && JSON.stringify(body) === sent),
  );
  pending = pending.filter((request) => request !== found);
  return found?.id;
}

function watchOf(id: number): ResponseWatch {
  const decoder = new TextDecoder();
  let tail = '';
  return {
    onBytes(bytes) {
      tail = (tail + decoder.decode(bytes, {stream: true})).slice(-TAIL);
    },
    onEnd(error) {
      if (error !== undefined) note(id, () => ({ending: isAbort(error) ? 'stopped' : 'broken'}));
      else note(id, () => ({ending: 'complete', ...(isEndMark(tail) && {isFinished: true})}));
    },
  };
}

/**
 * Watches `fetch` while the playground is open, for the facts that the component does not hand out: the
 * address, the method and the status. The events of responses take turns.
 *
 * @returns takes the watch away
 */
export function recordFetches(): () => void {
  const stopMasking = guardPage(secretsNow);
  const original = window.fetch;
  const watching: typeof window.fetch = async (input, init) => {
    const id = takePending(init?.body ?? undefined);
    if (id === undefined) return original.call(window, input, init);
    const url = String(masked(input instanceof Request ? input.url : String(input), secretsNow()));
    note(id, () => ({url, method: (init?.method ?? 'GET').toUpperCase()}));
    const response = await original.call(window, input, init).catch((error: unknown) => {
      if (error instanceof RedirectError) note(id, () => ({redirect: error.message}));
      throw error;
    });
    note(id, ({at}) => ({status: response.status, took: Date.now() - at}));
    return pacedStream(response, watchOf(id));
  };
  window.fetch = watching;
  return () => {
    if (window.fetch === watching) window.fetch = original;
    stopMasking();
  };
}
