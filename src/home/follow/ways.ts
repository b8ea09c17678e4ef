import {isObject} from '../../lib/isObject';
import {dryChunk} from '../../providers/dryRun';
import type {RequestParts} from '../../providers/requestText';
import type {ReplyShape} from '../../providers/types';
import recorded from './requests.json';

/** The message that is followed, and the reply in the pieces in which it arrives. */
export const QUESTION = 'Where is order 1042?';
export const PIECES = ['It left ', 'Lisbon ', 'this morning.'] as const;

/** A way that the message takes. */
export interface Way {
  readonly id: keyof typeof recorded;
  readonly name: string;
  /** Id in static/img/providers.svg. */
  readonly icon?: string;
  readonly reply: ReplyShape;
  /** Whether the stream has lines of JSON instead of events. */
  readonly isLines?: boolean;
}

export const ways: readonly [Way, ...Way[]] = [
  {id: 'openAI', name: 'OpenAI', icon: 'openai', reply: 'responses'},
  {id: 'claude', name: 'Claude', icon: 'claude', reply: 'claude'},
  {id: 'gemini', name: 'Gemini', icon: 'gemini', reply: 'gemini'},
  {id: 'mistral', name: 'Mistral', icon: 'mistral', reply: 'choices'},
  {id: 'ollama', name: 'Ollama', icon: 'ollama', reply: 'ollama', isLines: true},
  {id: 'server', name: 'Your server', reply: 'text'},
];

/** The request of the installed component for {@link QUESTION} on a way, with a stream. */
export function requestOn({id}: Way): RequestParts {
  // The types of a JSON file know its texts as `string` only.
  return recorded[id] as RequestParts;
}

const KEY = 'YOUR_API_KEY';

/** Where the request goes, without the key. */
export function addressOn(way: Way): string {
  return requestOn(way).url.replace(KEY, '…');
}

/** The header that carries the key, which a page never shows. */
export function keyHeader(way: Way): string | undefined {
  const [name, value] =
    Object.entries(requestOn(way).headers).find(([, it]) => it.includes(KEY)) ?? [];
  return name && value && `${name}: ${value.replace(KEY, '…')}`;
}

/** The stream as it travels back, one line for each piece. */
export function streamOn({reply, isLines = false}: Way): readonly string[] {
  return PIECES.map((piece) => {
    const chunk = dryChunk(reply, piece);
    return isLines && isObject(chunk)
      ? String(chunk.text).trim()
      : `data: ${JSON.stringify(chunk)}`;
  });
}
