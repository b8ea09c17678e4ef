import {isObject} from '../../lib/isObject';
import {isOpenHeader} from '../../providers/custom';
import {withoutSecrets} from '../../providers/exchange';
import {addressOf, KEY_PLACEHOLDER} from '../../providers/modeConnection';
import {requestOf} from '../../providers/requests';
import type {Mode, ProviderKey, ReplyShape} from '../../providers/types';
import {fullAddress} from '../model/address';
import {PROMPTS} from '../model/connection';
import {connectValuesOf, modeOfChat, providerName, valuesIn, valuesOf} from '../model/workspace';
import type {ChatModel, Values, Workspace} from '../schema';

/** What a server has to know of a chat's provider to take the place of the chat's direct connection. */
export interface Plan {
  readonly name: string;
  readonly api: ProviderApi;
  readonly url: string;
  /** Headers besides the type; {@link KEY_PLACEHOLDER} is in the place of the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Environment variable of the key; absent where no key is needed. */
  readonly keyName?: string;
  /** What goes into every request besides the messages. */
  readonly settings: Values;
  /** The system prompt, where it is the first message. */
  readonly system?: string;
  /** What the chat has and its server doesn't. */
  readonly leftOut: readonly string[];
}

export interface NoPlan {
  readonly reason: string;
  /** The chat would need a server, and its mode has no project. */
  readonly isOtherMode?: true;
}

export interface ProviderApi {
  /** Name of its file in `examples/_projects/proxy/providers` and in that of FastAPI. */
  readonly file: string;
  /** Setting that takes the system prompt; absent where it is the first message. */
  readonly prompt?: string;
}

/** The families whose text modes stream, by the shape of their replies. */
const APIS: Readonly<Partial<Record<ReplyShape, ProviderApi>>> = {
  choices: {file: 'openai'},
  choicesObject: {file: 'openai'},
  openWebUI: {file: 'openai'},
  responses: {file: 'responses', prompt: 'instructions'},
  claude: {file: 'claude', prompt: 'system'},
  gemini: {file: 'gemini', prompt: 'systemInstruction'},
  cohere: {file: 'cohere'},
  ollama: {file: 'ollama'},
  dify: {file: 'dify'},
};

/** Environment variables as the providers' own libraries name them. */
const KEY_NAMES: Readonly<Partial<Record<ProviderKey, string>>> = {
  bigModel: 'ZAI_API_KEY',
  claude: 'ANTHROPIC_API_KEY',
  cohere: 'CO_API_KEY',
  kimi: 'MOONSHOT_API_KEY',
  qwen: 'DASHSCOPE_API_KEY',
  x: 'XAI_API_KEY',
};

/** Parts of a recorded request that are not settings. */
const PER_REQUEST = ['messages', 'input', 'contents', 'query', 'stream', 'response_mode'];
/** Settings that need the page, or that a stateless server can't use. */
const CLIENT_ONLY =
  /^(tools?|tool_.*|mcp_servers|conversation\w*|background|modalities|audio|files)$/;
/** The part of Gemini's request that takes the settings. */
const GEMINI_CONFIG = 'generationConfig';
/** Headers that only a browser sends, and the one that every request has. */
const NOT_FOR_SERVERS = ['accept', 'content-type', 'anthropic-dangerous-direct-browser-access'];

function without(values: Values, isOut: (name: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isOut(name)));
}

function headersOf(provider: ProviderKey, mode: Mode): Record<string, string> {
  const {headers = {}, url = ''} = requestOf(provider, mode.id) ?? {};
  const sent = Object.entries(headers).filter(
    ([name]) => !NOT_FOR_SERVERS.includes(name.toLowerCase()),
  );
  // A key in an address would be in the logs of every server on the way.
  if (url.includes(`key=${KEY_PLACEHOLDER}`)) sent.push(['x-goog-api-key', KEY_PLACEHOLDER]);
  return Object.fromEntries(sent);
}

/** The settings that the component adds to each request, with those of the chat. */
function settingsOf(provider: ProviderKey, mode: Mode, own: Values, prompt: string | undefined) {
  const {body} = requestOf(provider, mode.id) ?? {};
  const usual = without(valuesIn(body), (name) => PER_REQUEST.includes(name));
  if (mode.reply !== 'gemini') {
    const {prompt: name} = APIS[mode.reply ?? 'text'] ?? {};
    return {...usual, ...own, ...(name && prompt ? {[name]: prompt} : {})};
  }
  const {model: _, ...config} = own;
  return {
    ...usual,
    ...(Object.keys(config).length > 0 ? {[GEMINI_CONFIG]: config} : {}),
    ...(prompt ? {systemInstruction: {parts: [{text: prompt}]}} : {}),
  };
}

/** What a server needs to answer in the place of a chat's provider, or why there is none. */
export function planOf(chat: ChatModel, shared: Workspace['shared']): Plan | NoPlan {
  const {provider} = chat;
  const mode = modeOfChat(chat);
  if (!provider)
    return {
      reason: mode
        ? 'This chat already talks to your own server.'
        : 'Demo replies need no server. Choose a provider in Settings first.',
    };
  const api = mode?.reply && APIS[mode.reply];
  if (!mode || !api || !mode.text || !mode.stream || provider === 'azure')
    return {
      reason: `Server projects are available for modes that stream text, from every provider except Azure. ${providerName(provider)}: ${mode?.name ?? 'this mode'} isn’t one of them.`,
      isOtherMode: true,
    };
  const values = withoutSecrets(valuesOf(chat));
  const connect = connectValuesOf(chat);
  const extra = withoutSecrets(valuesIn(connect.additionalBodyProps));
  const prompt = PROMPTS.map((name) => values[name]).find(Boolean) ?? shared.systemPrompt;
  const isOut = (name: string) => CLIENT_ONLY.test(name) || PROMPTS.includes(name);
  const own = {...without(values, isOut), ...extra};
  const takesPrompt = mode.fields.some(({name}) => PROMPTS.includes(name));
  const given = takesPrompt && typeof prompt === 'string' && prompt ? prompt : undefined;
  const named = isObject(connect.headers) ? Object.entries(connect.headers) : [];
  const open = named.filter(
    (pair): pair is [string, string] => isOpenHeader(pair[0]) && typeof pair[1] === 'string',
  );
  const headers = headersOf(provider, mode);
  const needsKey = Object.values(headers).some((value) => value.includes(KEY_PLACEHOLDER));
  const address = addressOf(mode, {...valuesOf(chat), key: ''}, true).replace(/[?&]key=[^&]*/, '');
  return {
    name: providerName(provider),
    api,
    url: typeof connect.url === 'string' ? fullAddress(connect.url, mode.url) : address,
    headers: {...headers, ...Object.fromEntries(open)},
    ...(needsKey && {keyName: KEY_NAMES[provider] ?? `${provider.toUpperCase()}_API_KEY`}),
    settings: settingsOf(provider, mode, own, given),
    ...(given && !api.prompt ? {system: given} : {}),
    leftOut: [
      ...Object.keys(values).flatMap((name) =>
        CLIENT_ONLY.test(name) ? `the setting ${name}` : [],
      ),
      ...named.flatMap(([name]) => (isOpenHeader(name) ? [] : `the header ${name}`)),
      ...(chat.media ? ['files, camera and voice'] : []),
    ],
  };
}
