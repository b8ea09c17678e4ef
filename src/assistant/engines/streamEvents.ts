/** A part of a streamed reply, in any of the shapes that providers use. */
interface ReplyEvent {
  readonly type?: string;
  readonly choices?: readonly {readonly delta?: {readonly content?: unknown}}[];
  readonly delta?:
    | string
    | {
        readonly text?: unknown;
        readonly message?: {readonly content?: {readonly text?: unknown}};
      };
  readonly candidates?: readonly {
    readonly content?: {readonly parts?: readonly {readonly text?: unknown}[]};
  }[];
  readonly message?: {readonly content?: unknown} | string;
  readonly error?: {readonly message?: string} | string;
  readonly response?: {readonly error?: {readonly message?: string}};
}

/** The provider's reason for an error, in the middle of a stream or in the body of a refusal. */
export function errorIn({type, error, response, message}: ReplyEvent): string | undefined {
  if (typeof error === 'string') return error;
  if (error) return error.message ?? 'no reason was given';
  if (response?.error) return response.error.message ?? 'no reason was given';
  return type === 'error' && typeof message === 'string' ? message : undefined;
}

/** The text of one event; empty for events about something else. */
export function textIn(event: ReplyEvent): string {
  const {type, choices, delta, candidates, message} = event;
  const places = [
    choices?.[0]?.delta?.content,
    type === 'response.output_text.delta' ? delta : undefined,
    typeof delta === 'object' ? delta.text : undefined,
    typeof delta === 'object' ? delta.message?.content?.text : undefined,
    candidates?.[0]?.content?.parts
      ?.map(({text}) => (typeof text === 'string' ? text : ''))
      .join(''),
    typeof message === 'object' ? message.content : undefined,
  ];
  return places.find((place): place is string => typeof place === 'string') ?? '';
}

/** Reads one line of server-sent events or of JSON lines. */
function eventOf(line: string): ReplyEvent | undefined {
  const text = line.replace(/^data:\s*/, '').trim();
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as ReplyEvent;
  } catch {
    return undefined;
  }
}

/** Longest line, and longest reply with all that is not text, in characters: nobody waits for more. */
const MAX_LINE = 200_000;
const MAX_REPLY = 4_000_000;

/** The events of a reply, whether its lines are server-sent events or JSON. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent> {
  // Safari can't iterate a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let size = 0;
  try {
    for (;;) {
      const {done, value} = await reader.read();
      rest += decoder.decode(value, {stream: !done});
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      size += value?.length ?? 0;
      if (rest.length > MAX_LINE || size > MAX_REPLY) return;
      for (const line of lines) {
        const event = eventOf(line);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
