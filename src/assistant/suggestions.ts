/** A question that the chat of the home page offers, and the page that answers it; a test asks them all. */
export interface Suggestion {
  readonly question: string;
  readonly page: string;
}

/** In the order in which visitors come to them; the first ones are offered when the chat opens. */
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

/** How many are offered when the chat opens, and after each answer. */
const AT_FIRST = 3;
const AFTER = 2;

/** The questions that the chat opens with. */
export const openers: readonly string[] = suggestions
  .slice(0, AT_FIRST)
  .map(({question}) => question);

/**
 * The questions to go on with after an answer: those that come next and are about another page.
 *
 * @param page path of the page that the answer named first, without the base path and a fragment; none when
 * there was no answer.
 * @param asked the questions so far, as they were written.
 */
export function followUps(page: string | undefined, asked: readonly string[]): readonly string[] {
  const at = suggestions.findIndex((one) => one.page === page);
  const inTurn = [...suggestions.slice(at + 1), ...suggestions.slice(0, at + 1)];
  const said = new Set(asked.map((question) => question.trim().toLowerCase()));
  return inTurn
    .filter((one) => one.page !== page && !said.has(one.question.toLowerCase()))
    .slice(0, AFTER)
    .map(({question}) => question);
}
