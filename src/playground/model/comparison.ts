import type {PlainMessage} from '../schema';
import type {MeasuredReply, ReplyMetrics} from './metrics';

interface ComparedChat {
  readonly messages: readonly PlainMessage[];
  /** Replies that were measured, the newest last; those from before a reload are missing. */
  readonly measured: readonly MeasuredReply[];
}

export interface ComparedReply {
  readonly text: string;
  readonly metrics?: ReplyMetrics;
}

interface Pair extends ComparedReply {
  readonly question: string;
}

/** The questions of a chat with their replies, and with the figures of the replies that were measured. */
function pairsOf({messages, measured}: ComparedChat): readonly Pair[] {
  const pairs: {question: string; text: string}[] = [];
  for (const {role, text = ''} of messages) {
    const last = pairs.at(-1);
    if (role === 'user') pairs.push({question: text, text: ''});
    else if (last) last.text = [last.text, text].filter(Boolean).join('\n\n');
  }
  // From the end: a reload loses the figures and keeps the questions.
  let next = measured.length - 1;
  const found = [...pairs].reverse().map((pair): Pair => {
    const candidate = measured[next];
    if (candidate?.question !== pair.question) return pair;
    next--;
    return {...pair, metrics: candidate.metrics};
  });
  return found.reverse();
}

/** Puts the replies of several chats side by side, by their questions. */
export function comparisonOf(chats: readonly ComparedChat[]) {
  const rows = new Map<string, {question: string; replies: (ComparedReply | undefined)[]}>();
  for (const [column, chat] of chats.entries()) {
    const times = new Map<string, number>();
    for (const {question, ...reply} of pairsOf(chat)) {
      if (!question) continue;
      const count = times.get(question) ?? 0;
      times.set(question, count + 1);
      // The same question asked again is another row.
      const key = `${count} ${question}`;
      const row = rows.get(key) ?? {question, replies: chats.map(() => undefined)};
      row.replies[column] = reply;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}
