import type {ChatConfig} from '../../chat';
import type {ChatValues} from '../../site/chatCode';
import {interceptReply, interceptRequest, type Details} from '../interceptors/interceptors';
import {lookProps, lookStyle} from '../look/lookProps';
import {mediaProps} from '../media/media';
import {answerSlowly, scenarioValues} from '../scenarios/answers';
import {secretHeaders, type Access} from './access';
import {connectionOf, hasOwnAddress, KEY_PLACEHOLDER, NO_KEY, sendingOf} from './connection';
import {withoutSecrets} from '../../connection/exchange';
import {answerDry, type Signals} from '../../connection/dryRun';
import {withoutPreviews} from './previews';
import {connectValuesOf, modeOfChat, type ChatModel, type Workspace} from './workspace';

/** What the playground hears from a chat. */
export interface ChatWires {
  /** The final request, secrets included: mask before keeping. */
  readonly onRequest: (request: {readonly body?: unknown; readonly headers?: unknown}) => void;
  /** The raw reply, or one event of a stream. */
  readonly onReply: (reply: unknown) => void;
  /** The conversation as it is now, with the marks of the replies that no service gave. */
  readonly messages?: () => readonly {readonly custom?: unknown}[];
}

const errorMessages = {displayServiceErrorMessages: true};
const DEMO_INTRO = {text: 'Write anything: I answer without a provider or a key.'};

function isDemo(chat: ChatModel): boolean {
  return !modeOfChat(chat);
}

function common(chat: ChatModel): ChatValues {
  // The component hides what a service says about an error unless asked to show it.
  if (!isDemo(chat)) return {errorMessages};
  // What an interceptor says about a refusal counts as such an error.
  const isRefusing = chat.interceptors?.includes('refuse');
  return {introMessage: DEMO_INTRO, ...(isRefusing ? {errorMessages} : {})};
}

/** What a chat is set up with besides its connection. */
function dress(chat: ChatModel, hasDevices: boolean): ChatValues {
  const {look, media, scenario = 'standard'} = chat;
  return {
    ...(isDemo(chat) ? scenarioValues(scenario) : undefined),
    ...lookProps(look),
    ...mediaProps(media, hasDevices),
  };
}

/**
 * The properties that a chat is mounted with. Secrets go in here and nowhere else.
 *
 * @param access - What the chat may use of the reader's secrets.
 */
export function elementProps(
  chat: ChatModel,
  shared: Workspace['shared'],
  access: Access,
  wires: ChatWires,
): ChatConfig {
  const sending = sendingOf(chat, access);
  const reply = modeOfChat(chat)?.reply;
  const isDry = reply !== undefined && sending !== 'live' && sending !== 'demo';
  // A chat that can do without its key shows itself, and not the component's key form, only with some key.
  const standIn = isDry ? KEY_PLACEHOLDER : hasOwnAddress(chat) ? NO_KEY : undefined;
  // Without a preview a key would send, so a chat that must not send gets none.
  const key = chat.dryRun && !reply ? undefined : (access.key ?? standIn);
  const values = connectionOf(chat, shared, {...access, key});
  const stream = Boolean(modeOfChat(chat)?.stream) && chat.stream;
  const {interceptors = []} = chat;
  const config: Record<string, unknown> = {
    ...common(chat),
    ...values,
    ...dress(chat, typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices)),
    ...(chat.look ? {style: lookStyle(chat.look)} : {}),
    requestInterceptor: (given: Details) => {
      const said = withoutPreviews(given, wires.messages?.() ?? []);
      const request = interceptRequest(interceptors, said);
      if (!('error' in request)) wires.onRequest(request);
      return request;
    },
    responseInterceptor: (response: unknown) => {
      wires.onReply(response);
      return interceptReply(interceptors, response);
    },
  };
  if (isDemo(chat) && chat.scenario === 'slow') config.connect = {handler: answerSlowly};
  if (isDry) {
    const {websocket: _, ...connect} = (config.connect ?? {}) as Record<string, unknown>;
    config.connect = {
      ...connect,
      handler: (_body: unknown, signals: Signals) => {
        // A handler that throws would leave the chat waiting for ever.
        answerDry(reply, stream, signals).catch(() => signals.onClose());
      },
    };
  }
  return config as ChatConfig;
}

/** What stands for the value of a header in code, such as `YOUR_X_API_KEY`. */
function headerPlaceholder(name: string): string {
  return `YOUR_${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`;
}

/**
 * The same properties as code shows them: with a stand-in for the key, and without the dry run. The
 * element's own style is not among them: see `placement/snippet.ts`.
 */
export function codeValues(chat: ChatModel, shared: Workspace['shared']): ChatValues {
  const open = {...chat, values: withoutSecrets(chat.values)};
  const named = secretHeaders(connectValuesOf(chat)).map((name) => [name, headerPlaceholder(name)]);
  const headers = Object.fromEntries(named) as Readonly<Record<string, string>>;
  return {
    ...common(chat),
    ...connectionOf(open, shared, {key: KEY_PLACEHOLDER, headers}),
    ...dress(chat, true),
  };
}
