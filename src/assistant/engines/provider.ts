import {guardedFetch, RedirectError} from '../../lib/guardedFetch';
import {echoesOf} from '../../lib/keyEchoes';
import {masked, maskedHeaders} from '../../providers/exchange';
import {KEY_PLACEHOLDER} from '../../providers/modeConnection';
import {requestText, type RequestParts} from '../../providers/requestText';
import {AnswerError, NothingSent, type Engine, type Message} from '../engine';
import {errorIn, eventsOf, textIn} from './streamEvents';
import {requestFor, type TextProvider} from './requestFor';

/** What the reader gave, and how the panel takes part. */
export interface ProviderChoice {
  readonly provider: TextProvider;
  readonly model: string;
  /** In memory only. Without one nothing is sent to a provider that needs one. */
  readonly key: string;
  /**
   * Shows the request before it is sent for the first time.
   *
   * @param text the request as it travels, with the key masked.
   * @returns whether it may be sent.
   */
  readonly review: (text: string, signal: AbortSignal) => Promise<boolean>;
  /** Replaced by tests. */
  readonly send?: typeof fetch;
}

/** Most characters of all messages: about 6,000 tokens, which every current model takes. */
const LIMIT = 24_000;
const MAX_REASON = 200;

/** What the refusals of providers mean for the reader. */
function refusal(name: string, status: number, reason: string): string {
  const said = reason ? ` The message from ${name} is: ${reason}` : '';
  if (status === 401 || status === 403)
    return `${name} refused the key (status ${status}). Check the key and its permissions, then ask again.${said}`;
  if (status === 429)
    return `${name} accepts no more requests for now (status 429). Wait a minute or check your plan, then ask again.${said}`;
  if (status === 404)
    return `${name} doesn't have this model or address (status 404). Check the model's name, then ask again.${said}`;
  if (status >= 500)
    return `${name} has a problem (status ${status}). Try again in a minute.${said}`;
  return `${name} refused the request (status ${status}). Check the model's name, then ask again.${said}`;
}

/** The request as it travels, with the key masked. */
function shownRequest(request: RequestParts, key: string): string {
  const secrets = [key, KEY_PLACEHOLDER].filter((secret) => secret !== '');
  return requestText({
    ...request,
    headers: maskedHeaders(request.headers, secrets),
    body: masked(request.body, secrets, Infinity),
  });
}

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    return (errorIn(JSON.parse(text) as object) ?? '').slice(0, MAX_REASON);
  } catch {
    return '';
  }
}

async function send(
  {provider, send: post = fetch, key}: ProviderChoice,
  {url, headers, body}: RequestParts,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const {name, host} = provider;
  let response: Response;
  try {
    const init: RequestInit = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    };
    response = await guardedFetch(post, url, init, () => echoesOf(key));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RedirectError) throw new AnswerError(error.message, {cause: error});
    const hint = /^(?:localhost|127\.)/.test(host)
      ? `Start ${name} on this computer and let it accept this site's origin, then ask again.`
      : `Check your connection, then ask again. Some providers refuse requests from web pages.`;
    throw new AnswerError(`Couldn't reach ${host}. ${hint}`, {cause: error});
  }
  if (!response.ok) {
    throw new AnswerError(refusal(name, response.status, await reasonOf(response)));
  }
  if (!response.body) throw new AnswerError(`${name} sent an empty reply. Ask again.`);
  return response.body;
}

/** A model of a provider, asked from this page with the reader's own key. */
export function providerEngine(choice: ProviderChoice): Engine {
  const {provider, model, key, review} = choice;
  let isReviewed = false;
  return {
    limit: LIMIT,
    async *answer(messages: readonly Message[], _sections, signal) {
      const isDry = provider.needsKey && key === '';
      const request = requestFor(provider, model, messages, isDry ? KEY_PLACEHOLDER : key);
      const text = shownRequest(request, key);
      if (isDry)
        throw new NothingSent(
          `Nothing was sent, because there is no API key. With a key this request would go to **${provider.host}**:\n\n~~~~~~http\n${text.replaceAll('~~~~~~', '~~~~~')}\n~~~~~~`,
        );
      if (!isReviewed && !(await review(text, signal)))
        throw new NothingSent('You canceled the request. Nothing was sent.');
      isReviewed = true;
      signal.throwIfAborted();
      for await (const event of eventsOf(await send(choice, request, signal))) {
        const reason = errorIn(event);
        if (reason)
          throw new AnswerError(
            `${provider.name} stopped with an error. Ask again. The message from ${provider.name} is: ${reason.slice(0, MAX_REASON)}`,
          );
        yield textIn(event);
      }
    },
  };
}
