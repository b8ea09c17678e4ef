/** A part of a page that can answer a question: what an engine is given, and what an answer cites. */
export interface Section {
  /** Title of the page, and of the heading when the section is under one. */
  readonly title: string;
  /** Address with the base path and the heading's id. */
  readonly url: string;
  readonly text: string;
  /** The same with its code, where there is some. */
  readonly markdown?: string;
}

/** One message of the conversation that an engine reads. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Names of the engines, as they are remembered. */
export type EngineId = 'docs' | 'builtIn' | 'provider';

/** Something that answers questions. */
export interface Engine {
  /**
   * Most characters that the messages may have. Without a number the engine is no model: its last message is
   * the question as it was asked, and its text is Markdown of this site.
   */
  readonly limit?: number;
  /**
   * Answers the last message, in pieces.
   *
   * @throws AnswerError with a text for the reader when there is no answer, and an `AbortError` when the
   * signal was used.
   */
  answer(
    messages: readonly Message[],
    sections: readonly Section[],
    signal: AbortSignal,
  ): AsyncIterable<string>;
}

/** Why there is no answer, in words for the reader: what happened and what to do. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** The answer to a question that an engine would have sent, if it could: what it would have sent. */
export class NothingSent extends Error {
  override readonly name = 'NothingSent';
  constructor(
    /** Markdown of this site. */
    readonly markdown: string,
  ) {
    super('Nothing was sent.');
  }
}

/** A form that sets up an engine. */
export interface EngineFormProps {
  readonly onEngine: (engine: Engine | undefined) => void;
}
