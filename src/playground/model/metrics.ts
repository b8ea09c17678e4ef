import {isObject} from '../../lib/isObject';
import {tidy} from '../schemaParts';

export interface Tokens {
  readonly asked?: number;
  readonly answered?: number;
  readonly total?: number;
}

/** How one reply went. Times in ms from the moment the message was in the chat. */
export interface ReplyMetrics {
  /** Until the first event with content; absent where the reply came in one piece. */
  readonly first?: number;
  readonly total: number;
  readonly characters: number;
  readonly tokens?: Tokens;
  readonly end: 'done' | 'stopped' | 'error';
}

/** A reply with the question that it belongs to, as long as the page is open. */
export interface MeasuredReply {
  readonly question: string;
  readonly metrics: ReplyMetrics;
}

type Unknown = Readonly<Record<string, unknown>>;

const ASKED = ['prompt_tokens', 'input_tokens', 'promptTokenCount', 'prompt_eval_count'];
const ANSWERED = ['completion_tokens', 'output_tokens', 'candidatesTokenCount', 'eval_count'];
const TOTAL = ['total_tokens', 'totalTokenCount'];

function numberIn(value: Unknown, names: readonly string[]): number | undefined {
  return names.map((name) => value[name]).find((found) => typeof found === 'number');
}

function parsed(text: string): unknown {
  // Some services stream lines of JSON, with or without `data:` before them.
  const lines = text.split('\n').flatMap((line): unknown[] => {
    try {
      return [JSON.parse(line.replace(/^data:\s*/, ''))];
    } catch {
      return [];
    }
  });
  return lines.length > 0 ? lines : undefined;
}

/** The tokens that a raw reply, or one event of a stream, reports; undefined where it reports none. */
export function tokensIn(reply: unknown, depth = 0): Tokens | undefined {
  if (depth > 5) return undefined;
  if (typeof reply === 'string') return depth === 0 ? tokensIn(parsed(reply), 1) : undefined;
  if (typeof reply !== 'object' || reply === null) return undefined;
  const own = isObject(reply) ? reply : {};
  const asked = numberIn(own, ASKED);
  const answered = numberIn(own, ANSWERED);
  const total = numberIn(own, TOTAL);
  if (asked !== undefined || answered !== undefined || total !== undefined)
    return tidy({asked, answered, total});
  for (const inner of Object.values(reply)) {
    const found = tokensIn(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Events of a stream that announce a reply and have no content. */
const EMPTY_EVENT = /(created|in_progress|_start|added|ping)$/;

/** Whether a raw reply, or one event of a stream, carries something of the answer. */
export function hasContent(reply: unknown): boolean {
  return !(isObject(reply) && typeof reply.type === 'string' && EMPTY_EVENT.test(reply.type));
}

/** A time as users take it in: `0.42 s`, `12 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 9950 ? 2 : 0)} s`;
}

export function tokensText({asked, answered, total}: Tokens): string {
  if (asked !== undefined && answered !== undefined) return `${asked} + ${answered} tokens`;
  return `${total ?? answered ?? asked ?? 0} tokens`;
}

const ends: Readonly<Record<ReplyMetrics['end'], string>> = {
  done: 'Replied in',
  stopped: 'Stopped after',
  error: 'Failed after',
};

/** How a reply went, in one line. The first word of a service tells how quick it is. */
export function metricsText(
  {first, total, characters, tokens, end}: ReplyMetrics,
  isSent: boolean,
): string {
  const parts = [
    isSent && first !== undefined && total - first > 50 && `First token after ${seconds(first)}`,
    `${ends[end]} ${seconds(total)}`,
    end !== 'error' && `${characters.toLocaleString('en')} characters`,
    tokens && tokensText(tokens),
  ];
  return parts.filter(Boolean).join(' · ');
}
