import {words} from '../search/tokenize';
import {stems} from './words';

/** Something about the component as a whole that a visitor asks first and that stands in no single section. */
export interface Fact {
  /** Words of which a question about it has at least one. */
  readonly asked: string;
  /** What may stand beside them; a question with any other word is about something else. */
  readonly beside?: string;
  /** Whether a question that has only small words is about it. */
  readonly isAboutAll?: boolean;
  readonly text: string;
  /** Page and part of the docs that say more; the label as a link shows it. */
  readonly source: {readonly label: string; readonly url: string};
}

/** License and version as `node_modules/deep-chat/package.json` has them; a test compares. */
export const PACKAGE = {version: '2.4.2', license: 'MIT'};
/** Size of the file for the CDN in kB, as it is and with gzip; a test measures it. */
export const SIZE = {raw: 404, gzip: 111};

/** What the chat knows without looking it up. */
export const facts: readonly Fact[] = [
  {
    asked: '',
    isAboutAll: true,
    text: 'Deep Chat is a web component: one element, <deep-chat>, that puts a chat on your page. It draws the messages, the input and the files, and sends each message to your server, to an AI provider, to a model in the browser or to a function.',
    source: {label: 'Introduction: What it is', url: '/docs/introduction#what-it-is'},
  },
  {
    asked:
      'free charge cost price pricing pay paid payment money expensive subscription commercial commercially license licence licensed MIT source sourced',
    beside: 'much open code project projects',
    text: `Yes, it is free and open source, for commercial use too: the ${PACKAGE.license} license covers the component with all of its features. If a provider answers, the provider bills you for its models.`,
    source: {label: 'Introduction: License and source', url: '/docs/introduction#open-source'},
  },
  {
    asked: 'big size heavy weight weigh lightweight kb kilobyte kilobytes bundle gzip',
    beside: 'large small file download javascript package much',
    text: `The complete component is one file of ${SIZE.raw} kB, of which ${SIZE.gzip} kB are transferred with gzip. All providers are in it, and it can be loaded when the chat is opened.`,
    source: {label: 'Installation: File size', url: '/docs/installation#file-size'},
  },
  {
    asked: 'version',
    beside: 'current latest newest release describe documented number',
    text: `These pages describe version ${PACKAGE.version}, on which every example was tried.`,
    source: {label: 'Introduction: What it is', url: '/docs/introduction#what-it-is'},
  },
];

const known = facts.map((fact) => ({
  fact,
  asked: new Set(stems(fact.asked)),
  beside: new Set(stems(fact.beside ?? '')),
}));

/** Ways of saying "what is it?" have one of these, so that a greeting is no question. */
const ABOUT = /\bwhat\b|\bwho\b|\bwhy\b|\bdeep[\s-]?chat\b|\bexplain\b|\babout\b/i;

/** The fact that a question asks for and nothing else. */
export function factFor(question: string): Fact | undefined {
  const asked = stems(question);
  const [first] = asked;
  if (first === undefined)
    return words(question).length > 1 && ABOUT.test(question)
      ? facts.find(({isAboutAll}) => isAboutAll)
      : undefined;
  return known.find(
    (one) =>
      asked.some((word) => one.asked.has(word)) &&
      asked.every((word) => one.asked.has(word) || one.beside.has(word)),
  )?.fact;
}
