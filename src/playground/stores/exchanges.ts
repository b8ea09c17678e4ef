import {masked, maskedHeaders, withReply, type Exchange} from '../../providers/exchange';
import {isEndMark} from '../model/ending';
import {rememberSent, secretsNow} from './keys';
import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';

type Log = Readonly<Record<string, readonly Exchange[]>>;

const EMPTY: readonly Exchange[] = [];
/** Requests kept for each chat. */
const MAX_ENTRIES = 20;

let log: Log = {};
/** The log for components. Streams change it many times a second, so they get it once per frame. */
const shown = createStore<Log>(() => log);
let frame = 0;
let count = 0;

/** Requests that the component is about to send, found by their bodies. */
let pending: readonly {readonly id: number; readonly chat: string; readonly body: unknown}[] = [];

function write(chat: string, edit: (exchanges: readonly Exchange[]) => readonly Exchange[]): void {
  log = {...log, [chat]: edit(log[chat] ?? EMPTY)};
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    shown.setState(log);
  });
}

/** The requests of one chat, the newest last. */
export function useExchanges(chat: string): readonly Exchange[] {
  return useStore(shown, (all) => all[chat] ?? EMPTY);
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
  if (target.sent) pending = [...pending, {id, chat, body: request.body}].slice(-MAX_ENTRIES * 2);
  write(chat, (exchanges) => [...exchanges, exchange].slice(-MAX_ENTRIES));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isSame(noted: unknown, sent: unknown): boolean {
  if (noted === sent) return true;
  if (typeof sent !== 'string' || typeof noted !== 'object') return false;
  return JSON.stringify(noted) === sent;
}

/** The oldest noted request with this body that was not seen on its way yet. */
export function pendingFor(body: unknown): number | undefined {
  const found = pending.find((request) => isSame(request.body, body));
  return found?.id;
}

function changeById(id: number, edit: (exchange: Exchange) => Exchange): void {
  for (const [chat, exchanges] of Object.entries(log))
    if (exchanges.some((exchange) => exchange.id === id))
      write(chat, (all) => all.map((exchange) => (exchange.id === id ? edit(exchange) : exchange)));
}

/** Notes where a request really went. */
export function addressSent(id: number, url: string, method: string): void {
  pending = pending.filter((request) => request.id !== id);
  const shown = String(masked(url, secretsNow()));
  changeById(id, (exchange) => ({...exchange, url: shown, method: method.toUpperCase()}));
}

/** Notes the status of an answer, when its head is there. */
export function answered(id: number, status: number): void {
  changeById(id, (exchange) => {
    const took = Date.now() - exchange.at;
    return {...exchange, status, took};
  });
}

/** Notes that a host redirected the request, which ended it. */
export function noteRedirect(id: number, redirect: string): void {
  changeById(id, (exchange) => ({...exchange, redirect}));
}

/** Notes how the body of a response ended. */
export function noteEnding(id: number, ending: NonNullable<Exchange['ending']>): void {
  changeById(id, (exchange) => ({...exchange, ending}));
}

/** Notes that a stream has said that it is complete. */
export function noteFinished(id: number): void {
  changeById(id, (exchange) => ({...exchange, isFinished: true}));
}

function change(chat: string, edit: (exchange: Exchange) => Exchange): void {
  write(chat, (exchanges) => {
    const last = exchanges.at(-1);
    return last ? [...exchanges.slice(0, -1), edit(last)] : exchanges;
  });
}

/** Notes a reply, or one event of a stream, to the chat's last request. */
export function noteReply(chat: string, reply: unknown): void {
  const shown = masked(reply, secretsNow());
  change(chat, (exchange) => {
    const took = Date.now() - exchange.at;
    const isFinished = exchange.isFinished ?? isEndMark(reply);
    const noted = {first: took, ...withReply(exchange, shown), took};
    return isFinished ? {...noted, isFinished} : noted;
  });
}

/** Notes that the chat's last request ended with an error. */
export function noteError(chat: string, error: string): void {
  const shown = String(masked(error, secretsNow()));
  change(chat, (exchange) => ({...exchange, error: shown, took: Date.now() - exchange.at}));
}
