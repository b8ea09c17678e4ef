/** How far the module has come with loading a model; `progress` goes from 0 to 1. */
interface LoadReport {
  readonly progress?: number;
  readonly text?: string;
}

/** The part of the module's `ChatModule` that loads a model; the component calls more. */
export interface ModelLoader {
  setInitProgressCallback(callback: (report: LoadReport) => void): void;
  reload(...args: unknown[]): Promise<unknown>;
  unload(): Promise<unknown>;
}

/** What `deep-chat-web-llm` exports and the component looks for on the window. */
export interface WebLlm {
  readonly ChatModule: new (...args: unknown[]) => ModelLoader;
}

/**
 * Loads the module as it was published, from this site. It is a separate file that no bundler reads: it is
 * 4.7 MB and already one file.
 *
 * @throws TypeError when the file does not arrive.
 */
export async function importWebLlm(): Promise<WebLlm> {
  const {href} = new URL('deep-chat-web-llm/lib/index.js', import.meta.url);
  return (await import(/* webpackIgnore: true */ href)) as WebLlm;
}
