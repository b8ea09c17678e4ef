import type {Json} from '../../site/chatCode';
import {factsOf} from '../../connection/catalog';
import {addressOf, directConnectionOf, KEY_PLACEHOLDER} from '../../connection/settings';
import type {Mode} from '../../connection/types';
import {modeOfChat, valuesOf, type ChatModel, type Values, type Workspace} from './workspace';

type JsonObject = Readonly<Record<string, Json | undefined>>;

/** The component's own demo answers that it cannot answer, which makes a poor first impression. */
const DEMO = {
  response: {
    text: 'This is a demo answer. Choose a provider under Settings to see what it would be sent, or to ask a real model.',
  },
};
const PROMPTS = ['system_prompt', 'instructions'];

/** The name under which a mode takes a system prompt, if it takes one. */
export function promptField(mode: Mode): string | undefined {
  return mode.fields.find(({name}) => PROMPTS.includes(name))?.name;
}

/** The settings that count, with the system prompt that all chats share where the chat has none. */
function settingsOf(chat: ChatModel, mode: Mode, shared: Workspace['shared']): Values {
  const values = valuesOf(chat);
  const prompt = promptField(mode);
  if (!prompt || !shared.systemPrompt || values[prompt] !== undefined) return values;
  return {...values, [prompt]: shared.systemPrompt};
}

/**
 * The properties that connect a chat, as plain values: what the chat is given and what the code shows
 * come from here, so they cannot differ.
 *
 * @param key - API key, or what stands for it in code.
 */
export function connectionOf(
  chat: ChatModel,
  shared: Workspace['shared'],
  key: string | undefined,
): Readonly<Record<string, Json>> {
  const mode = modeOfChat(chat);
  const {provider} = chat;
  const stream: JsonObject = chat.stream ? {connect: {stream: true}} : {};
  if (!provider || !mode) return {demo: DEMO, ...stream} as Record<string, Json>;
  const values = settingsOf(chat, mode, shared);
  return {
    directConnection: directConnectionOf(provider, mode, values, key),
    ...(mode.stream ? stream : {}),
  } as Record<string, Json>;
}

export {KEY_PLACEHOLDER};

/** Why a chat sends nothing, if it does not. */
export type Sending = 'demo' | 'dry run' | 'no key' | 'live';

/**
 * Whether a chat answers by itself, shows its request only, or sends it.
 *
 * @param key - API key that the reader has given for the provider.
 */
export function sendingOf(chat: ChatModel, key: string | undefined): Sending {
  const mode = modeOfChat(chat);
  if (!chat.provider || !mode) return 'demo';
  const needsKey = factsOf(chat.provider).needsKey && !key;
  if (!mode.reply) return needsKey ? 'no key' : 'live';
  if (chat.dryRun) return 'dry run';
  return needsKey ? 'no key' : 'live';
}

/** The address that a chat's requests go to, with the settings filled in. */
export function targetOf(chat: ChatModel): string {
  return addressOf(modeOfChat(chat), valuesOf(chat), chat.stream);
}
