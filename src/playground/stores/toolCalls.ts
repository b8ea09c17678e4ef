import type {FunctionCall} from '../model/elementProps';
import {answerOf} from '../model/tools';
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
  /** Absent while the call waits for the user. */
  readonly answer?: string;
  readonly by?: 'hand' | 'fixed';
}

type Calls = Readonly<Record<string, readonly ToolCall[]>>;

const EMPTY: readonly ToolCall[] = [];
const MAX_CALLS = 20;

const calls = createStore<Calls>(() => ({}));
/** What hands an answer to the chat, by the number of the call. */
const waiting = new Map<number, (answer: string) => void>();
let count = 0;

export function useToolCalls(chat: string): readonly ToolCall[] {
  return useStore(calls, (all) => all[chat] ?? EMPTY);
}

function edit(chat: string, change: (all: readonly ToolCall[]) => readonly ToolCall[]): void {
  calls.setState({[chat]: change(calls.getState()[chat] ?? EMPTY)});
}

/** Adds a call. One that waits is never dropped: the chat would wait with it. */
function addCall(chat: string, call: ToolCall): void {
  edit(chat, (all) => {
    const extra = Math.max(0, all.length + 1 - MAX_CALLS);
    return [...all, call].filter(({answer}, index) => index >= extra || answer === undefined);
  });
}

export function answerCall(
  chat: string,
  id: number,
  given: string,
  by: NonNullable<ToolCall['by']>,
): void {
  const answer = String(masked(given, secretsNow()));
  edit(chat, (all) => all.map((call) => (call.id === id ? {...call, answer, by} : call)));
  waiting.get(id)?.(given);
  waiting.delete(id);
}

/** Answers the calls of a model: with the fixed answer of each function, or when the user has written one. */
export function answerCalls(
  chat: string,
  answers: ToolAnswers,
  given: readonly FunctionCall[],
): Promise<readonly {response: string}[]> {
  const answer = ({name, arguments: text}: FunctionCall) =>
    new Promise<{response: string}>((resolve) => {
      const id = ++count;
      waiting.set(id, (response) => resolve({response}));
      const shown = String(masked(text, secretsNow()));
      addCall(chat, {id, name, arguments: shown});
      const fixed = answerOf(answers, name);
      if (fixed !== undefined) answerCall(chat, id, fixed, 'fixed');
    });
  return Promise.all(given.map(answer));
}
