import {isObject} from '../../lib/isObject';

/** Ready-made functions between a chat and its provider. */
export const INTERCEPTORS = [
  {
    id: 'mask',
    name: 'Hide e-mail addresses',
    help: 'Requests leave them out; the chat still shows them.',
  },
  {
    id: 'refuse',
    name: 'Refuse card numbers',
    help: 'The chat doesn’t send messages that contain one, and shows why.',
  },
  {
    id: 'header',
    name: 'Add a header',
    help: 'X-Page holds the path of the page. A server on another origin must allow the header (CORS).',
  },
  {
    id: 'answer',
    name: 'Read another format',
    help: 'Reads the text from “answer”, for a server with its own format.',
  },
] as const;

/** Id of one of the {@link INTERCEPTORS}. */
export type Interceptor = (typeof INTERCEPTORS)[number]['id'];

/** The known interceptors of a list of unknown origin, each once and in their usual order. */
export function checkInterceptors(given: unknown): readonly Interceptor[] {
  if (!Array.isArray(given)) return [];
  return INTERCEPTORS.map(({id}) => id).filter((id) => given.includes(id));
}

/** A request as the component hands it to an interceptor. */
export interface Details {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const CARD = /\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}\b/;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const REFUSAL = 'Please don’t send card numbers.';
const HIDDEN = '[e-mail]';

/** The newest message of a request; each request repeats the earlier ones. */
function newest(body: unknown): unknown {
  const {messages, contents, input} = isObject(body) ? body : {};
  return [messages ?? contents ?? input ?? body].flat().at(-1);
}

/**
 * Applies the chosen interceptors to a request, like {@link requestSource}: the page doesn't evaluate source text.
 *
 * @returns an `error` instead of a request that must not be sent
 */
export function interceptRequest<T extends Details>(
  chosen: readonly Interceptor[],
  details: T,
): T | {readonly error: string} {
  const isForm = typeof FormData !== 'undefined' && details.body instanceof FormData;
  if (chosen.includes('refuse') && CARD.test(JSON.stringify(newest(details.body)) ?? ''))
    return {error: REFUSAL};
  let changed = details;
  if (chosen.includes('mask') && !isForm && details.body !== undefined) {
    const text = JSON.stringify(details.body, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(ADDRESS, HIDDEN) : value,
    );
    const body: unknown = JSON.parse(text);
    changed = {...changed, body};
  }
  if (chosen.includes('header'))
    changed = {...changed, headers: {...changed.headers, 'X-Page': location.pathname}};
  return changed;
}

/** Applies the chosen interceptors to a reply, or to one event of a stream, like {@link responseSource}. */
export function interceptReply(chosen: readonly Interceptor[], reply: unknown): unknown {
  if (!chosen.includes('answer') || !isObject(reply)) return reply;
  return reply.answer ? {text: reply.answer} : reply;
}

const REFUSE_SOURCE = `  // The newest message, in any provider's format. Each request repeats the earlier ones.
  const {messages, contents, input} = details.body;
  const newest = [messages ?? contents ?? input ?? details.body].flat().at(-1);
  if (${CARD}.test(JSON.stringify(newest)))
    return {error: '${REFUSAL}'};`;

const MASK_SOURCE = `  // Uploaded files aren't JSON.
  if (details.body instanceof FormData) return details;
  const body = JSON.parse(
    JSON.stringify(details.body, (_key, value) =>
      typeof value === 'string' ? value.replace(${ADDRESS}, '${HIDDEN}') : value,
    ),
  );`;

/** Source text of the property `requestInterceptor`; undefined if no chosen interceptor needs one. */
export function requestSource(chosen: readonly Interceptor[]): string | undefined {
  const isMasked = chosen.includes('mask');
  const isHeaded = chosen.includes('header');
  if (!isMasked && !isHeaded && !chosen.includes('refuse')) return undefined;
  const parts = ['details', isMasked ? 'body' : '', isHeaded ? 'headers' : ''].filter(Boolean);
  return [
    '(details) => {',
    chosen.includes('refuse') ? REFUSE_SOURCE : '',
    isHeaded ? "  const headers = {...details.headers, 'X-Page': location.pathname};" : '',
    isMasked
      ? MASK_SOURCE.replace(
          'return details;',
          isHeaded ? 'return {...details, headers};' : 'return details;',
        )
      : '',
    parts.length === 1 ? '  return details;' : `  return {...${parts.join(', ')}};`,
    '}',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Source text of the property `responseInterceptor`; undefined if no chosen interceptor needs one. */
export function responseSource(chosen: readonly Interceptor[]): string | undefined {
  return chosen.includes('answer')
    ? '(reply) => (reply?.answer ? {text: reply.answer} : reply)'
    : undefined;
}
