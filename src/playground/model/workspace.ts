import {providers} from '../../data/providers';
import type {Json} from '../../lib/json';
import {factsOf, modeOf} from '../../providers/catalog';
import {CUSTOM, customMode} from '../../providers/custom';
import type {Mode, ProviderKey} from '../../providers/types';
import type {Appearance} from './appearance';

/** Version of the workspace's shape, written into links, files and storage. */
export const WORKSPACE_VERSION = 2;
/** Most chats in one workspace. */
export const MAX_CHATS = 12;
/** Most characters of a chat's name. */
export const MAX_NAME_LENGTH = 40;

/** How the chats are laid out: as many columns as fit, one row to scroll, or one large chat at a time. */
export const layouts = [
  {id: 'grid', name: 'Grid'},
  {id: 'row', name: 'Row'},
  {id: 'focus', name: 'Focus'},
] as const;

export type Layout = (typeof layouts)[number]['id'];

/** Settings of one mode by name: checked values only, never raw text of a form. */
export type Values = Readonly<Record<string, Json>>;

/** One chat of the playground: what it is connected to, and with which settings. No key, no messages. */
export interface ChatModel extends Appearance {
  /** Unique in the workspace for as long as the page is open, also after a removal. */
  readonly id: string;
  /** Empty: named after what it is connected to. */
  readonly name: string;
  /** Absent: the component's own demo answers, or the reader's own server. */
  readonly provider?: ProviderKey;
  /** Id of the provider's mode; without a provider empty for the demo, `custom` for your own server. */
  readonly mode: string;
  /** Settings by {@link valuesKey} and {@link connectKey}, so that they come back when the reader does. */
  readonly values: Readonly<Record<string, Values>>;
  readonly stream: boolean;
  /** The reader wants to see requests and send none. Without a key this holds anyway. */
  readonly dryRun: boolean;
  /** Number of the conversation: a cleared chat gets a new one, and undo brings the old one back. */
  readonly conversation: number;
}

/** Everything that is saved, shared and exported. */
export interface Workspace {
  readonly version: typeof WORKSPACE_VERSION;
  readonly layout: Layout;
  /** What all chats have in common. */
  readonly shared: {
    /** Used where a chat has no system prompt and its mode supports one. */
    readonly systemPrompt: string;
  };
  readonly chats: readonly ChatModel[];
}

/** A chat with demo replies. */
export function demoChat(id: string): ChatModel {
  return {id, name: '', mode: '', values: {}, stream: false, dryRun: false, conversation: 0};
}

/** The chats of the first visit: one that replies immediately, and one that shows its requests. */
export const firstWorkspace: Workspace = {
  version: WORKSPACE_VERSION,
  layout: 'grid',
  shared: {systemPrompt: ''},
  chats: [
    demoChat('c1'),
    {...demoChat('c2'), provider: 'claude', mode: 'chat', stream: true, conversation: 2},
  ],
};

/** The mode that a chat is in, or undefined for the demo. */
export function modeOfChat({
  provider,
  mode,
}: Pick<ChatModel, 'provider' | 'mode'>): Mode | undefined {
  if (!provider) return mode === CUSTOM ? customMode : undefined;
  return modeOf(provider, mode);
}

/** Key of {@link ChatModel.values} for the settings of a mode. */
export function valuesKey(provider: ProviderKey | undefined, mode: string): string {
  return provider ? `${provider}.${mode}` : connectKey(provider, mode);
}

/** Key of {@link ChatModel.values} for what a mode's connection adds: address, headers, extra body. */
export function connectKey(provider: ProviderKey | undefined, mode: string): string {
  return provider ? `connect.${provider}.${mode}` : `connect.${mode}`;
}

/** The settings that count now. */
export function valuesOf({provider, mode, values}: ChatModel): Values {
  return values[valuesKey(provider, mode)] ?? {};
}

/** What counts now of the connection: address, headers, credentials and extra body. */
export function connectValuesOf({provider, mode, values}: ChatModel): Values {
  return values[connectKey(provider, mode)] ?? {};
}

/** Name of the provider as readers know it. */
export function providerName(key: ProviderKey): string {
  return providers.find((provider) => provider.key === key)?.name ?? key;
}

/** The name that a chat goes by when the reader has given none. */
export function usualName(chat: ChatModel): string {
  if (!chat.provider) return modeOfChat(chat)?.name ?? 'Demo';
  const several = factsOf(chat.provider).modes.length > 1;
  const mode = modeOfChat(chat)?.name ?? '';
  return several ? `${providerName(chat.provider)}: ${mode}` : providerName(chat.provider);
}

/** Names of all chats as they are shown, told apart by a number where two would be alike. */
export function shownNames(chats: readonly ChatModel[]): readonly string[] {
  const names = chats.map((chat) => chat.name || usualName(chat));
  // A name that was given stays as it is where it comes first, so a number never makes it a second time.
  const taken = new Set(names);
  const shown = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; shown.has(free) || (free !== name && taken.has(free)); count++)
      free = `${name} (${count})`;
    shown.add(free);
    return free;
  });
}
