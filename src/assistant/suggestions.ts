import type {Section} from './engine';

/** A question that the assistant suggests, and the page that answers it. A test asks every one. */
export interface Suggestion {
  readonly question: string;
  readonly page: string;
}

/** Suggestions in the order in which people need them. The chat opens with the first ones. */
export const suggestions: readonly Suggestion[] = [
  {question: 'How do I install it in React?', page: '/docs/installation'},
  {question: 'How do I connect my own server?', page: '/docs/connect'},
  {question: 'Is my API key safe?', page: '/docs/guides/api-keys'},
  {question: 'Which providers are there?', page: '/docs/directConnection/'},
  {question: 'How do I color the bubbles?', page: '/docs/messages/styles'},
  {question: 'Can users upload files?', page: '/docs/files'},
  {question: 'Does it support voice input?', page: '/docs/speech'},
  {question: 'Are conversations saved?', page: '/docs/messages/'},
  {question: 'How do I add a button?', page: '/docs/styles/buttons'},
  {question: 'Which frameworks are supported?', page: '/examples/frameworks'},
  {question: 'Is it accessible?', page: '/docs/guides/accessibility'},
  {question: 'How big is it?', page: '/docs/installation'},
  {question: 'Is it free?', page: '/docs/introduction'},
];

/** Number of suggestions when the chat opens, and after each answer. */
const AT_FIRST = 3;
const AFTER = 3;

/** The questions that the chat opens with. */
export const openers: readonly string[] = suggestions
  .slice(0, AT_FIRST)
  .map(({question}) => question);

/** First words of headings that name a task. */
const TASK =
  /^(?:add|ask|build|call|cancel|change|choose|connect|find|follow|hide|keep|limit|load|log|open|read|render|reply|report|send|set|show|stream|style|switch|use|write)\b/i;

/** The question that a section answers, from its title; undefined if the title is only a name. */
function questionOf({title, url}: Section): string | undefined {
  const [page = '', ...rest] = title.split(': ');
  const heading = (rest.join(': ') || page).replace(/^\d+\. /, '').replace(/`/g, '');
  if (TASK.test(heading)) return `How do I ${heading.charAt(0).toLowerCase()}${heading.slice(1)}?`;
  const fields = /^Fields of (\w+)$/.exec(heading)?.[1];
  if (fields) return `Which fields does ${fields} have?`;
  if (rest.length > 0 && /^[a-z]+[A-Z]\w*$/.test(heading)) return `What does ${heading} do?`;
  return rest.length === 0 && /\/directConnection\/\w/.test(url)
    ? `How do I connect to ${heading}?`
    : undefined;
}

const pageOf = (url: string) => url.replace(/#.*/, '');

/**
 * Up to three follow-up questions: first those that the other found sections answer, then the next suggestions
 * about other pages.
 *
 * @param sections sources of the last answer, best first.
 * @param asked the questions so far, as written.
 */
export function followUps(
  sections: readonly Section[],
  asked: readonly string[],
): readonly string[] {
  const [first, ...others] = sections;
  const page = first && pageOf(first.url);
  const at = suggestions.findIndex((one) => page?.endsWith(one.page));
  const inTurn = [...suggestions.slice(at + 1), ...suggestions.slice(0, at + 1)];
  const said = new Set(asked.map((question) => question.trim().toLowerCase()));
  const found = others.flatMap((section) => questionOf(section) ?? []);
  const next = inTurn.filter((one) => !page?.endsWith(one.page)).map(({question}) => question);
  return [...new Set([...found, ...next])]
    .filter((question) => !said.has(question.toLowerCase()))
    .slice(0, AFTER);
}
