import {DEEP_CHAT_VERSION} from '../config/version';
import {stems} from './words';

/** Something about the component as a whole that a visitor asks first and that stands in no single section. */
export interface Fact {
  /** Words of which a question about it has at least one. */
  readonly asked: string;
  /** What may stand beside them; a question with any other word is about something else. */
  readonly beside?: string;
  /** How a question is put that has only small words and is about it. */
  readonly isSaidSo?: RegExp;
  readonly text: string;
  /** Page and part of the docs that say more; the label as a link shows it. */
  readonly source: {readonly label: string; readonly url: string};
}

/** License and version as `node_modules/deep-chat/package.json` has them; a test compares. */
export const PACKAGE = {version: DEEP_CHAT_VERSION, license: 'MIT'};
/** Size of the file for the CDN in kB, as it is and with gzip; a test measures it. */
export const SIZE = {raw: 404, gzip: 111};

/** Ways of saying "what is it?" have one of these. */
const ABOUT = /\bwhat\b|\bwho\b|\bwhy\b|\bdeep[\s-]?chat\b|\bexplain\b|\babout\b/i;
const GREETING = /\b(hello|hey|hi|help)\b/i;
const THANKS = /\bthank(s| you)\b/i;

/** Names that stand beside "work with", and do not make a question about something else. */
const SERVICES = 'chatgpt gpt openai claude gemini copilot intercom';

/** What the chat knows without looking it up. */
export const facts: readonly Fact[] = [
  {
    asked: '',
    isSaidSo: ABOUT,
    text: 'Deep Chat is a web component: one element, <deep-chat>, that puts a chat on your page. It draws the messages, the input and the files, and sends each message to your server, to an AI provider, to a model in the browser or to a function.',
    source: {label: 'Introduction: What it is', url: '/docs/introduction#what-it-is'},
  },
  {
    asked: 'morning afternoon evening hallo hola bonjour ciao',
    beside: 'good day nice',
    isSaidSo: GREETING,
    text: 'Hello! I answer questions about Deep Chat from these docs: how to install it, connect it to a server or a provider, give it your look, or use files and speech. A few words are enough.',
    source: {label: 'Introduction', url: '/docs/introduction'},
  },
  {
    asked: 'bye goodbye',
    isSaidSo: THANKS,
    text: 'You are welcome. Ask on whenever something is unclear; the search knows every page too.',
    source: {label: 'Search', url: '/search'},
  },
  {
    asked: 'start started begin beginning beginner tutorial quickstart onboarding',
    beside: 'first getting step steps quick guide where',
    text: 'Install one package, place one element, and name what answers. The start path goes through it step by step, with complete code for your framework.',
    source: {label: 'Start', url: '/start'},
  },
  {
    asked: 'playground',
    beside: 'there try online open live sandbox',
    text: 'In the playground you set up chats side by side, with any provider and every setting, see their requests without a key, and take the code with you.',
    source: {label: 'Playground', url: '/playground'},
  },
  {
    asked:
      'difference differ different alternative alternatives compare compared comparison versus vs',
    beside: `${SERVICES} model service widget own instead`,
    text: 'Deep Chat is the chat in your page and not a model: it has no answers of its own. They come from the service that you name, such as your server, OpenAI or Claude, or a model in the browser.',
    source: {label: 'Introduction: What it connects to', url: '/docs/introduction#connections'},
  },
  {
    asked: 'hide hidden hiding expose exposed exposing leak leaked steal stolen protect protected',
    beside:
      'key keys api token tokens secret secrets safe browser client frontend public production visible readable',
    text: 'Keep the key on your server: name a route of your own in connect.url, which adds the key and passes the request on to the provider. Every visitor can read a key that stands in directConnection, in the code and in the network panel.',
    source: {label: 'Keep API keys safe', url: '/docs/guides/api-keys'},
  },
  {
    asked: 'color colors colour colours theme themes theming look looks brand branding',
    beside: 'set own custom customize customise different match pick choose adapt css',
    text: 'Every part has a style property that takes CSS as an object: style for the box, messageStyles for bubbles, textInput for the text field, submitButtonStyles for the button. CSS rules of your own go into auxiliaryStyle.',
    source: {label: 'Styles', url: '/docs/styles/'},
  },
  {
    asked: 'privacy private gdpr data telemetry track tracks tracking analytics cookie cookies spy',
    beside:
      'sent send sends anywhere collect collects collected store stored personal third party parties leave leaves',
    text: 'A message goes only to the service that you connect: your server, a provider, or nobody when a function or a model in the browser answers. Beside that the component asks Google Fonts for one style sheet, unless the style of the element names a font.',
    source: {label: 'Content security policy', url: '/docs/guides/csp'},
  },
  {
    asked:
      'mobile phone phones smartphone smartphones tablet ios iphone ipad android native responsive cordova capacitor ionic flutter webview',
    beside: 'app apps device devices screen screens small react page website layout',
    text: 'It is a part of a web page, so it runs where a browser runs: on phones too, and in the web view of an app. It takes the width and height that you give the element, and can fill the screen.',
    source: {label: 'Full screen', url: '/examples/Layout/fullScreen'},
  },
  {
    asked:
      'made make maker author authors creator creators maintain maintained maintainer maintainers company team owner behind contribute contributor contributors',
    beside: 'still actively open source project',
    text: 'Deep Chat is an open-source project. Its source code, its releases and the people who make it are on GitHub, which the end of every page links to.',
    source: {label: 'Introduction: License and source', url: '/docs/introduction#open-source'},
  },
  {
    asked: 'model models llm llms',
    beside: 'ai language large available choose pick gpt list possible other latest new',
    text: 'Those of 22 providers: name the provider in directConnection and its model in the settings. Any other through your own server, and small ones run in the browser.',
    source: {label: 'Direct connection', url: '/docs/directConnection/'},
  },
  {
    asked:
      'translate translated translation translations i18n internationalization internationalisation localize localization localisation locale',
    beside: 'ui interface text texts label labels language languages',
    text: 'The chat has few words of its own, and you set them: the placeholder, the tooltips of buttons, the texts of errors and of the scroll button. What is written in messages can be in any language.',
    source: {label: 'Messages: errorMessages', url: '/docs/messages/#errorMessages'},
  },
  {
    asked:
      'free charge cost price pricing pay paid payment money expensive subscription commercial commercially license licence licensed MIT source sourced',
    beside: 'much open code project projects trial tier plan',
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
    asked: 'version changelog release releases',
    beside: 'current new latest newest describe documented number',
    text: `These pages describe version ${PACKAGE.version}, on which every example was tried.`,
    source: {label: 'Introduction: What it is', url: '/docs/introduction#what-it-is'},
  },
];

const known = facts.map((fact) => ({
  fact,
  asked: new Set(stems(fact.asked)),
  beside: new Set(stems(fact.beside ?? '')),
}));

/** The fact that a question asks for and nothing else. */
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

/** Ways of asking for something that the component is put into, or put beside. */
const WORKS_WITH =
  /\b(works?|runs?|compatible|integrates?|integration|use (it|this|deep ?chat)|put it|embed( it)?|add it|connect( it)?)\b.{0,20}\b(with|in|into|on|inside|to)\b/i;

/** What is true for everything that a question of this kind can name, where the docs have nothing about it. */
export function fallbackFor(question: string): Pick<Fact, 'text' | 'source'> | undefined {
  if (!WORKS_WITH.test(question)) return undefined;
  return {
    text: 'These docs do not name that. Deep Chat is a web component: it runs in every page of a current browser, with a framework or without one. And every server can answer it that takes a POST request and sends JSON.',
    source: {label: 'Frameworks', url: '/examples/frameworks'},
  };
}
