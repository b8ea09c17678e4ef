import {isObject} from '../../lib/isObject';
import {isPreview} from './messages';

interface Message {
  readonly role?: unknown;
  readonly text?: unknown;
  readonly custom?: unknown;
}

type Body = Readonly<Record<string, unknown>>;

/** Names under which providers and the component take the messages of a conversation. */
const LISTS = ['messages', 'contents', 'input'] as const;
/** Roles of instructions, which are no messages of the conversation. */
const INSTRUCTIONS = new Set<unknown>(['system', 'developer']);

/**
 * The messages behind the entries of a request, one for each. The component hands all of them on,
 * or those with a text (Cohere), or the newest ones (`requestBodyLimits`), always in their order.
 */
function sourcesOf(count: number, messages: readonly Message[]): readonly Message[] {
  const withText = messages.filter(({text}) => Boolean(text));
  const exact = [messages, withText].find(({length}) => length === count);
  return exact ?? messages.slice(-count);
}

function withoutEntries(
  list: readonly unknown[],
  messages: readonly Message[],
): readonly unknown[] {
  const isSaid = (entry: unknown) => !(isObject(entry) && INSTRUCTIONS.has(entry.role));
  const sources = sourcesOf(list.filter(isSaid).length, messages);
  let at = 0;
  return list.filter((entry) => {
    if (!isSaid(entry)) return true;
    const source = sources[at++];
    return !source || !isPreview(source);
  });
}

/** Hugging Face takes the texts of both sides as two lists, without the newest question. */
function withoutGenerated(inputs: Body, messages: readonly Message[]): Body {
  const replies = messages.filter(({role, text}) => role === 'ai' && Boolean(text));
  const {generated_responses: given} = inputs;
  if (!Array.isArray(given) || given.length !== replies.length) return inputs;
  return {
    ...inputs,
    generated_responses: given.filter((_, index) => {
      const reply = replies[index];
      return !reply || !isPreview(reply);
    }),
  };
}

/** Requests with files have a text field for each message: `message1`, `message2` … */
function withoutParts(form: FormData): FormData {
  const kept = new FormData();
  let count = 0;
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') kept.append(name, value, value.name);
    else if (!/^message\d+$/.test(name)) kept.append(name, value);
    else if (!isMarked(value)) kept.append(`message${++count}`, value);
  }
  return kept;
}

function isMarked(text: string): boolean {
  try {
    const given: unknown = JSON.parse(text);
    return isObject(given) && isPreview(given);
  } catch {
    return false;
  }
}

/**
 * A request without the replies that no service gave: demo replies and those of a preview. A model would take
 * them for its own words.
 *
 * @param request - As the component hands it to `requestInterceptor`, in the form of any provider.
 * @param messages - The conversation that it was made from, with its marks.
 * @returns the same request when it holds no such reply
 */
export function withoutPreviews<T extends {readonly body?: unknown}>(
  request: T,
  messages: readonly Message[],
): T {
  const {body} = request;
  if (!messages.some(isPreview)) return request;
  if (typeof FormData !== 'undefined' && body instanceof FormData)
    return {...request, body: withoutParts(body)};
  if (!isObject(body)) return request;
  const changed: Record<string, unknown> = {...body};
  for (const name of LISTS) {
    const list = body[name];
    if (Array.isArray(list)) changed[name] = withoutEntries(list, messages);
  }
  if (isObject(body.inputs)) changed.inputs = withoutGenerated(body.inputs, messages);
  return {...request, body: changed};
}
