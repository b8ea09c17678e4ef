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

interface Gpu {
  requestAdapter(): Promise<object | null>;
}

/** The smallest module there is: eight bytes without any code. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether the browser can compute on the graphics card. Asks for nothing from the network. */
export async function hasWebGpu(device: {readonly gpu?: Gpu}): Promise<boolean> {
  try {
    return Boolean(await device.gpu?.requestAdapter());
  } catch {
    return false;
  }
}

export function allowsWebAssembly(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
