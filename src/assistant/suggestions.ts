import type {Section} from './engine';
import {stems} from './words';

/** Questions that people ask, by the page that answers them, and by topic: what follows a question is often asked after it. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/docs/installation': [
    'How do I install it in React?',
    'How big is it?',
    'Does it support TypeScript?',
  ],
  '/examples/frameworks': ['Which frameworks are supported?'],
  '/docs/guides/performance': ['How do I load the chat lazily?'],
  '/docs/guides/server-rendering': ['What does "navigator is not defined" mean?'],
  '/docs/guides/backend': ['How do I connect my own server?'],
  '/docs/connect': [
    'What JSON does the chat send to my server?',
    'How do I send cookies with each request?',
    'How do I enable streaming?',
    'Does it support websockets?',
    'How do I cancel a request?',
  ],
  '/examples/servers': ['Is there an example for Express?'],
  '/docs/guides/api-keys': ['Is my API key safe?'],
  '/docs/guides/limits-and-moderation': ['How do I add rate limits?'],
  '/docs/directConnection/': ['Which providers are supported?'],
  '/docs/guides/openai-compatible': ['How do I use an OpenAI-compatible server?'],
  '/docs/guides/tool-calling': ['Can the AI call my functions?'],
  '/docs/webModel': ['Can I run a model in the browser?'],
  '/docs/interceptors': [
    'How do I change the request before it is sent?',
    'How do I load older messages?',
  ],
  '/docs/guides/state-and-history': [
    'Why does the chat clear itself?',
    'How do I keep conversations on my server?',
    'How do I switch between conversations?',
  ],
  '/docs/messages/': [
    'How do I show an intro message?',
    'How do I keep messages after a reload?',
    'How do I add avatars?',
    'How do I hide the loading bubble?',
  ],
  '/docs/messages/HTML': ['How do I add suggestion buttons?', 'How do users rate a reply?'],
  '/docs/guides/message-actions': ['How do I show timestamps?', 'How do I regenerate a reply?'],
  '/docs/messages/styles': ['How do I color the bubbles?'],
  '/docs/guides/styling-shadow-dom': ['Does it have a dark mode?'],
  '/docs/guides/troubleshooting': ['Why does CORS block my request?', 'Why has my CSS no effect?'],
  '/examples/Layout/fullScreen': ['How do I make the chat full screen?'],
  '/docs/guides/floating-button': ['How do I build a floating chat button?'],
  '/docs/methods': [
    'How do I change the placeholder?',
    'How do I send a message from code?',
    'How do I clear the messages?',
  ],
  '/docs/styles/': ['How do I set the height of the chat?', 'Is there a character limit?'],
  '/docs/styles/buttons': ['How do I add a button?'],
  '/docs/files': [
    'Can users upload files?',
    'How do I limit the file size?',
    'Can I take a photo with the camera?',
  ],
  '/docs/speech': ['Does it support voice input?', 'Can it read the replies aloud?'],
  '/docs/events': ['What events are there?'],
  '/docs/introPanel': ['How do I show a welcome panel?'],
  '/examples/externalModules': ['How do I show formulas?'],
  '/docs/guides/accessibility': ['Is it accessible?'],
  '/docs/guides/languages': ['How do I change the language?'],
  '/docs/guides/migration': ['How do I upgrade from an older version?'],
  '/docs/introduction': ['Is it free?'],
};

type Suggestion = readonly [question: string, page: string];

/** The questions with their pages. A test asks every one. */
export const suggestions: readonly Suggestion[] = Object.entries(QUESTIONS).flatMap(
  ([page, questions]) => questions.map((question) => [question, page] as const),
);

/** The questions that the chat opens with on a page without its own. */
export const openers: readonly string[] = [
  'How do I install it in React?',
  'How do I connect my own server?',
  'Is my API key safe?',
];

/** Number of suggestions after an answer, and of one page. */
const AFTER = 3;
const OF_PAGE = 2;
/** Number of the found sections that an answer cites. */
const CITED = 3;

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
 * Up to three questions that people ask next: the last ones that the found pages answer, as the
 * chat opens with the first ones, then those that are asked beside them.
 *
 * @param sections sources of the last answer, best first.
 * @param asked the questions so far, as written.
 */
export function followUps(
  sections: readonly Section[],
  asked: readonly string[],
): readonly string[] {
  const said = asked.map(stems);
  const isNew = ([question]: Suggestion) =>
    !said.some((words) => stems(question).every((word) => words.includes(word)));
  const pages = [...new Set(sections.slice(0, CITED).map(({url}) => pageOf(url)))];
  const own = pages.map((page) => suggestions.filter(isOn(page)));
  const ofPages = own.flatMap((some) => some.filter(isNew).slice(-OF_PAGE));
  // Nothing found: what people ask first.
  const last = own.flat().at(-1);
  const at = last ? suggestions.indexOf(last) + 1 : 0;
  const beside = [...suggestions.slice(at), ...suggestions.slice(0, at)];
  const next = [...ofPages, ...beside].filter(isNew).map(([question]) => question);
  return [...new Set(next)].slice(0, AFTER);
}
