import type {ChatConfig} from '../../chat';
import type {ChatValues} from '../../site/chatCode';
import {lookProps, lookStyle} from '../look/lookProps';
import {mediaProps} from '../media/media';
import {answerSlowly, scenarioValues} from '../scenarios/answers';
import {connectionOf, KEY_PLACEHOLDER, sendingOf} from './connection';
import {withoutSecrets} from './exchange';
import {answerDry, type Signals} from './dryRun';
import {modeOfChat, type ChatModel, type Workspace} from './workspace';

/** What the playground hears from a chat. */
export interface ChatWires {
  /** The final request, secrets included: mask before keeping. */
  readonly onRequest: (request: {readonly body?: unknown; readonly headers?: unknown}) => void;
  /** The raw reply, or one event of a stream. */
  readonly onReply: (reply: unknown) => void;
}

const errorMessages = {displayServiceErrorMessages: true};
const DEMO_INTRO = {text: 'Write anything: I answer without a provider or a key.'};

function isDemo(chat: ChatModel): boolean {
  return !modeOfChat(chat);
}

function common(chat: ChatModel): ChatValues {
  // The component hides what a service says about an error unless asked to show it.
  return isDemo(chat) ? {introMessage: DEMO_INTRO} : {errorMessages};
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
 * The properties that a chat is mounted with. The key goes in here and nowhere else.
 *
 * @param key - The reader's API key for the chat's provider.
 */
export function elementProps(
  chat: ChatModel,
  shared: Workspace['shared'],
  key: string | undefined,
  wires: ChatWires,
): ChatConfig {
  const sending = sendingOf(chat, key);
  const reply = modeOfChat(chat)?.reply;
  const isDry = reply !== undefined && (sending === 'dry run' || sending === 'no key');
  // A dry run shows the chat, and not the component's own key form, only when there is some key.
  const values = connectionOf(chat, shared, isDry ? (key ?? KEY_PLACEHOLDER) : key);
  const stream = Boolean(modeOfChat(chat)?.stream) && chat.stream;
  const config: Record<string, unknown> = {
    ...common(chat),
    ...values,
    ...dress(chat, typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices)),
    ...(chat.look ? {style: lookStyle(chat.look)} : {}),
    requestInterceptor: (request: {body?: unknown; headers?: unknown}) => {
      wires.onRequest(request);
      return request;
    },
    responseInterceptor: (response: unknown) => {
      wires.onReply(response);
      return response;
    },
  };
  if (isDemo(chat) && chat.scenario === 'slow') config.connect = {handler: answerSlowly};
  if (isDry) {
    config.connect = {
      ...(config.connect as object | undefined),
      handler: (_body: unknown, signals: Signals) => {
        // A handler that throws would leave the chat waiting for ever.
        answerDry(reply, stream, signals).catch(() => signals.onClose());
      },
    };
  }
  return config as ChatConfig;
}

/**
 * The same properties as code shows them: with a stand-in for the key, and without the dry run. The
 * element's own style is not among them: see `placement/snippet.ts`.
 */
export function codeValues(chat: ChatModel, shared: Workspace['shared']): ChatValues {
  const open = {...chat, values: withoutSecrets(chat.values)};
  return {
    ...common(chat),
    ...connectionOf(open, shared, KEY_PLACEHOLDER),
    ...dress(chat, true),
  };
}
