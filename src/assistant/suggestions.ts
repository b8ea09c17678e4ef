import type {Section} from './engine';

type Suggestion = readonly [question: string, page: string];

/**
 * Questions that people ask, and the pages that answer them, by topic: what follows a question is often asked after
 * it. A test asks every one.
 */
export const suggestions: readonly Suggestion[] = [
  ['How do I install it in React?', '/docs/installation'],
  ['How big is it?', '/docs/installation'],
  ['Does it support TypeScript?', '/docs/installation'],
  ['Which frameworks are supported?', '/examples/frameworks'],
  ['How do I load the chat when it comes into view?', '/docs/guides/performance'],
  ['What does "navigator is not defined" mean?', '/docs/guides/server-rendering'],
  ['How do I connect my own server?', '/docs/guides/backend'],
  ['What JSON does the chat send to my server?', '/docs/connect'],
  ['How do I send cookies with each request?', '/docs/connect'],
  ['How do I enable streaming?', '/docs/connect'],
  ['Does it support websockets?', '/docs/connect'],
  ['How do I cancel a request that takes too long?', '/docs/connect'],
  ['What happens with CORS errors?', '/examples/servers'],
  ['Do you have an example for Express?', '/examples/servers'],
  ['Is my API key safe?', '/docs/guides/api-keys'],
  ['How do I add rate limits?', '/docs/guides/limits-and-moderation'],
  ['Which providers are supported?', '/docs/directConnection/'],
  ['How do I use an OpenAI-compatible server?', '/docs/guides/openai-compatible'],
  ['Can the AI call my functions?', '/docs/guides/tool-calling'],
  ['Can I run a model in the browser?', '/docs/webModel'],
  ['How do I change the request before it is sent?', '/docs/interceptors'],
  ['How do I load older messages?', '/docs/interceptors'],
  ['Why does the chat clear itself?', '/docs/guides/state-and-history'],
  ['How do I keep messages after a reload?', '/docs/guides/state-and-history'],
  ['How do I switch between conversations?', '/docs/guides/state-and-history'],
  ['How do I show an intro message?', '/docs/messages/'],
  ['How do I add avatars?', '/docs/messages/'],
  ['How do I hide the loading bubble?', '/docs/messages/'],
  ['How do I add suggestion buttons?', '/docs/messages/HTML'],
  ['How do I let users rate a reply?', '/docs/messages/HTML'],
  ['How do I show timestamps?', '/docs/guides/message-actions'],
  ['How do I regenerate a reply?', '/docs/guides/message-actions'],
  ['How do I color the bubbles?', '/docs/messages/styles'],
  ['Does it have a dark mode?', '/docs/guides/styling-shadow-dom'],
  ['Why has my CSS no effect?', '/docs/guides/troubleshooting'],
  ['How do I set the height of the chat?', '/docs/guides/troubleshooting'],
  ['How do I make the chat full screen?', '/examples/Layout/fullScreen'],
  ['How do I add a floating button?', '/docs/guides/floating-button'],
  ['How do I change the placeholder?', '/docs/methods'],
  ['How do I limit how many characters can be typed?', '/docs/styles/'],
  ['How do I add a button?', '/docs/styles/buttons'],
  ['Can users upload files?', '/docs/files'],
  ['How do I limit the file size?', '/docs/files'],
  ['Can I take a photo with the camera?', '/docs/files'],
  ['Does it support voice input?', '/docs/speech'],
  ['Can it read the replies aloud?', '/docs/speech'],
  ['How do I send a message from code?', '/docs/methods'],
  ['How do I clear the messages?', '/docs/methods'],
  ['How do I update a message?', '/docs/methods'],
  ['What events are there?', '/docs/events'],
  ['How do I show a welcome panel?', '/docs/introPanel'],
  ['How do I show formulas?', '/examples/externalModules'],
  ['Is it accessible?', '/docs/guides/accessibility'],
  ['How do I change the language?', '/docs/guides/languages'],
  ['How do I upgrade from an older version?', '/docs/guides/migration'],
  ['Is it free?', '/docs/introduction'],
];

/** The questions that the chat opens with on a page without its own. */
export const openers: readonly string[] = [
  'How do I install it in React?',
  'How do I connect my own server?',
  'Is my API key safe?',
];

/** Number of suggestions after an answer, and of one page. */
const AFTER = 3;
const OF_PAGE = 2;

const pageOf = (url: string) => url.replace(/#.*/, '').replace(/(.)\/$/, '$1');

const isOn =
  (page: string) =>
  ([, own]: Suggestion) =>
    page.endsWith(pageOf(own));

/** The questions that the chat opens with on the page with this path. */
export function openersOn(path: string): readonly string[] {
  const own = suggestions.filter(isOn(pageOf(path))).map(([question]) => question);
  return [...new Set([...own, ...openers])].slice(0, AFTER);
}

/**
 * Up to three questions that people ask next: those that the found pages answer, then those that are asked beside them.
 *
 * @param sections sources of the last answer, best first.
 * @param asked the questions so far, as written.
 */
export function followUps(
  sections: readonly Section[],
  asked: readonly string[],
): readonly string[] {
  const said = new Set(asked.map((question) => question.trim().toLowerCase()));
  const isNew = ([question]: Suggestion) => !said.has(question.toLowerCase());
  const pages = [...new Set(sections.map(({url}) => pageOf(url)))];
  const ofPages = pages.flatMap((page) =>
    suggestions.filter((one) => isOn(page)(one) && isNew(one)).slice(0, OF_PAGE),
  );
  // Nothing found: what people ask first.
  const last = ofPages.at(-1);
  const at = last ? suggestions.indexOf(last) + 1 : 0;
  const beside = [...suggestions.slice(at), ...suggestions.slice(0, at)];
  const next = [...ofPages, ...beside].filter(isNew).map(([question]) => question);
  return [...new Set(next)].slice(0, AFTER);
}
