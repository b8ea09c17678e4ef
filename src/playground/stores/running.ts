import type {ChatCode} from '../model/chatCode';
import type {CodePlace} from '../code/compose';
import {Store, useStore} from './store';

/** What is wrong with a chat's code, and where if that is known. */
export interface CodeProblem {
  readonly message: string;
  readonly place?: CodePlace;
}

/** Code of a chat that the person has started. It is the text at that time, even if the chat's code has changed since. */
export interface Run {
  /** Another number is another frame. */
  readonly number: number;
  readonly code: ChatCode;
  /** Origins that the person lets it ask. */
  readonly hosts: readonly string[];
}

interface State {
  readonly run?: Run;
  readonly problem?: CodeProblem;
}

const NONE: Readonly<Record<string, State>> = {};
const IDLE: State = {};

/** In memory only: after a reload nothing runs before the person says so again. */
const states = new Store(NONE);
let count = 0;

function set(chat: string, state: State): void {
  states.set({...states.get(), [chat]: state});
}

/** Whether the code of a chat runs, and what went wrong. */
export function useRunning(chat: string): State {
  return useStore(states, NONE)[chat] ?? IDLE;
}

/** Starts the code of a chat, after the person has seen it and said so. */
export function startCode(chat: string, code: ChatCode, hosts: readonly string[]): void {
  set(chat, {run: {number: ++count, code, hosts}});
}

/** Stops the code of a chat. */
export function stopCode(chat: string, problem?: CodeProblem): void {
  set(chat, problem ? {problem} : {});
}

/** Notes what went wrong while the code of a chat ran. */
export function noteProblem(chat: string, problem: CodeProblem): void {
  set(chat, {...states.get()[chat], problem});
}
