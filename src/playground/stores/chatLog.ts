import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';
import type {DeepChatElement} from '../../chat';
import {asksForKey} from '../../chat/replyState';
import {createLog, type Log} from '../../example/block/log';
import {guardPage, RedirectError} from '../../lib/guardedFetch';
import {masked, maskedHeaders, withReply, type Exchange} from '../../providers/exchange';
import type {FunctionCall} from '../model/elementProps';
import {answerOf} from '../model/workspace';
import type {ToolAnswers} from '../schema';
import {rememberSent, secretsNow} from './keys';

/* The requests, calls of functions and events of each chat. Secrets are masked before anything is kept. */

type ByChat<T> = Readonly<Record<string, readonly T[]>>;

const NONE: readonly never[] = [];
/** Most requests, and most calls, of one chat. */
const MAX_ENTRIES = 20;
let count = 0;

let exchanges: ByChat<Exchange> = {};
/** The same for components. Streams change it many times a second, so they get it once per frame. */
const shownExchanges = createStore<ByChat<Exchange>>(() => exchanges);
let frame = 0;

/** Requests that the component is about to send, found by their bodies. */
let pending: readonly {readonly chat: string; readonly id: number; readonly body: unknown}[] = [];

/** The requests of one chat, the newest last. */
export function useExchanges(chat: string): readonly Exchange[] {
  return useStore(shownExchanges, (all) => all[chat] ?? NONE);
}

function setExchanges(chat: string, list: readonly Exchange[]): void {
  exchanges = {...exchanges, [chat]: list};
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    shownExchanges.setState(exchanges);
  });
}

type Edit = (exchange: Exchange) => Partial<Exchange>;

/** Notes something about a request, or about the chat's last one. */
function note(chat: string, edit: Edit, id = exchanges[chat]?.at(-1)?.id): void {
  const all = exchanges[chat] ?? NONE;
  const edited = all.map((one) => (one.id === id ? {...one, ...edit(one)} : one));
  setExchanges(chat, edited);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function noteRequest(
  chat: string,
  request: {readonly body?: unknown; readonly headers?: unknown},
  target: Pick<Exchange, 'url' | 'sent'>,
): void {
  rememberSent(request.headers);
  const secrets = secretsNow();
  const headers = maskedHeaders(request.headers, secrets);
  const whole = typeof request.body === 'string' ? parsed(request.body) : request.body;
  const body = masked(whole, secrets);
  const id = ++count;
  const exchange = {id, at: Date.now(), ...target, headers, body, replies: []};
  if (target.sent) pending = [...pending, {chat, id, body: request.body}].slice(-MAX_ENTRIES * 2);
  setExchanges(chat, [...(exchanges[chat] ?? NONE), exchange].slice(-MAX_ENTRIES));
}

/** Notes a reply, or one event of a stream, to the chat's last request. */
export function noteReply(chat: string, reply: unknown): void {
  const shown = masked(reply, secretsNow());
  note(chat, (exchange) => {
    const took = Date.now() - exchange.at;
    return {first: took, ...withReply(exchange, shown), took};
  });
}

export function noteError(chat: string, error: string): void {
  const shown = String(masked(error, secretsNow()));
  note(chat, ({at}) => ({error: shown, took: Date.now() - at}));
}

/** The oldest noted request with this body that was not seen on its way yet. */
function takePending(sent: unknown): (typeof pending)[number] | undefined {
  const found = pending.find(
    ({body}) =>
      body === sent ||
      (typeof sent === 'string' && typeof body === 'object' && JSON.stringify(body) === sent),
  );
  pending = pending.filter((request) => request !== found);
  return found;
}

/** Watches `fetch` for address, method and status, until the returned function is called. Streams take turns. */
export function recordFetches(): () => void {
  const stopMasking = guardPage(secretsNow);
  const original = window.fetch;
  const watching: typeof window.fetch = async (input, init) => {
    const request = takePending(init?.body ?? undefined);
    if (!request) return original.call(window, input, init);
    const {chat, id} = request;
    const url = String(masked(input instanceof Request ? input.url : String(input), secretsNow()));
    note(chat, () => ({url, method: (init?.method ?? 'GET').toUpperCase()}), id);
    const response = await original.call(window, input, init).catch((error: unknown) => {
      if (error instanceof RedirectError) note(chat, () => ({redirect: error.message}), id);
      throw error;
    });
    note(chat, ({at}) => ({status: response.status, took: Date.now() - at}), id);
    const onBroken = () => note(chat, () => ({isBroken: true}), id);
    // Without it the chat still works.
    return import('./pacedStream').then(
      ({pacedStream}) => pacedStream(response, onBroken),
      () => response,
    );
  };
  window.fetch = watching;
  return () => {
    if (window.fetch === watching) window.fetch = original;
    stopMasking();
  };
}

/** A model's call of a function and what became of it. */
export interface ToolCall {
  readonly id: number;
  readonly name: string;
  /** JSON, secrets masked. */
  readonly arguments: string;
  /** Absent while the call waits for the user. */
  readonly answer?: string;
}

const calls = createStore<ByChat<ToolCall>>(() => ({}));
/** What hands an answer to the chat, by the number of the call. */
const waiting = new Map<number, (answer: string) => void>();

export function useToolCalls(chat: string): readonly ToolCall[] {
  return useStore(calls, (all) => all[chat] ?? NONE);
}

const callsOf = (chat: string): readonly ToolCall[] => calls.getState()[chat] ?? NONE;

export function answerCall(chat: string, id: number, given: string): void {
  const answer = String(masked(given, secretsNow()));
  calls.setState({
    [chat]: callsOf(chat).map((call) => (call.id === id ? {...call, answer} : call)),
  });
  waiting.get(id)?.(given);
  waiting.delete(id);
}

/** Answers the calls of a model: with the fixed answer of each function, or when the user has written one. */
export function answerCalls(
  chat: string,
  answers: ToolAnswers,
  given: readonly FunctionCall[],
): Promise<readonly {response: string}[]> {
  const answer = ({name, arguments: text}: FunctionCall) =>
    new Promise<{response: string}>((resolve) => {
      const id = ++count;
      waiting.set(id, (response) => resolve({response}));
      const all = [...callsOf(chat), {id, name, arguments: String(masked(text, secretsNow()))}];
      // One that waits is never dropped: the chat would wait with it.
      const kept = all.filter((call, at) => at >= all.length - MAX_ENTRIES || waiting.has(call.id));
      calls.setState({[chat]: kept});
      const fixed = answerOf(answers, name);
      if (fixed !== undefined) answerCall(chat, id, fixed);
    });
  return Promise.all(given.map(answer));
}

const events = new Map<string, Log>();

/** The log of one chat: what the component tells the page about it. */
export function eventsOf(chat: string): Log {
  const log = events.get(chat) ?? createLog();
  events.set(chat, log);
  return log;
}

/** Events of the component and the properties that hear them. */
const HEARD = [
  ['message', 'onMessage'],
  ['error', 'onError'],
  ['input', 'onInput'],
  ['render', 'onComponentRender'],
  ['clear-messages', 'onClearMessages'],
] as const;

export function noteEvents(chat: string, element: DeepChatElement): void {
  const log = eventsOf(chat);
  const write = (name: string, detail?: unknown) =>
    log.write(
      new Date().toLocaleTimeString('en-GB'),
      name,
      ...(detail === undefined || detail === null ? [] : [masked(detail, secretsNow())]),
    );
  const noteRender = () => {
    write('onComponentRender');
    if (asksForKey(element)) write('The chat asks for a key');
  };
  // The first render is over when the element is handed on.
  noteRender();
  for (const [event, name] of HEARD)
    element.addEventListener(event, (heard) => {
      // Of native events, such as `input`, the component's own twin follows with a detail.
      if (!(heard instanceof CustomEvent)) return;
      if (event === 'render') noteRender();
      else write(name, heard.detail);
    });
}
