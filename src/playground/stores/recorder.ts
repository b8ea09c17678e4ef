import {withoutEchoes} from '../../providers/exchange';
import {addressSent, answered, pendingFor} from './exchanges';
import {secretsNow} from './keys';

/**
 * A refusal without the key that it repeats: the component shows what a service says about an error, and
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

/**
 * Watches `fetch` while the playground is open, for the facts that the component does not hand out: the
 * address, the method and the status. Requests and answers pass through untouched, except for refusals
 * that repeat a key.
 *
 * @returns takes the watch away
 */
export function recordFetches(): () => void {
  const original = window.fetch;
  const watching: typeof window.fetch = async (input, init) => {
    const id = pendingFor(init?.body ?? undefined);
    if (id === undefined) return withoutKey(await original.call(window, input, init));
    const url = input instanceof Request ? input.url : String(input);
    addressSent(id, url, init?.method ?? 'GET');
    const response = await original.call(window, input, init);
    answered(id, response.status);
    return withoutKey(response);
  };
  window.fetch = watching;
  return () => {
    if (window.fetch === watching) window.fetch = original;
  };
}
