import type {Message, Section} from './engine';
// Not from `shared`: only a model needs it.
import {prompt as promptFor} from '../../examples/_projects/ask-your-docs/src/prompt.js';

/** Where a question comes from. */
interface Asked {
  /** Path of the page that the reader was on. */
  readonly page: string;
  /** Framework that the reader chose for code, such as "Vue". */
  readonly framework: string;
  /** Most characters of all messages together. */
  readonly limit: number;
}

/**
 * The messages for a model: those of the example for one's own docs, with what is special here.
 *
 * @param history earlier messages, oldest first.
 * @param sections most fitting first; their numbers are the citations.
 */
export function prompt(
  question: string,
  history: readonly Message[],
  sections: readonly Section[],
  {page, framework, limit}: Asked,
): readonly Message[] {
  return promptFor(question, history, sections, {
    about: 'Deep Chat (the <deep-chat> web component)',
    limit,
    rules: [
      'Name only properties, methods and events that the sections name. Put names in backticks.',
      `Write code for ${framework}.`,
      `The question was asked on the page ${page}; "this page" and "this property" mean that page.`,
    ],
  });
}
