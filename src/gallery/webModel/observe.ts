import type {ModelLoader, WebLlm} from '../../chat/webLlm';

/** What a model is doing, as far as its module tells. */
export type Progress =
  | {readonly phase: 'asking' | 'ready'}
  /** `done` goes from 0 to 1. */
  | {readonly phase: 'downloading'; readonly done: number}
  | {readonly phase: 'failed'; readonly reason: string};

/**
 * The same module with a `ChatModule` that reports each step of loading a model, also its failure.
 *
 * @returns `release` gives back the memory of the model, if one is loaded, and never throws.
 */
export function observe(module: WebLlm, tell: (progress: Progress) => void) {
  const {ChatModule: Base} = module;
  let current: ModelLoader | undefined;
  class ChatModule extends Base {
    override setInitProgressCallback(
      callback: Parameters<ModelLoader['setInitProgressCallback']>[0],
    ) {
      super.setInitProgressCallback((report) => {
        tell({phase: 'downloading', done: Math.min(1, Math.max(0, report.progress ?? 0))});
        callback(report);
      });
    }
    override async reload(...args: unknown[]) {
      current = this as ChatModule;
      tell({phase: 'downloading', done: 0});
      try {
        const loaded = await super.reload(...args);
        tell({phase: 'ready'});
        return loaded;
      } catch (error) {
        tell({phase: 'failed', reason: error instanceof Error ? error.message : String(error)});
        throw error;
      }
    }
  }
  return {
    module: {...module, ChatModule},
    release: async () => {
      await current?.unload().catch(() => undefined);
      current = undefined;
    },
  };
}
