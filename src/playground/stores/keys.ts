import type {ProviderKey} from '../../connection/types';
import {Store, useStore} from './store';

/** API keys by provider. */
export type Keys = Readonly<Partial<Record<ProviderKey, string>>>;

const NONE: Keys = {};

/**
 * The reader's API keys: in the memory of this tab and nowhere else. They are no part of the workspace,
 * so nothing that saves, shares, exports or shows a workspace can hold one.
 */
export const keyStore = new Store<Keys>(NONE);

/** The keys that the reader has given. */
export function useKeys(): Keys {
  return useStore(keyStore, NONE);
}

/** Keeps a key in memory; an empty one forgets the provider's key. */
export function setKey(provider: ProviderKey, key: string): void {
  const {[provider]: _, ...others} = keyStore.get();
  keyStore.set(key.trim() ? {...others, [provider]: key.trim()} : others);
}

/** Forgets every key. */
export function forgetKeys(): void {
  keyStore.set(NONE);
}

/** Every key that must not appear in what the page shows. */
export function secretsOf(keys: Keys): readonly string[] {
  return Object.values(keys).filter((key) => key.length > 0);
}
