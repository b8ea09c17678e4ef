import type {ChatConfig} from '../../chat';
import type {ChatValues} from '../../lib/json';
import {lookProps, lookStyle} from '../style/lookProps';
import {answerSlowly, scenarioValues} from './scenario';
import {secretHeaders} from './access';
import {KEY_PLACEHOLDER, settingsPath} from '../../providers/modeConnection';
import {isObject} from '../../lib/isObject';
import {
  connectionOf,
  goesWithoutKey,
  NO_KEY,
  sendingOf,
  type Access,
  type Credentials,
} from './connection';
import {connectValuesOf, functionsOf, modeOfChat} from './workspace';
import {MEDIA, type ChatModel, type Workspace} from '../schema';

/** A call of a function, with its arguments as a JSON text. */
export interface FunctionCall {
  readonly name: string;
  readonly arguments: string;
}

export interface ChatWires {
  /** The final request, secrets included: mask before keeping. */
  readonly onRequest: (request: {readonly body?: unknown; readonly headers?: unknown}) => void;
  /** The raw reply, or one event of a stream. */
  readonly onReply: (reply: unknown) => void;
  /** Returns the results of the model's function calls, in the same order. */
  readonly onCalls?: (calls: readonly FunctionCall[]) => Promise<readonly {response: string}[]>;
}

export const PREVIEW_TEXT = 'Preview only: nothing was sent.';
/** A preview is shown as an error, which is no message, but it doesn't look like one. */
const previewStyle = {bubble: {backgroundColor: 'transparent', color: 'inherit'}};

/** The component hides a provider's error message unless it is told to show it. */
export const SHOW_ERRORS = {errorMessages: {displayServiceErrorMessages: true}};
export const DEMO_INTRO = {text: 'Write anything: I reply without a provider or a key.'};
/** The same with what the chat's buttons do and a question to click, for the playground and not for code. */
const DEMO_START = lookProps({
  intro: `${DEMO_INTRO.text} The buttons above:
• Settings: a provider, and every property
• Style: colors, names and first messages
• Code: what you copy to your page
• Requests: what I send`,
  suggestions: 'What can you do?',
});
const PREVIEW_START = lookProps({
  intro: 'Choose a question to preview its request. Nothing is sent.',
  suggestions:
    'What can you help me with?\nExplain streaming in two sentences\nWrite a haiku about rain',
});

/** The properties for scenario, look and media. Without devices, those of camera and microphone break the chat. */
export function appearanceProps(chat: ChatModel, hasDevices: boolean): ChatValues {
  const {look, media = [], scenario = 'standard'} = chat;
  const usable = MEDIA.filter(({id, device}) => media.includes(id) && (hasDevices || !device));
  return {
    ...(modeOfChat(chat) ? undefined : scenarioValues(scenario)),
    ...lookProps(look),
    ...Object.fromEntries(usable.map(({id}) => [id, true])),
  };
}

/** Placeholders for the secrets of a chat, in code and in previews: `YOUR_X_API_KEY` for a header. */
export function placeholders(chat: ChatModel): Credentials {
  const named = secretHeaders(connectValuesOf(chat)).map((name) => [
    name,
    `YOUR_${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`,
  ]);
  return {key: KEY_PLACEHOLDER, headers: Object.fromEntries(named)};
}

export type Tree = Readonly<Record<string, unknown>>;

export function withEntry(tree: Tree, path: readonly string[], value: unknown): Tree {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return {...tree, [name]: value};
  const inner = tree[name];
  return {...tree, [name]: withEntry(isObject(inner) ? inner : {}, rest, value)};
}

/** Properties with a `function_handler` beside the functions of the chat, if it has any. */
export function withFunctionHandler<T extends Tree>(
  values: T,
  chat: ChatModel,
  handler: unknown,
): Tree {
  const {provider} = chat;
  const mode = modeOfChat(chat);
  if (!provider || !mode || functionsOf(chat).length === 0) return values;
  const path = ['directConnection', ...settingsPath(provider, mode), 'function_handler'];
  return withEntry(values, path, handler);
}

/** The properties that a chat is mounted with. Secrets go nowhere else. */
export function elementProps(
  chat: ChatModel,
  shared: Workspace['shared'],
  access: Access,
  wires: ChatWires,
): ChatConfig {
  const sending = sendingOf(chat, access);
  const mode = modeOfChat(chat);
  const isDry = mode?.reply !== undefined && sending !== 'live' && sending !== 'demo';
  // Without any key, the component shows its key form, even if the chat needs no key.
  const stub = goesWithoutKey(chat, access) ? NO_KEY : undefined;
  // A mode without a preview would send with a key, so a chat that must not send gets none.
  const key = sending === 'no preview' ? undefined : (access.key ?? stub);
  const credentials = isDry ? placeholders(chat) : {...access, key};
  const values = connectionOf(chat, shared, credentials);
  const config: Record<string, unknown> = {
    ...(mode ? SHOW_ERRORS : DEMO_START),
    ...(isDry && mode.text ? PREVIEW_START : {}),
    ...(wires.onCalls ? withFunctionHandler(values, chat, wires.onCalls) : values),
    // The component uploads files to Dify before the request, even with a handler.
    ...appearanceProps(
      isDry && chat.provider === 'dify' ? {...chat, media: []} : chat,
      typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices),
    ),
    ...(chat.look ? {style: lookStyle(chat.look)} : {}),
    requestInterceptor: (request: Parameters<ChatWires['onRequest']>[0]) => {
      wires.onRequest(request);
      return isDry ? {error: PREVIEW_TEXT} : request;
    },
    responseInterceptor: (response: unknown) => {
      wires.onReply(response);
      return response;
    },
  };
  if (!mode && chat.scenario === 'slow') config.connect = {handler: answerSlowly};
  if (isDry) {
    // The interceptor ends each request. Without the address, nothing that bypasses it could go there.
    const {websocket: _, url: __, ...connect} = (config.connect ?? {}) as Record<string, unknown>;
    config.connect = {
      ...connect,
      handler: (_body: unknown, {onClose}: {readonly onClose: () => void}) => onClose(),
    };
    config.messageStyles = {...(config.messageStyles ?? {}), error: previewStyle};
  }
  return config;
}
