import type {ModelLoader} from '../../chat/webLlm';
import type {WatchableModule} from './observe';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type OnProgress = (step: number, text: string) => unknown;

/** Simulates a model: it goes through the same steps, downloads nothing and repeats the user's text. */
class Stub implements ModelLoader {
  private report: (report: {progress: number; text: string}) => void = () => undefined;

  setInitProgressCallback(callback: typeof this.report): void {
    this.report = callback;
  }

  async reload(): Promise<void> {
    for (const percent of [0, 25, 50, 75, 100]) {
      this.report({progress: percent / 100, text: `Simulated download: ${percent} %`});
      await wait(200);
    }
  }

  async generate(text: string, onProgress?: OnProgress): Promise<string> {
    const words = `Simulated reply to: ${text}`.split(' ');
    for (let count = 1; onProgress && count <= words.length; count++) {
      await onProgress(count, words.slice(0, count).join(' '));
      await wait(60);
    }
    return words.join(' ');
  }

  interruptGenerate(): void {
    // Replies are too short to interrupt.
  }

  unload(): Promise<void> {
    return Promise.resolve();
  }
}

/** A module with the interface of `deep-chat-web-llm` 0.0.27. */
export const stub: WatchableModule = {ChatModule: Stub};
