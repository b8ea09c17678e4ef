import {isObject} from '../../lib/isObject';
import type {Json, JsonObject} from '../../lib/json';
import {factsOf} from '../../providers/catalog';
import {addressOf, directConnectionOf, needsFile} from '../../providers/modeConnection';
import type {Mode} from '../../providers/types';
import {fullAddress} from './address';
import {connectValuesOf, modeOfChat, valuesOf} from './workspace';
import type {ChatModel, Values, Workspace} from '../schema';

/** The component's own demo reply says that it can't reply, which makes a poor first impression. */
const DEMO = {
  response: {
    text: 'This is a demo reply. Choose a provider under Settings to preview its requests, or to chat with a real model.',
  },
};
/** The fields that take a system prompt; a mode has one of them at most. */
export const PROMPTS = ['system_prompt', 'instructions'];

/** The chat's settings, with the shared system prompt if the chat has none. */
function settingsOf(chat: ChatModel, mode: Mode, shared: Workspace['shared']): Values {
  const values = valuesOf(chat);
  const prompt = mode.fields.find(({name}) => PROMPTS.includes(name))?.name;
  if (!prompt || !shared.systemPrompt || values[prompt] !== undefined) return values;
  return {...values, [prompt]: shared.systemPrompt};
}

/** The component appends a slash to its base addresses, so those that end in one would lead to `/v1//assistants`. */
function withPlainAddress(values: Values, mode: Mode): Values {
  const base = mode.urlDefaults?.custom_base_url;
  return base && !values.custom_base_url
    ? {...values, custom_base_url: base.replace(/\/+$/, '')}
    : values;
}

/** Secrets for the properties of a chat, or their placeholders in code. */
export interface Credentials {
  readonly key?: string;
  /** Values of the headers that are kept like keys, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a chat may use of the user's secrets, and whether it may send at all. */
export interface Access extends Credentials {
  /** Host that is not the provider's own, such as `https://a.example`. */
  readonly origin?: string;
  /** True: nothing is sent, because the user has not confirmed everybody who would get it. */
  readonly isUnconfirmed?: boolean;
  /** Hosts that would be asked, and that the user has not confirmed. */
  readonly hosts?: readonly string[];
  /** To whom the provider would pass data on, as far as the user has not confirmed it. */
  readonly reach?: readonly string[];
}

/** `connect` as the user set it, with the secret headers filled in and without empty values. */
function connectOf(chat: ChatModel, mode: Mode, credentials: Credentials): JsonObject {
  const {requestBodyLimits: _, headers, url, websocket, ...rest} = connectValuesOf(chat);
  const known = isObject(headers) ? headers : {};
  const given = Object.entries(known).flatMap(([name, value]): [string, Json][] => {
    const held = credentials.headers?.[name] ?? value;
    return held ? [[name, held]] : [];
  });
  return {
    ...rest,
    ...(typeof url === 'string' ? {url: fullAddress(url, mode.url)} : {}),
    ...(given.length > 0 ? {headers: Object.fromEntries(given)} : {}),
    ...(websocket ? {websocket} : mode.stream && chat.stream ? {stream: true} : {}),
  };
}

/** The properties that connect a chat, as plain values, for the chat and for its code. */
export function connectionOf(
  chat: ChatModel,
  shared: Workspace['shared'],
  credentials: Credentials,
): Readonly<Record<string, Json>> {
  const mode = modeOfChat(chat);
  const {provider} = chat;
  if (!mode) return {demo: DEMO, ...(chat.stream ? {connect: {stream: true}} : {})};
  const own = connectOf(chat, mode, credentials);
  const connect: Readonly<Record<string, Json>> = Object.keys(own).length > 0 ? {connect: own} : {};
  if (!provider) {
    const {requestBodyLimits: limits} = connectValuesOf(chat);
    return {...connect, ...(limits === undefined ? {} : {requestBodyLimits: limits})};
  }
  const values = withPlainAddress(settingsOf(chat, mode, shared), mode);
  return {
    directConnection: directConnectionOf(provider, mode, values, credentials.key),
    ...connect,
  };
}

/** Sent to your own server instead of a key: without a value, the component shows its key form. */
export const NO_KEY = 'none';

/** What a chat does with a message: `dry run` and `no key` preview it, by choice or without a key. */
export type Sending = 'demo' | 'dry run' | 'no key' | 'unconfirmed' | 'no preview' | 'live';

/** Whether a chat has a placeholder for its key: hosts that aren't the provider's get none unless it's confirmed. */
export function goesWithoutKey(chat: ChatModel, access: Access): boolean {
  return Boolean(connectValuesOf(chat).url) || access.origin !== undefined;
}

/** Whether a chat shows demo replies, only previews its requests, or sends them. `dryRun` applies in every mode. */
export function sendingOf(chat: ChatModel, access: Access): Sending {
  const mode = modeOfChat(chat);
  if (!mode) return 'demo';
  if (mode.unavailable) return 'no preview';
  if (chat.dryRun) return mode.reply ? 'dry run' : 'no preview';
  if (access.isUnconfirmed) return 'unconfirmed';
  const isKeyless =
    !chat.provider || !factsOf(chat.provider).needsKey || goesWithoutKey(chat, access);
  if (isKeyless || access.key) return 'live';
  return mode.reply ? 'no key' : 'no preview';
}

/** Every address that the component sends a chat's requests to. The first one gets the messages. */
export function targetsOf(chat: ChatModel): readonly string[] {
  const mode = modeOfChat(chat);
  if (!mode) return [];
  const {url} = connectValuesOf(chat);
  const own = addressOf(mode, withPlainAddress(valuesOf(chat), mode), chat.stream);
  if (typeof url !== 'string' || !url) return [own];
  // A mode with several requests sends only the first one to the other address.
  const other = fullAddress(url, mode.url);
  return mode.reply ? [other] : [other, own];
}

/** The address that a chat's messages go to, with the settings filled in. */
export function targetOf(chat: ChatModel): string {
  return targetsOf(chat)[0] ?? '';
}

/** Why a chat can't take a text that is sent to several chats: the component would drop it. */
export function obstacleOf(chat: ChatModel, access: Access): string | undefined {
  const mode = modeOfChat(chat);
  if (!mode) return undefined;
  if (!mode.text) return 'takes no text';
  if (needsFile(mode)) return 'needs a file, which you attach in the chat';
  if (!isMounted(chat, access))
    return sendingOf(chat, access) === 'unconfirmed'
      ? 'its host isn’t confirmed'
      : 'can’t be previewed';
  if (chat.provider !== 'azure') return undefined;
  // Without its endpoint or region an Azure chat has no text field; other providers refuse the request.
  const values = valuesOf(chat);
  const isMissing = mode.fields.some(({name, required}) => required && values[name] === undefined);
  return isMissing ? 'needs its required settings' : undefined;
}

/** Whether there is a live chat. A mode without a preview always calls its provider, so only if it may. */
export function isMounted(chat: ChatModel, access: Access): boolean {
  const sending = sendingOf(chat, access);
  if (sending === 'no preview') return false;
  return sending !== 'unconfirmed' || modeOfChat(chat)?.reply !== undefined;
}
