import type {ProviderKey} from './types';

/** What one provider can do in the component. Texts are Markdown, short enough for a table's cell. */
export interface Capabilities {
  /** How `connect.stream: true` shows a reply. */
  readonly streaming: string;
  /** Attachments that reach the request. */
  readonly images: string;
  readonly audio: string;
  readonly files: string;
  /** What a reply can hold beside text. */
  readonly media: string;
  readonly tools: string;
  /** Where the key travels. */
  readonly key: string;
  /** Whether the service answers requests of web pages; a proxy where its documentation does not say. */
  readonly browser: string;
  /** Built-in addresses and models of Deep Chat that the provider has closed or renamed. */
  readonly closed?: string;
}

const BEARER = '`Authorization: Bearer`';
const SEES = 'yes, with a model that sees';

/** A chat that takes text only, with a key in the usual header. */
const baseline: Capabilities = {
  streaming: 'SSE',
  images: 'no',
  audio: 'no',
  files: 'no',
  media: 'no',
  tools: 'none',
  key: BEARER,
  browser: 'plan for a proxy',
};

/**
 * The capability rows of the provider pages and the matrix of all of them. Tests compare streaming, files,
 * tools and the key's place with the requests and types of the installed package.
 */
export const capabilities: Readonly<Record<ProviderKey, Capabilities>> = {
  openAI: {
    streaming: 'SSE in `chat`, `completions`, `assistant`',
    images: '`chat`, `completions`; upload in `assistant`, `images`',
    audio:
      '`completions`; one file in `speechToText`; the microphone in `realtime`; sent by `chat`, whose API takes text and images',
    files: 'upload in `assistant`',
    media: '`images`, `textToSpeech`, the image tool of `chat`',
    tools: 'functions, web search, file search, image generation, MCP',
    key: BEARER,
    browser: 'yes',
    closed: '`assistant`, `realtime` and the DALL·E models of `images`',
  },
  claude: {
    ...baseline,
    images: 'yes',
    tools: 'functions, MCP servers',
    key: '`x-api-key`',
    browser: 'yes, by a header that the component sends; an organization can forbid it',
  },
  gemini: {
    ...baseline,
    images: 'yes',
    audio: 'yes',
    media: 'images, PNG only',
    tools: 'functions',
    key: 'the URL, `?key=…`',
    browser: 'yes',
    closed: '`gemini-2.5-flash`, the default, announced for Dec 1, 2026: set `model`',
  },
  azure: {
    streaming: 'SSE in `openAI`',
    images: '`openAI`',
    audio: 'one file in `speechToText`; sent by `openAI.chat`, whose API takes text and images',
    files: 'upload in `openAI.assistant`',
    media: '`textToSpeech`',
    tools: 'functions in `openAI`',
    key: '`Ocp-Apim-Subscription-Key`; `api-key` in `openAI`',
    browser: 'reported blocked for Azure OpenAI; use a server',
  },
  mistral: {...baseline, images: 'yes', tools: 'functions'},
  ollama: {
    ...baseline,
    streaming: 'lines of JSON; `stream: {simulation: true}` is safer',
    images: SEES,
    tools: 'functions',
    key: 'no key, and no key form',
    browser: 'local origins only, until `OLLAMA_ORIGINS` allows more',
  },
  openRouter: {
    ...baseline,
    images: SEES,
    audio: 'yes, with a model that hears',
    media: 'images',
    tools: 'functions',
    browser: 'yes',
  },
  deepSeek: {...baseline, browser: 'yes', closed: 'the built-in model'},
  groq: {
    ...baseline,
    streaming: 'SSE in `chat`',
    images: '`chat`, with a model that sees',
    media: '`textToSpeech`',
    tools: 'functions in `chat`',
    browser: 'yes',
    closed: 'both built-in models',
  },
  x: {
    ...baseline,
    streaming: 'SSE in `chat`',
    media: '`images`',
    browser: 'yes',
    closed: 'the built-in model of `chat`',
  },
  cohere: {...baseline, streaming: 'lines of JSON only; use `stream: {simulation: true}`'},
  huggingFace: {
    ...baseline,
    streaming: 'no; `stream: {simulation: true}` types the reply out',
    images: 'one file in `imageClassification`',
    audio: 'one file in `audioSpeechRecognition`, `audioClassification`',
    closed: 'the host of all modes',
  },
  perplexity: {
    ...baseline,
    tools: 'none; web search is built into the models',
  },
  together: {...baseline, streaming: 'SSE in `chat`', media: '`images`, `textToSpeech`'},
  stabilityAI: {
    ...baseline,
    streaming: 'no',
    images: 'PNG uploads in `imageToImage`, `imageToImageMasking`, `imageToImageUpscale`',
    media: 'images, PNG',
  },
  assemblyAI: {
    ...baseline,
    streaming: 'no',
    audio: 'one file for each message',
    key: '`Authorization`, without Bearer',
    browser: 'yes',
  },
  qwen: {...baseline, images: SEES, tools: 'functions', browser: 'yes'},
  kimi: {...baseline, images: SEES, tools: 'functions'},
  miniMax: {...baseline, browser: 'yes, at api.minimax.io'},
  bigModel: {
    ...baseline,
    streaming: 'SSE in `chat`',
    images: '`chat`, with a model that sees',
    audio: 'as `file_url` in `chat`',
    media: '`images`, `textToSpeech`',
    tools: 'functions in `chat`',
    browser: 'yes',
  },
  dify: {
    ...baseline,
    streaming: 'requested, but shown at the end',
    images: 'upload',
    audio: 'upload',
    files: 'upload',
    tools: 'in the app, not in the page',
  },
  openWebUI: {
    ...baseline,
    streaming: 'text; can lose pieces',
    images: 'yes',
    files: 'knowledge on the server, by id',
    tools: 'functions; tools of the server, by id',
    browser: "decided by your server's CORS settings",
  },
};

/** The rows of modes with their own page, by `provider.mode`. */
export const modeCapabilities: Readonly<Record<string, Capabilities>> = {
  'openAI.completions': {
    ...baseline,
    images: 'yes',
    audio: 'yes, with a model that takes audio',
    media: 'audio, WAV',
    tools: 'functions, through the settings of `chat`',
    browser: 'yes',
  },
  'openAI.realtime': {
    ...baseline,
    streaming: 'WebRTC audio',
    audio: 'microphone',
    media: 'voice',
    tools: 'functions',
    key: '`Authorization: Bearer`, then a short-lived key',
    browser: 'needs `https` or localhost, a microphone and WebRTC',
    closed: 'the address that Deep Chat asks for a session',
  },
};

/** Modes whose chat can attach what the request then carries, by `provider.mode`. */
export const attachments: Readonly<Record<string, readonly ('images' | 'audio')[]>> = {
  'openAI.chat': ['images', 'audio'],
  'openAI.completions': ['images', 'audio'],
  'claude.chat': ['images'],
  'gemini.chat': ['images', 'audio'],
  'azure.openAI.chat': ['images', 'audio'],
  'mistral.chat': ['images'],
  'ollama.chat': ['images'],
  'openRouter.chat': ['images', 'audio'],
  'groq.chat': ['images'],
  'qwen.chat': ['images'],
  'kimi.chat': ['images'],
  'bigModel.chat': ['images', 'audio'],
  'openWebUI.chat': ['images'],
};
