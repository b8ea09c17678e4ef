import {isAbort} from '../../lib/isAbort';
import {isEndMark} from '../model/ending';
import {withoutEchoes} from '../../providers/exchange';
import {guardPage} from '../../providers/guardedFetch';
import type {ResponseWatch} from './pacedStream';
import {addressSent, answered, noteEnding, noteFinished, pendingFor} from './exchanges';
import {secretsNow} from './keys';
import {maskedLines} from './maskedLines';

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

/** Notes how a response ends. */
function watchOf(id: number): ResponseWatch {
  const decoder = new TextDecoder();
  let tail = '';
  return {
    onBytes(bytes) {
      tail = (tail + decoder.decode(bytes, {stream: true})).slice(-TAIL);
    },
    onEnd(error) {
      if (error !== undefined) return noteEnding(id, isAbort(error) ? 'stopped' : 'broken');
      if (isEndMark(tail)) noteFinished(id);
      noteEnding(id, 'complete');
    },
  };
}

/** Follows the body of a response on a copy. */
async function follow(copy: Response, {onBytes, onEnd}: ResponseWatch): Promise<void> {
  const reader = copy.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) break;
      onBytes(value);
    }
    onEnd();
  } catch (error) {
    onEnd(error);
  }
}

/**
 * Watches `fetch` while the playground is open, for the facts that the component does not hand out: the
 * address, the method and the status. Requests follow no redirect, and otherwise pass through untouched. In
 * replies, keys are masked, and the events of streams take turns.
 *
 * @returns takes the watch away
 */
export function recordFetches(): () => void {
  const stopGuard = guardPage();
  const original = window.fetch;
  const watching: typeof window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const id = pendingFor(init?.body ?? undefined);
    if (id === undefined) return withoutKey(await original.call(window, input, init));
    addressSent(id, url, init?.method ?? 'GET');
    const pacing = import('./pacedStream').catch(() => undefined);
    const response = maskedLines(await original.call(window, input, init), secretsNow);
    answered(id, response.status);
    const watch = watchOf(id);
    const paced = response.ok && (await pacing)?.pacedStream(response, watch);
    if (paced) return paced;
    if (response.body) void follow(response.clone(), watch);
    return withoutKey(response);
  };
  window.fetch = watching;
  return () => {
    if (window.fetch === watching) window.fetch = original;
    stopGuard();
  };
}
