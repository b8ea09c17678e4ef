import {AnswerError, type Engine, type Message} from '../engine';

/** The part of the Prompt API that is used. It is a draft, and few browsers have it. */
interface Session {
  promptStreaming(input: string, options: {signal: AbortSignal}): ReadableStream<string>;
  destroy(): void;
}

interface Monitor {
  addEventListener(type: 'downloadprogress', listener: (event: {loaded: number}) => void): void;
}

interface LanguageModel {
  availability(options: object): Promise<string>;
  create(options: object): Promise<Session>;
}

/** Small models remember little: about 2,000 tokens. */
const LIMIT = 8000;

const LANGUAGES = {
  expectedInputs: [{type: 'text', languages: ['en']}],
  expectedOutputs: [{type: 'text', languages: ['en']}],
};

const modelOf = (place: object) =>
  (place as {readonly LanguageModel?: LanguageModel}).LanguageModel;

/**
 * Whether the browser has its own model, or can get one. Asks for nothing from the network.
 *
 * @param place the window.
 */
export async function hasBuiltInModel(place: object): Promise<boolean> {
  try {
    const state = await modelOf(place)?.availability(LANGUAGES);
    return state !== undefined && state !== 'unavailable';
  } catch {
    return false;
  }
}

/**
 * The browser's own model. Nothing leaves the device; the browser may download the model first.
 *
 * @param onProgress called with 0 to 1 while the model is downloaded.
 */
export function builtInEngine(place: object, onProgress: (done: number) => void): Engine {
  return {
    limit: LIMIT,
    async *answer(messages: readonly Message[], _sections, signal) {
      const model = modelOf(place);
      if (!model)
        throw new AnswerError(
          'This browser has no built-in model any more. Choose another source.',
        );
      let session: Session | undefined;
      try {
        session = await model.create({
          ...LANGUAGES,
          initialPrompts: messages.slice(0, -1),
          signal,
          monitor: (monitor: Monitor) =>
            monitor.addEventListener('downloadprogress', ({loaded}) => onProgress(loaded)),
        });
        const reader = session
          .promptStreaming(messages.at(-1)?.content ?? '', {signal})
          .getReader();
        for (;;) {
          const {done, value} = await reader.read();
          if (done) return;
          yield value;
        }
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AnswerError) throw error;
        throw new AnswerError(
          "The browser's built-in model failed. Ask again, or choose another source.",
          {cause: error},
        );
      } finally {
        session?.destroy();
      }
    },
  };
}
