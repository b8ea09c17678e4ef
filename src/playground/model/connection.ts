import type {Json} from '../../site/chatCode';
import {factsOf} from '../providers/catalog';
import type {Mode} from '../providers/types';
import {modeOfChat, valuesOf, type ChatModel, type Values, type Workspace} from './workspace';

type JsonObject = Readonly<Record<string, Json | undefined>>;

/** Settings of Azure OpenAI that belong to the resource, not to the mode. */
const URL_DETAILS = ['endpoint', 'version', 'deploymentId'];
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

function azureOpenAI(path: string, values: Values): JsonObject {
  const [, name = ''] = path.split('.');
  const entries = Object.entries(values);
  const pick = (isDetail: boolean) =>
    Object.fromEntries(entries.filter(([key]) => URL_DETAILS.includes(key) === isDetail));
  return {openAI: {urlDetails: pick(true), [name]: pick(false)}};
}

function nested(mode: Mode, values: Values): JsonObject {
  if (mode.id.startsWith('openAI.')) return azureOpenAI(mode.id, values);
  const none = Object.keys(values).length === 0;
  if (!mode.settingsIn) return {[mode.id]: none ? true : values};
  return {[mode.id]: true, ...(none ? {} : {[mode.settingsIn]: values})};
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
  const facts = factsOf(provider);
  const values = settingsOf(chat, mode, shared);
  const settings = facts.placement === 'root' ? values : nested(mode, values);
  const own = {...(facts.needsKey && key ? {key} : {}), ...settings};
  return {
    directConnection: {[provider]: Object.keys(own).length > 0 ? own : true},
    ...(mode.stream ? stream : {}),
  } as Record<string, Json>;
}

/** What stands for an API key wherever the real one has no place. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

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
  const values = valuesOf(chat);
  return (modeOfChat(chat)?.url ?? '').replace(/<(\w+)>/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'string' && value ? value.replace(/\/$/, '') : whole;
  });
}
