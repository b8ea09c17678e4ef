import {isObject} from '../../lib/isObject';
import {replyChunk} from '../../providers/replyChunk';
import type {ReplyShape} from '../../providers/types';
import recorded from './requests.json';

/** The message to follow, and the pieces in which the reply arrives. */
export const QUESTION = 'Where is order 1042?';
export const PIECES = ['It left ', 'Lisbon ', 'this morning.'] as const;

export interface Way {
  readonly id: keyof typeof recorded;
  readonly name: string;
  /** Id in static/img/providers.svg. */
  readonly icon?: string;
  readonly reply: ReplyShape;
  /** Whether the stream consists of JSON lines instead of events. */
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

/** A request as the page shows it, with the key left out. */
interface ShownRequest {
  readonly url: string;
  /** The header that carries the key. */
  readonly key?: string;
  readonly body: unknown;
}

/** The installed component's requests for {@link QUESTION}, with streaming. */
export const requests: Readonly<Record<Way['id'], ShownRequest>> = recorded;

/** The stream of the reply, one line for each piece, which breaks after a comma. */
export function streamOn({reply, isLines = false}: Way): readonly string[] {
  return PIECES.map((piece) => {
    const chunk = replyChunk(reply, piece);
    const line =
      isLines && isObject(chunk) ? String(chunk.text).trim() : `data: ${JSON.stringify(chunk)}`;
    return line.replaceAll('",', '", ');
  });
}
