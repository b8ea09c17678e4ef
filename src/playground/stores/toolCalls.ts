import type {FunctionCall} from '../model/elementProps';
import {masked} from '../../providers/exchange';
import type {ToolAnswers} from '../schema';
import {secretsNow} from './keys';
import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';

/** A model's call of a function and what became of it. */
export interface ToolCall {
  readonly id: number;
  readonly name: string;
  /** JSON, secrets masked. */
  readonly arguments: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `waiting` for the user, or answered. */
  readonly state: 'waiting' | 'answered';
  readonly answer?: string;
  readonly by?: 'hand' | 'fixed';
}

type Calls = Readonly<Record<string, readonly ToolCall[]>>;

const EMPTY: readonly ToolCall[] = [];
/** Calls kept for each chat. */
const MAX_CALLS = 20;

const calls = createStore<Calls>(() => ({}));
/** What hands an answer to the chat, by the number of the call. */
const waiting = new Map<number, (answer: string) => void>();
let count = 0;

/** The calls of one chat, the newest last. */
export function useToolCalls(chat: string): readonly ToolCall[] {
  return useStore(calls, (all) => all[chat] ?? EMPTY);
}

/** Notes a call. */
function noteCall(chat: string, call: FunctionCall): number {
  const id = ++count;
  const entry: ToolCall = {
    id,
    name: call.name,
    arguments: String(masked(call.arguments, secretsNow())),
    at: Date.now(),
    state: 'waiting',
  };
  const kept = [...(calls.getState()[chat] ?? EMPTY), entry];
  // One that waits is never dropped: the chat would wait with it.
  const extra = Math.max(0, kept.length - MAX_CALLS);
  const left = kept.filter(({state}, index) => index >= extra || state !== 'answered');
  calls.setState({[chat]: left});
  return id;
}

function changeCall(chat: string, id: number, changes: Partial<ToolCall>): void {
  const all = calls.getState()[chat] ?? EMPTY;
  calls.setState({
    [chat]: all.map((call) => (call.id === id ? {...call, ...changes} : call)),
  });
}

/** Waits for the answer to a call. */
function answerTo(id: number): Promise<string> {
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** Hands an answer to the chat that waits for it. */
export function answerCall(
  chat: string,
  id: number,
  answer: string,
  by: NonNullable<ToolCall['by']>,
): void {
  changeCall(chat, id, {state: 'answered', answer: String(masked(answer, secretsNow())), by});
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

/** Answers the calls of a model: with the fixed answer of each function, or when the user has written one. */
export function answerCalls(
  chat: string,
  answers: ToolAnswers,
  calls: readonly FunctionCall[],
): Promise<readonly {response: string}[]> {
  return Promise.all(
    calls.map(async (call) => {
      const id = noteCall(chat, call);
      const response = answerTo(id);
      const fixed = Object.hasOwn(answers, call.name) ? answers[call.name] : undefined;
      if (fixed) answerCall(chat, id, fixed.text, 'fixed');
      return {response: await response};
    }),
  );
}
