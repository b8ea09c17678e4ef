import * as v from 'valibot';
import {providers} from '../data/providers';
import {isObject} from '../lib/isObject';
import type {JsonObject} from '../lib/json';
import type {ProviderKey} from '../providers/types';
import {SCENARIOS, type Scenario} from './model/scenario';
import {cleanText, idOf, listOf, setting, tidy, type Frozen} from './schemaParts';
import {lookSchema} from './style/look';

/*
 * One definition of what the playground saves, shares and undoes: types, defaults and the checks of links, files and
 * storage come from here. To add a setting of a chat, add a field to `chatSettings` and a form field that sets it.
 */

/** Version of the workspace's shape, written into links, files and storage. */
export const WORKSPACE_VERSION = 2;
export const MAX_CHATS = 12;
/** Most characters of a chat's name. */
export const MAX_NAME_LENGTH = 40;
/** Most characters of the shared system prompt. */
const MAX_PROMPT_LENGTH = 20_000;
export const MAX_FUNCTIONS = 32;
/** Most characters of a fixed answer. */
export const MAX_ANSWER_LENGTH = 20_000;
/** A name that every provider accepts for a function. */
const FUNCTION_NAME = /^[A-Za-z_][\w-]{0,63}$/;

/** How the chats are laid out: as many columns as fit, one row to scroll, or one large chat at a time. */
export const layouts = [
  {id: 'grid', name: 'Grid'},
  {id: 'row', name: 'Row'},
  {id: 'focus', name: 'Focus'},
] as const;

/** Inputs and outputs besides text, by the component's property names. */
export const MEDIA = [
  {id: 'images', name: 'Pictures', help: 'A button for picture files', device: false},
  {id: 'gifs', name: 'GIFs', help: 'A button for GIF files', device: false},
  {id: 'audio', name: 'Audio files', help: 'A button for audio files', device: false},
  {id: 'mixedFiles', name: 'Any files', help: 'A button for all types of files', device: false},
  {id: 'camera', name: 'Camera', help: 'Takes a photo; asks for permission first', device: true},
  {id: 'microphone', name: 'Recording', help: 'Records a voice message', device: true},
  {id: 'speechToText', name: 'Dictation', help: 'Turns speech into text', device: false},
  {id: 'textToSpeech', name: 'Reading aloud', help: 'Reads each reply aloud', device: false},
] as const;

export type Medium = (typeof MEDIA)[number]['id'];

const mediaSchema = v.pipe(
  v.array(v.unknown()),
  // Each once, in their usual order.
  v.transform((given): readonly Medium[] =>
    MEDIA.map(({id}) => id).filter((id) => given.includes(id)),
  ),
);

const answerText = v.pipe(v.string(), v.maxLength(MAX_ANSWER_LENGTH));
/** Links and files of earlier versions have an object. */
const toolAnswerSchema = v.union([
  answerText,
  v.pipe(
    v.object({kind: v.literal('fixed'), text: answerText}),
    v.transform(({text}) => text),
  ),
]);

/** Fixed answers to calls, by the name of the function. Those of others the user answers by hand. */
export type ToolAnswers = Readonly<Record<string, string>>;

const toolAnswersSchema = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(isObject),
  v.transform((given): ToolAnswers => {
    const good = Object.entries(given).filter(([name]) => FUNCTION_NAME.test(name));
    const answers = good.slice(0, MAX_FUNCTIONS).flatMap(([name, answer]) => {
      const read = v.safeParse(toolAnswerSchema, answer);
      return read.success && name !== '__proto__' ? [[name, read.output] as const] : [];
    });
    return Object.fromEntries(answers);
  }),
);

export const nameSchema = v.pipe(
  v.string(),
  v.transform((name) =>
    cleanText(name).replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH).trim(),
  ),
);

/** The settings of a chat besides its connection. Optional ones are absent while they have their usual value. */
export const chatSettings = v.object({
  /** Empty: named after what it is connected to. */
  name: v.fallback(nameSchema, ''),
  stream: v.fallback(v.boolean(), false),
  /** The user wants to see requests and send none. Without a key this holds anyway. */
  dryRun: v.fallback(v.boolean(), false),
  look: setting(lookSchema),
  /** What the chat can take besides text. */
  media: setting(mediaSchema),
  scenario: setting(
    v.pipe(
      idOf<Scenario>(SCENARIOS),
      v.transform((id): Scenario | undefined => (id === 'standard' ? undefined : id)),
    ),
  ),
  toolAnswers: setting(toolAnswersSchema),
  /** A message to all chats leaves this one out. */
  skipBroadcast: setting(v.literal(true)),
});

/** Settings of one mode by name: checked values only, never raw text of a form. */
export type Values = JsonObject;

/** One chat: what it is connected to, and with which settings. No key, no messages. */
export type ChatModel = Frozen<v.InferOutput<typeof chatSettings>> & {
  /** Opaque, made by {@link newId}; unique, also after a removal. */
  readonly id: string;
  /** Key of the messages that the chat shows: a cleared chat gets a new one, and undo brings the old one back. */
  readonly conversation: string;
  /** Absent: the component's own demo, or the user's own server. */
  readonly provider?: ProviderKey;
  /** Id of the provider's mode; without a provider empty for the demo, `custom` for your own server. */
  readonly mode: string;
  /** Settings by `valuesKey` and `connectKey`, so that they come back when the user does. */
  readonly values: Readonly<Record<string, Values>>;
};

/** Settings of a chat that are changed together. */
export type ChatChanges = Partial<Omit<ChatModel, 'id' | 'conversation' | 'name'>>;

/** The part of a chat that decides who replies. */
export type Connection = Pick<ChatModel, 'provider' | 'mode' | 'values' | 'stream' | 'dryRun'>;

const promptSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_PROMPT_LENGTH)),
);

/** The settings of the workspace besides its chats. */
export const workspaceSettings = v.object({
  layout: v.fallback(idOf(layouts), 'grid'),
  /** What all chats have in common. */
  shared: v.fallback(
    /** Used where a chat has no system prompt and its mode supports one. */
    v.object({systemPrompt: v.fallback(promptSchema, '')}),
    {systemPrompt: ''},
  ),
});

/** Everything that is saved, shared and exported. */
export type Workspace = Frozen<v.InferOutput<typeof workspaceSettings>> & {
  readonly version: typeof WORKSPACE_VERSION;
  readonly chats: readonly ChatModel[];
};

export type Layout = Workspace['layout'];

export const fileSchema = v.pipe(
  v.object({
    /** A data address. One of this page's memory (`blob:`) can't be opened by anybody else. */
    src: v.pipe(
      v.string(),
      v.check((src) => !src.startsWith('blob:')),
    ),
    name: setting(v.string()),
    type: setting(v.picklist(['image', 'audio', 'any'])),
  }),
  v.transform(tidy),
);

/** A message as the component's `history` and `getMessages` have it, as plain values. */
export const messageSchema = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(isObject),
  v.object({
    role: v.fallback(v.string(), 'user'),
    text: setting(v.string()),
    html: setting(v.string()),
    files: setting(listOf(fileSchema)),
    /** What the component keeps with a message and never shows: here, that it is a demo reply. */
    custom: setting(v.object({isPreview: v.literal(true)})),
  }),
  v.transform(tidy),
);

/** A message that can be saved and shared. */
export type PlainMessage = Frozen<v.InferOutput<typeof messageSchema>>;
export type MessagesByChat = Readonly<Record<string, readonly PlainMessage[]>>;

/** An id that no other chat or conversation has. Nothing reads anything from it. */
export function newId(): string {
  return crypto.randomUUID?.() ?? `id-${Math.random().toString(36).slice(2)}`;
}

export function demoChat(id: string): ChatModel {
  return {
    id,
    conversation: `${id}/0`,
    name: '',
    mode: '',
    values: {},
    stream: false,
    dryRun: false,
  };
}

/** The chats of the first visit: one that replies immediately, and one that shows its requests. */
export const firstWorkspace: Workspace = {
  ...v.parse(workspaceSettings, {}),
  version: WORKSPACE_VERSION,
  chats: [demoChat('c1'), {...demoChat('c2'), provider: 'claude', mode: 'chat', stream: true}],
};

/** A chat with some settings changed. Those that say nothing are left out, so that equal chats are equal as JSON. */
export function withSettings(chat: ChatModel, changes: ChatChanges): ChatModel {
  const {id, conversation, name, mode, values, stream, dryRun, ...rest} = {...chat, ...changes};
  return {id, conversation, name, mode, values, stream, dryRun, ...tidy(rest)};
}

const keys: readonly string[] = providers.map(({key}) => key);

/** Whether a value is the key of a provider in this version of the component. */
export function isProvider(value: unknown): value is ProviderKey {
  return typeof value === 'string' && keys.includes(value);
}
