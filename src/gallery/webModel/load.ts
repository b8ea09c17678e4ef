import type {WebLlm} from './observe';

/**
 * The module as it was published, from this site. It is a separate file that no bundler reads: it is 4.7 MB
 * and already one file.
 *
 * @throws TypeError when the file does not arrive.
 */
export async function loadModule(): Promise<WebLlm> {
  const {href} = new URL('deep-chat-web-llm/lib/index.js', import.meta.url);
  return (await import(/* webpackIgnore: true */ href)) as WebLlm;
}
