/** One event of a streamed response. */
export interface StreamEvent {
  /** When it arrived, in ms after the request. */
  readonly at: number;
  readonly text: string;
}

/** A request with the response to it, as the network panel shows them. */
export interface DemoExchange {
  readonly request: string;
  readonly events: readonly StreamEvent[];
  /** How long it took, in ms; left out while events still arrive. */
  readonly ms?: number;
  /** Whether it was there before the visitor sent anything. */
  readonly isExample?: boolean;
}

/** Milliseconds between two events of the played server. */
export const PACE = 130;

/** Words as a server streams them: each with its space, so that they can be joined. */
export const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? [];

const QUESTION = 'What does a stream look like?';
/** Reply of the example. */
export const REPLY = 'Each word is one event. The chat shows it as soon as it arrives.';

/** The conversation that the chat begins with, as the panel shows it. */
export const EXAMPLE: DemoExchange = {
  request: JSON.stringify({messages: [{role: 'user', text: QUESTION}]}, null, 2),
  events: wordsOf(REPLY).map((text, index) => ({at: 40 + index * PACE, text})),
  ms: 40 + wordsOf(REPLY).length * PACE,
  isExample: true,
};

/** The same conversation as the chat shows it. */
export const HISTORY = [
  {role: 'user', text: 'Where do your replies come from?'},
  {role: 'ai', text: 'A server streams them. Watch its requests in the panel.'},
  {role: 'user', text: QUESTION},
  {role: 'ai', text: REPLY},
];

/** What the panel says about the state of an exchange. */
export function stateOf({events, ms, isExample}: DemoExchange): string {
  if (ms === undefined) return 'Receiving events';
  const count = `${events.length} events in ${(ms / 1000).toFixed(1)} s`;
  return isExample ? `Example: ${count}` : count;
}
