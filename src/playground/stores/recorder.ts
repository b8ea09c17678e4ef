import {isEndMark} from '../model/ending';
import {withoutEchoes} from '../../providers/exchange';
import {addressSent, answered, noteArrival, noteFinished, pendingFor} from './exchanges';
import {secretsNow} from './keys';
import {noteVoiceRequest, watchMicrophone} from './voiceCalls';

/**
 * A refusal without the key that it repeats: the component shows a provider's error message, and
 * hands it to no interceptor.
 */
async function withoutKey(response: Response): Promise<Response> {
  const secrets = secretsNow();
  if (response.ok || response.type === 'opaque' || secrets.length === 0) return response;
  const text = await response.clone().text();
  const shown = withoutEchoes(text, secrets);
  if (shown === text) return response;
  const {status, statusText, headers} = response;
  return new Response(shown, {status, statusText, headers});
}

/** Characters at the end of a stream in which its end mark is looked for. */
const TAIL = 4000;

/** Follows the body of a response on a copy: when its bytes come, and how it ends. */
async function follow(id: number, copy: Response): Promise<void> {
  const reader = copy.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let tail = '';
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) break;
      tail = (tail + decoder.decode(value, {stream: true})).slice(-TAIL);
      noteArrival(id, {bytes: value.byteLength});
    }
    if (isEndMark(tail)) noteFinished(id);
    noteArrival(id, {ending: 'complete'});
  } catch (error) {
    const isStopped = error instanceof DOMException && error.name === 'AbortError';
    noteArrival(id, {ending: isStopped ? 'stopped' : 'broken'});
  }
}

/**
 * Watches `fetch` while the playground is open, for the facts that the component does not hand out: the
 * address, the method and the status. Requests and answers pass through untouched, except for refusals
 * that repeat a key.
 *
 * @returns takes the watch away
 */
export function recordFetches(): () => void {
  const original = window.fetch;
  const watching: typeof window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const call = noteVoiceRequest(url, init);
    const id = call?.id ?? pendingFor(init?.body ?? undefined);
    if (id === undefined) return withoutKey(await original.call(window, input, init));
    addressSent(id, url, init?.method ?? 'GET');
    const asked = original.call(window, input, init);
    if (call) asked.catch(call.onError);
    const response = await asked;
    answered(id, response.status);
    if (response.body) void follow(id, response.clone());
    await call?.onResponse(response.clone());
    return withoutKey(response);
  };
  window.fetch = watching;
  const stopMicrophone = watchMicrophone();
  return () => {
    stopMicrophone();
    if (window.fetch === watching) window.fetch = original;
  };
}
