import {cite, withSources} from './cite.js';
import {isFound, retrieve} from './docs.js';
import {prompt} from './prompt.js';
import {quote} from './quote.js';
import {NOT_IN_DOCS, refusalText} from './refusal.js';

/** What your docs are about, and the most characters that your model may get: 6,000 tokens. */
const SETTINGS = {about: 'Example Cloud', limit: 24_000};
/** What users can do when the docs have no answer. */
const WAYS_OUT = [{label: 'write to our team', url: '/contact'}];

/** Earlier messages as a model reads them. Numbers of earlier sections mean nothing now. */
const historyOf = (messages) =>
  messages.map(({role, text}) => ({
    role: role === 'user' ? 'user' : 'assistant',
    content: text.replace(/ ?\[\d+\]\([^)]*\)/g, ''),
  }));

/**
 * Answers the last message of a chat.
 *
 * @param index - What `loadIndex` returned.
 * @param {readonly {readonly role: string, readonly text: string}[]} messages - Newest last.
 * @param {(messages: readonly object[]) => Promise<string>} [model] - Gets the prompt and returns text. Without
 *   one the best section is quoted.
 */
export async function answer(index, messages, model) {
  const {text: question} = messages.at(-1);
  const sections = retrieve(index, question);
  if (!isFound(sections)) return refusalText(sections, WAYS_OUT);
  if (!model) return cite(quote(sections[0]), sections).markdown;
  const reply = await model(prompt(question, historyOf(messages.slice(0, -1)), sections, SETTINGS));
  if (reply.includes(NOT_IN_DOCS)) return refusalText(sections, WAYS_OUT);
  return withSources(reply, sections);
}
