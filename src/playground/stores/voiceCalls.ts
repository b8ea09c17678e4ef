import {CALL_TOGGLE} from '../../chat/internals';
import {isObject} from '../../lib/isObject';
import {noteError, noteReply, noteRequest} from './exchanges';
import {rememberSent} from './keys';
import {Store, useStorePart} from './store';

/** What is known of the voice calls of one chat. */
export interface VoiceCall {
  /** When the chat was mounted, in ms since 1970: older failures are no longer its own. */
  readonly since: number;
  readonly isOn?: boolean;
  /** Why there is no microphone: refused by the person or the browser, or not there. */
  readonly microphone?: 'refused' | 'missing';
}

type Calls = Readonly<Record<string, VoiceCall>>;

const NONE: Calls = {};
const QUIET: VoiceCall = {since: 0};
const calls = new Store<Calls>(NONE);
/** The voice chat that was used last: its next request has nothing else that tells whose it is. */
let caller = '';
/** The chats by the short-lived keys that they got. */
const owners = new Map<string, string>();
/** What the microphone gave to which chat. */
const streams = new Map<string, MediaStream>();

const ADDRESS = /^https:\/\/api\.openai\.com\/v1\/realtime(\/sessions)?$/;

function change(chat: string, what: Partial<VoiceCall>): void {
  calls.set({...calls.get(), [chat]: {...(calls.get()[chat] ?? QUIET), ...what}});
}

/** The voice calls of a chat. */
export function useVoiceCall(chat: string): VoiceCall {
  return useStorePart(calls, NONE, (all) => all[chat] ?? QUIET);
}

/**
 * Follows the calls of a voice chat.
 *
 * @returns ends the call: the component continues it after its removal, with the microphone on
 */
export function followCalls(chat: string, element: HTMLElement): () => void {
  change(chat, {since: Date.now(), isOn: false, microphone: undefined});
  const onUse = (event: Event) => {
    if (event.composedPath().includes(element)) caller = chat;
    else if (caller === chat) caller = '';
  };
  const onStart = () => change(chat, {isOn: true});
  const onStop = () => change(chat, {isOn: false});
  for (const type of ['click', 'keydown']) window.addEventListener(type, onUse, true);
  element.addEventListener('sts-session-started', onStart);
  element.addEventListener('sts-session-stopped', onStop);
  return () => {
    if (calls.get()[chat]?.isOn)
      element.shadowRoot?.querySelector<HTMLElement>(CALL_TOGGLE)?.click();
    for (const track of streams.get(chat)?.getTracks() ?? []) track.stop();
    streams.delete(chat);
    for (const type of ['click', 'keydown']) window.removeEventListener(type, onUse, true);
    if (caller === chat) caller = '';
  };
}

function keyIn(headers: unknown): string {
  const {Authorization: value} = isObject(headers) ? headers : {};
  return typeof value === 'string' ? value.replace(/^Bearer /, '') : '';
}

/** A request of a voice call, which the component makes without any interceptor. */
export interface VoiceRequest {
  /** Of its entry in the log. */
  readonly id: number;
  /** Notes what came back. Wait for it before the component reads the response: it has a key to be masked. */
  readonly onResponse: (copy: Response) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Notes a request if it belongs to a voice call. */
export function noteVoiceRequest(url: string, init: RequestInit = {}): VoiceRequest | undefined {
  const {headers, body} = init;
  const chat = owners.get(keyIn(headers)) ?? caller;
  if (!ADDRESS.test(url) || !chat) return undefined;
  const isSession = url.endsWith('/sessions');
  return {
    id: noteRequest(chat, {headers, body}, {url, sent: true}),
    onResponse: async (copy) => {
      const text = await copy.text();
      const reply = jsonOr(text);
      const secret = isObject(reply) && isObject(reply.client_secret) && reply.client_secret.value;
      if (typeof secret === 'string') {
        rememberSent({token: secret});
        owners.set(secret, chat);
      }
      // The microphone is asked for next.
      caller = chat;
      noteReply(chat, reply);
      const isUsable = isSession ? Boolean(secret) : text.startsWith('v=');
      if (copy.ok && !isUsable) noteError(chat, 'The call did not start');
    },
    onError: (error) => noteError(chat, String(error)),
  };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Watches the microphone of voice calls. The component tells nobody that the browser refused it.
 *
 * @returns takes the watch away
 */
export function watchMicrophone(): () => void {
  // Browsers have none on pages without HTTPS.
  if (!('mediaDevices' in navigator)) return () => undefined;
  const devices = navigator.mediaDevices;
  const original = devices.getUserMedia;
  const watching: typeof original = async (wish) => {
    const chat = caller;
    try {
      const stream = await original.call(devices, wish);
      if (chat) streams.set(chat, stream);
      return stream;
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (chat) change(chat, {microphone: isRefused ? 'refused' : 'missing'});
      throw error;
    }
  };
  devices.getUserMedia = watching;
  return () => {
    if (devices.getUserMedia === watching) devices.getUserMedia = original;
  };
}
