import {DEEP_CHAT_VERSION} from '../config/version';
import {stems} from './words';

/** Something about the whole component that people ask first and that no single section answers. */
export interface Fact {
  /** Words of which a question about this fact has at least one, each without other endings of it. */
  readonly asked: string;
  /** Other words that such a question may have. A question with any further word is about something else. */
  readonly beside?: string;
  /** Matches questions about this fact that have only small words. */
  readonly isSaidSo?: RegExp;
  readonly text: string;
  /** Page and section of the docs with more about it, and the link's label. */
  readonly source: {readonly label: string; readonly url: string};
}

/** License and version; a test compares them with `node_modules/deep-chat/package.json`. */
export const PACKAGE = {version: DEEP_CHAT_VERSION, license: 'MIT'};
/** Size of the CDN file in kB, raw and with gzip; a test measures it. */
export const SIZE = {raw: 404, gzip: 111};

/** Questions that mean "what is it?" have one of these. */
const ABOUT = /\bwhat\b|\bwho\b|\bwhy\b|\bdeep[\s-]?chat\b|\bexplain\b|\babout\b/i;
const GREETING = /\b(hello|hey|hi|help)\b/i;
const THANKS = /\bthank(s| you)\b/i;

/** Products that a comparison may name without becoming a question about something else. */
const SERVICES = 'chatgpt gpt openai claude gemini copilot intercom';

/** Facts that the assistant gives without a search. */
export const facts: readonly Fact[] = [
  {
    asked: '',
    isSaidSo: ABOUT,
    text: 'Deep Chat is a web component: one element, `<deep-chat>`, that puts a chat on your page. It shows the messages, the input and the files, and sends each message to your server, an AI provider, a model in the browser, or a function.',
    source: {label: 'Introduction: What it is', url: '/docs/introduction#what-it-is'},
  },
  {
    asked: 'morning afternoon hallo hola bonjour ciao',
    beside: 'good day nice',
    isSaidSo: GREETING,
    text: 'Hello! I answer questions about Deep Chat from these docs: how to install it, connect it to a server or a provider, style it, or use files and speech. A few words are enough.',
    source: {label: 'Introduction', url: '/docs/introduction'},
  },
  {
    asked: 'bye goodbye',
    isSaidSo: THANKS,
    text: "You're welcome. Ask again whenever something is unclear, or search all pages.",
    source: {label: 'Search', url: '/search'},
  },
  {
    asked: 'difference differ different alternative compare comparison versus vs',
    beside: `${SERVICES} model service widget own`,
    text: 'Deep Chat is the chat on your page, not a model. Replies come from your server, a provider such as OpenAI or Claude, or a model in the browser.',
    source: {label: 'Introduction: What it connects to', url: '/docs/introduction#connections'},
  },
  {
    asked: 'privacy private gdpr data telemetry track spy',
    beside: 'cookie cookies sent send anywhere collect store personal third party leave',
    text: "Messages go only to the server or provider that you connect. A function or a model in the browser sends nothing. The component also requests one style sheet from Google Fonts, unless the element's `style` sets a font.",
    source: {label: 'Content security policy', url: '/docs/guides/csp'},
  },
  {
    asked: 'hide hidden expose steal protect safe secure secret private',
    beside: 'keep key api token browser client frontend public production visible readable',
    text: 'Keep the key on your server: point `connect.url` to your own route, which adds the key and forwards the request to the provider. Every user can read a key in `directConnection`, in the code and in the network panel.',
    source: {label: 'Keep API keys safe', url: '/docs/guides/api-keys'},
  },
  {
    asked: 'without no',
    beside: `${SERVICES} backend server code own directly browser connect key`,
    text: 'Yes: `directConnection` calls the provider from the page, with your key in it. Every visitor can read that key, so use it for prototypes and internal tools. A public page needs a small server that keeps the key.',
    source: {label: 'Direct connection', url: '/docs/directConnection/'},
  },
  {
    asked: 'offline',
    beside: 'internet network connection local run page',
    text: 'The chat itself needs no network once its file is loaded. Its replies come without a network from your own function or from a model in the browser.',
    source: {label: 'Web model', url: '/docs/webModel'},
  },
  {
    asked:
      'mobile phone smartphone tablet ios iphone ipad android native responsive cordova capacitor ionic flutter webview',
    beside: 'device screen small react page layout',
    text: "It's part of a web page, so it works on phones and in an app's web view too. It takes the width and height you give the element, and it can fill the screen.",
    source: {label: 'Full screen', url: '/examples/Layout/fullScreen'},
  },
  {
    asked:
      'made maker author creator maintain maintainer company team owner behind contribute contributor',
    beside: 'actively open source',
    text: 'Deep Chat is an open-source project. Its source code, releases and maintainers are on GitHub; the footer of every page links to it.',
    source: {label: 'Introduction: License and source', url: '/docs/introduction#open-source'},
  },
  {
    asked:
      'free charge cost price pay paid payment money expensive subscription commercial license licence MIT source',
    beside: 'open code trial tier plan',
    text: `Yes, it's free and open source, for commercial use too: the ${PACKAGE.license} license covers the component and all its features. If you connect a provider, the provider bills you for its models.`,
    source: {label: 'Introduction: License and source', url: '/docs/introduction#open-source'},
  },
  {
    asked: 'big heavy weight weigh lightweight kb kilobyte bundle gzip',
    beside: 'size large small file download javascript package',
    text: `The complete component is one ${SIZE.raw} kB file, ${SIZE.gzip} kB with gzip. It includes all providers, and you can load it when the chat opens.`,
    source: {label: 'Installation: File size', url: '/docs/installation#file-size'},
  },
  {
    asked: 'version changelog release',
    beside: 'current new latest newest describe documented number',
    text: `These pages describe version ${PACKAGE.version}, and every example was tested with it.`,
    source: {label: 'Introduction: What it is', url: '/docs/introduction#what-it-is'},
  },
];

const known = facts.map((fact) => ({
  fact,
  asked: new Set(stems(fact.asked)),
  beside: new Set(stems(fact.beside ?? '')),
}));

/** The fact that a question asks for, if it asks for nothing else. */
export function factFor(question: string): Fact | undefined {
  const asked = stems(question);
  const [first] = asked;
  if (first === undefined) return facts.find(({isSaidSo}) => isSaidSo?.test(question));
  return known.find(
    (one) =>
      asked.some((word) => one.asked.has(word)) &&
      asked.every((word) => one.asked.has(word) || one.beside.has(word)),
  )?.fact;
}
