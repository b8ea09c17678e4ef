import type {ReplyShape} from '../../providers/types';

/** Shapes whose streams say in an event that the reply is complete. */
const MARKED: ReadonlySet<ReplyShape | undefined> = new Set<ReplyShape>([
  'choices',
  'choicesObject',
  'claude',
  'cohere',
  'dify',
  'gemini',
  'ollama',
  'openWebUI',
  'responses',
]);

/** The providers' events for that, in JSON that may be inside of a text. */
const MARKS = [
  /"(finish_?reason|stop_reason)":\s*"\w/i,
  /"(type|event)":\s*"(message[-_](stop|end)|response\.(completed|incomplete|failed))"/,
  /"done":\s*true/,
  /data:\s*\[DONE\]/,
];

/** Whether a stream of this shape ends with a mark, so that one without it was cut off. */
export function endsWithMark(shape: ReplyShape | undefined): boolean {
  return MARKED.has(shape);
}

/** Whether a raw event of a stream says that the reply is complete. */
export function isEndMark(reply: unknown): boolean {
  const text = (JSON.stringify(reply) ?? '').replaceAll('\\"', '"');
  return MARKS.some((mark) => mark.test(text));
}
