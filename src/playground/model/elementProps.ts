import type {ChatConfig} from '../../chat';
import type {ChatValues} from '../../site/chatCode';
import {connectionOf, KEY_PLACEHOLDER, sendingOf} from './connection';
import {withoutSecrets} from '../../connection/exchange';
import {answerDry, type Signals} from '../../connection/dryRun';
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

function common(chat: ChatModel): ChatValues {
  // The component hides what a service says about an error unless asked to show it.
  return chat.provider ? {errorMessages} : {introMessage: DEMO_INTRO};
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
    requestInterceptor: (request: {body?: unknown; headers?: unknown}) => {
      wires.onRequest(request);
      return request;
    },
    responseInterceptor: (response: unknown) => {
      wires.onReply(response);
      return response;
    },
  };
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

/** The same properties as code shows them: with a stand-in for the key, and without the dry run. */
export function codeValues(chat: ChatModel, shared: Workspace['shared']): ChatValues {
  const open = {...chat, values: withoutSecrets(chat.values)};
  return {...common(chat), ...connectionOf(open, shared, KEY_PLACEHOLDER)};
}
