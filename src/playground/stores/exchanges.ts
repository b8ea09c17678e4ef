import {masked, withReply, type Exchange} from '../../connection/exchange';
import {keyStore, secretsOf} from './keys';
import {Store, useStore} from './store';

type Log = Readonly<Record<string, readonly Exchange[]>>;

const NONE: Log = {};
const EMPTY: readonly Exchange[] = [];
/** Requests kept for each chat. */
const MOST = 20;

const log = new Store<Log>(NONE);
let count = 0;

function write(chat: string, edit: (exchanges: readonly Exchange[]) => readonly Exchange[]): void {
  log.set({...log.get(), [chat]: edit(log.get()[chat] ?? EMPTY)});
}

/** The requests of one chat, the newest last. */
export function useExchanges(chat: string): readonly Exchange[] {
  return useStore(log, NONE)[chat] ?? EMPTY;
}

/** Notes a request of a chat. Secrets are masked here, before anything is kept. */
export function noteRequest(
  chat: string,
  request: {readonly body?: unknown; readonly headers?: unknown},
  target: {readonly url: string; readonly sent: boolean},
): void {
  const secrets = secretsOf(keyStore.get());
  const headers = masked(request.headers ?? {}, secrets) as Record<string, string>;
  const body = masked(
    typeof request.body === 'string' ? parsed(request.body) : request.body,
    secrets,
  );
  const exchange = {id: ++count, at: Date.now(), ...target, headers, body, replies: []};
  write(chat, (exchanges) => [...exchanges, exchange].slice(-MOST));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function change(chat: string, edit: (exchange: Exchange) => Exchange): void {
  write(chat, (exchanges) => {
    const last = exchanges.at(-1);
    return last ? [...exchanges.slice(0, -1), edit(last)] : exchanges;
  });
}

/** Notes a reply, or one event of a stream, to the chat's last request. */
export function noteReply(chat: string, reply: unknown): void {
  const shown = masked(reply, secretsOf(keyStore.get()));
  change(chat, (exchange) => ({
    ...withReply(exchange, shown),
    took: Date.now() - exchange.at,
  }));
}

/** Notes that the chat's last request ended with an error. */
export function noteError(chat: string, error: string): void {
  const shown = String(masked(error, secretsOf(keyStore.get())));
  change(chat, (exchange) => ({...exchange, error: shown, took: Date.now() - exchange.at}));
}
