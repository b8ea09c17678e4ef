import {importWebLlm, type WebLlm, type WebLlmChat} from '../../chat/webLlm';
import {AnswerError, type Engine, type Message} from '../engine';

/** The smallest model that the component lists and every WebGPU device can run. */
export const MODEL = 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k';
/** What a reader should know before the model is loaded. */
export const MODEL_SIZE =
  'TinyLlama 1.1B needs WebGPU and about 1 GB of graphics memory. The module (1.6 MB) comes from this site and the model (about 600 MB) from huggingface.co and raw.githubusercontent.com; the browser keeps both.';
/** The model remembers 1,024 tokens, and some of them are for its answer. */
const LIMIT = 2400;

const HUB = 'https://huggingface.co/mlc-ai';
const LIBRARY = 'https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/main';
const CONFIG = {
  model_list: [
    {
      model_url: `${HUB}/TinyLlama-1.1B-Chat-v0.4-q4f32_1-MLC/resolve/main/`,
      local_id: MODEL,
      model_lib_url: `${LIBRARY}/TinyLlama-1.1B-Chat-v0.4/TinyLlama-1.1B-Chat-v0.4-q4f32_1-ctx1k-webgpu.wasm`,
      vram_required_MB: 992.11,
      low_resource_required: true,
    },
  ],
};

/** Pieces of text that a callback hands over, as something to iterate. */
class Pieces {
  private readonly waiting: string[] = [];
  private wake: () => void = () => undefined;
  private isDone = false;

  push(text: string): void {
    this.waiting.push(text);
    this.wake();
  }

  end(): void {
    this.isDone = true;
    this.wake();
  }

  async *all(): AsyncGenerator<string> {
    for (;;) {
      for (let text = this.waiting.shift(); text !== undefined; text = this.waiting.shift())
        yield text;
      if (this.isDone) return;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

/** A model in this tab. */
export interface LoadedModel {
  readonly engine: Engine;
  /** Gives its memory back. */
  readonly release: () => Promise<void>;
}

/**
 * Loads a model into this tab. Call it only after the reader has agreed.
 *
 * @param onProgress called with 0 to 1.
 * @throws AnswerError with a text for the reader.
 */
export async function loadWebLlm(
  onProgress: (done: number) => void,
  load: () => Promise<WebLlm> = importWebLlm,
): Promise<LoadedModel> {
  let chat: WebLlmChat;
  try {
    const {ChatModule: Module} = await load();
    chat = new Module();
    chat.setInitProgressCallback(({progress = 0}) =>
      onProgress(Math.min(1, Math.max(0, progress))),
    );
    await chat.reload(MODEL, {}, CONFIG);
  } catch (error) {
    throw new AnswerError(
      "The model couldn't be loaded. Check your connection and the free memory, then try again.",
      {cause: error},
    );
  }
  return {
    engine: modelEngine(chat),
    release: async () => {
      await chat.unload().catch(() => undefined);
    },
  };
}

function modelEngine(chat: WebLlmChat): Engine {
  return {
    id: 'webLlm',
    label: 'Model in this browser',
    limit: LIMIT,
    async *answer(messages: readonly Message[], _sections, signal) {
      const pieces = new Pieces();
      const stop = () => chat.interruptGenerate();
      signal.addEventListener('abort', stop);
      await chat.resetChat?.();
      let shown = '';
      const report = (text: string) => {
        pieces.push(text.slice(shown.length));
        shown = text;
      };
      const input = messages.map(({content}) => content).join('\n\n');
      const done = chat
        .generate(input, (_step, text) => report(text))
        .then(report)
        .finally(() => pieces.end());
      try {
        yield* pieces.all();
        await done;
      } catch (error) {
        throw new AnswerError('The model stopped. Ask again, or choose another source.', {
          cause: error,
        });
      } finally {
        signal.removeEventListener('abort', stop);
        // Nobody reads the rest of an answer that is too long.
        stop();
        done.catch(() => undefined);
      }
      signal.throwIfAborted();
    },
  };
}
