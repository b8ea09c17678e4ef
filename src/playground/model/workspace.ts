import {providers} from '../../data/providers';
import {factsOf, modeOf} from '../../providers/catalog';
import {CUSTOM, customMode} from '../../providers/custom';
import type {Mode, ProviderKey} from '../../providers/types';
import type {ChatModel, Values} from '../schema';

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

export function providerName(key: ProviderKey): string {
  return providers.find((provider) => provider.key === key)?.name ?? key;
}

/** The name that a chat goes by when the user has given none. */
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
