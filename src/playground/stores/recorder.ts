import {isAbort} from '../../lib/isAbort';
import {isEndMark} from '../model/ending';
import {guardPage, RedirectError} from '../../lib/guardedFetch';
import type {ResponseWatch} from './pacedStream';
import {
  addressSent,
  answered,
  noteEnding,
  noteFinished,
  noteRedirect,
  pendingFor,
} from './exchanges';
import {secretsNow} from './keys';

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
 * address, the method and the status. The events of streams take turns.
 *
 * @returns takes the watch away
 */
export function recordFetches(): () => void {
  const stopMasking = guardPage(secretsNow);
  const original = window.fetch;
  const watching: typeof window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const id = pendingFor(init?.body ?? undefined);
    if (id === undefined) return original.call(window, input, init);
    addressSent(id, url, init?.method ?? 'GET');
    const pacing = import('./pacedStream').catch(() => undefined);
    const response = await original.call(window, input, init).catch((error: unknown) => {
      if (error instanceof RedirectError) noteRedirect(id, error.message);
      throw error;
    });
    answered(id, response.status);
    const watch = watchOf(id);
    const paced = response.ok && (await pacing)?.pacedStream(response, watch);
    if (paced) return paced;
    if (response.body) void follow(response.clone(), watch);
    return response;
  };
  window.fetch = watching;
  return () => {
    if (window.fetch === watching) window.fetch = original;
    stopMasking();
  };
}
