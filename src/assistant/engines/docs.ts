import {answerTo} from '../ask';
import type {Engine, Message, Section} from '../engine';
import {piecesOf} from '../pieces';

/** Time between two pieces of an answer, in ms. */
const PACE = 16;

/** Waits for the next piece; not in a background tab, where a browser would make seconds of it. */
function pause(): Promise<void> | undefined {
  if (typeof document === 'undefined' || document.hidden) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, PACE);
  });
}

/**
 * Quotes the passages that fit. No model, no key, nothing leaves the browser. It says nothing when the docs
 * don't answer.
 *
 * @param withBaseUrl puts the site's base path before a path.
 */
export function docsEngine(withBaseUrl: (path: string) => string): Engine {
  return {
    id: 'docs',
    label: 'From the docs',
    async *answer(
      messages: readonly Message[],
      _sections: readonly Section[],
      signal: AbortSignal,
    ) {
      const {text, page} = await answerTo(messages.at(-1)?.content ?? '', withBaseUrl);
      if (!page) return;
      for (const piece of piecesOf(text)) {
        signal.throwIfAborted();
        yield piece;
        await pause();
      }
    },
  };
}
