import type {SiteLink} from '../site/sitemap';

/** One thing that the chat of the home page knows. */
export interface Answer {
  /** Words of a question, lower case; a word that ends with `*` stands for all that begin like it. */
  readonly words: readonly string[];
  /** Markdown. */
  readonly text: string;
  readonly pages: readonly SiteLink[];
}

/** Questions that the chat offers when it opens; each finds its answer below. */
export const suggestions: readonly string[] = [
  'How do I install it?',
  'Can it use my own server?',
  'Is my API key safe?',
];

/** Every answer of the chat on the home page. */
export const answers: readonly Answer[] = [
  {
    words: ['install*', 'npm', 'cdn', 'package', 'setup', 'begin', 'start'],
    text: 'Run `npm install deep-chat`, or `npm install deep-chat-react` for React and Next.js. A page without a build step loads the bundle from a CDN with a module script.',
    pages: [
      {label: 'Installation', to: '/docs/installation'},
      {label: 'Start', to: '/start'},
    ],
  },
  {
    words: ['server', 'backend', 'own', 'custom', 'endpoint', 'url', 'connect*', 'api'],
    text: 'Yes: set `connect` to `{url: "/api/chat"}`. The chat posts `{messages: [{role, text}]}` and expects `{text: "…"}` back.',
    pages: [
      {label: 'Connect', to: '/docs/connect'},
      {label: 'Servers', to: '/examples/servers'},
    ],
  },
  {
    words: ['key', 'keys', 'secret', 'safe', 'secur*', 'proxy', 'production'],
    text: 'A key in `directConnection` can be read by every visitor, so keep it for prototypes. In production the chat talks to your server, and the server holds the key.',
    pages: [
      {label: 'Direct connection', to: '/docs/directConnection'},
      {label: 'Servers', to: '/examples/servers'},
    ],
  },
  {
    words: [
      'provider*',
      'openai',
      'gpt*',
      'chatgpt',
      'claude',
      'gemini',
      'mistral',
      'deepseek',
      'groq',
      'ollama',
      'azure',
      'directconnection',
      'direct',
      'model',
      'models',
    ],
    text: 'There are 22 providers with a direct connection, among them OpenAI, Claude, Gemini, Mistral and Ollama. Name one in `directConnection`.',
    pages: [{label: 'Direct connection', to: '/docs/directConnection'}],
  },
  {
    words: ['react', 'vue', 'angular', 'svelte', 'solid', 'next*', 'nuxt', 'framework*', 'html'],
    text: 'It is a web component, so it works in every framework and in plain HTML. React has a wrapper of its own, `deep-chat-react`.',
    pages: [{label: 'Frameworks', to: '/examples/frameworks'}],
  },
  {
    words: ['stream*', 'token*', 'sse', 'typing', 'typed'],
    text: 'Set `connect.stream` to `true` and send events; or set `stream: {simulation: 10}` and a whole answer is typed out.',
    pages: [{label: 'Stream', to: '/docs/connect#Stream'}],
  },
  {
    words: ['websocket*', 'socket*', 'push', 'realtime', 'live'],
    text: 'Set `connect.websocket` to `true` and `url` to a `wss:` address. The server may then send messages at any time.',
    pages: [{label: 'Websocket', to: '/docs/connect#Websocket'}],
  },
  {
    words: ['handler', 'function', 'library', 'agent', 'langchain'],
    text: 'Give `connect` a `handler` function: it is called with each message and answers with `signals.onResponse`. That is how I work.',
    pages: [{label: 'Handler', to: '/docs/connect#Handler'}],
  },
  {
    words: ['file*', 'image*', 'picture*', 'photo*', 'camera', 'upload*', 'attach*', 'pdf'],
    text: 'Turn on `images`, `audio`, `camera`, `microphone`, `gifs` or `mixedFiles`. The browser asks for the camera when its button is pressed.',
    pages: [{label: 'Files', to: '/docs/files'}],
  },
  {
    words: ['speech', 'voice*', 'speak*', 'dictat*', 'microphone', 'read', 'aloud'],
    text: '`speechToText` writes down what is said, `textToSpeech` reads answers aloud. Both use what the browser offers.',
    pages: [{label: 'Speech', to: '/docs/speech'}],
  },
  {
    words: [
      'style*',
      'styl*',
      'css',
      'color*',
      'colour*',
      'theme*',
      'dark',
      'design*',
      'look*',
      'brand*',
    ],
    text: 'Bubbles have `messageStyles`, the box has `chatStyle`, the input has `textInput`, and `auxiliaryStyle` takes any CSS.',
    pages: [
      {label: 'Styles', to: '/docs/styles'},
      {label: 'Design examples', to: '/examples/design'},
    ],
  },
  {
    words: ['avatar*', 'name', 'names', 'role*'],
    text: 'Set `avatars` and `names` to `true`, or give each role a picture and a name.',
    pages: [{label: 'Avatars', to: '/docs/messages#avatars'}],
  },
  {
    words: ['history', 'save', 'storage', 'remember*', 'persist*', 'reload', 'load'],
    text: '`history` fills the chat, `browserStorage` keeps it over a reload, and `loadHistory` fetches older messages while the visitor scrolls.',
    pages: [{label: 'Messages', to: '/docs/messages#history'}],
  },
  {
    words: ['intercept*', 'header*', 'auth*', 'transform*', 'body'],
    text: '`requestInterceptor` changes what is sent, headers too, and `responseInterceptor` changes what comes back.',
    pages: [{label: 'Interceptors', to: '/docs/interceptors'}],
  },
  {
    words: ['browser', 'offline', 'webgpu', 'webllm', 'webmodel', 'device', 'private', 'privacy'],
    text: '`webModel` runs a language model on the visitor’s own graphics card. It is downloaded once and is large.',
    pages: [{label: 'Web model', to: '/docs/webModel'}],
  },
  {
    words: ['free', 'licen*', 'cost*', 'price*', 'open', 'source'],
    text: 'The component is free and open source, under the MIT license. A provider may charge for its answers.',
    pages: [{label: 'Introduction', to: '/docs/introduction'}],
  },
  {
    words: ['method*', 'call*', 'submitusermessage', 'getmessages', 'clear*', 'event*', 'listen*'],
    text: 'The element has methods such as `submitUserMessage`, `getMessages` and `clearMessages`, and events such as `message`.',
    pages: [
      {label: 'Methods', to: '/docs/methods'},
      {label: 'Events', to: '/docs/events'},
    ],
  },
  {
    words: ['hello', 'hi', 'hey', 'who', 'you', 'bot'],
    text: 'Hello. I am a function on this page with a short list of answers; nothing that you write leaves your browser.',
    pages: [{label: 'How a handler works', to: '/docs/connect#Handler'}],
  },
];

const UNKNOWN: Answer = {
  words: [],
  text: 'I do not know that one. I know about installing, connecting, providers, files, speech and styles; the search knows every page.',
  pages: [{label: 'Search', to: '/search'}],
};

function matches(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** The answer that shares most words with the question, the first of equals; else that it is unknown. */
export function findAnswer(question: string): Answer {
  const words = new Set(question.toLowerCase().match(/[\p{L}\d]+/gu));
  let best = UNKNOWN;
  let bestScore = 0;
  for (const answer of answers) {
    const score = answer.words.filter((pattern) =>
      [...words].some((word) => matches(pattern, word)),
    ).length;
    if (score > bestScore) [best, bestScore] = [answer, score];
  }
  return best;
}

/** An answer as Markdown with links to its pages; `href` turns a path of this site into an address. */
export function answerText(question: string, href: (path: string) => string): string {
  const {text, pages} = findAnswer(question);
  return `${text}\n\n${pages.map(({label, to}) => `[${label}](${href(to)})`).join(' · ')}`;
}
