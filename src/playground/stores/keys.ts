import {echoesOf, isSecretName} from '../../providers/exchange';
import type {Permits, Secrets} from '../model/access';
import {storageName} from '../../lib/storageName';
import {Store, useStore} from './store';

/** How long a secret is kept: until a reload, until the tab is closed, or until it is forgotten. */
export type KeyPersistence = 'memory' | 'session' | 'device';

const NONE: Secrets = {};
const NO_PERMITS: Permits = {};
const NAME = storageName('playground-keys');
const PERMITS = storageName('playground-hosts');

/**
 * The reader's API keys and secret headers. They are no part of the workspace, so nothing that saves,
 * shares, exports or shows a workspace can hold one. A secret stays in the memory of this tab, unless the
 * reader has asked for more.
 */
export const keyStore = new Store<Secrets>(NONE);
const persistenceStore = new Store<Readonly<Record<string, KeyPersistence>>>({});
const permits = new Store<Permits>(NO_PERMITS);
const NO_PERSISTENCE: Readonly<Record<string, KeyPersistence>> = {};

/** The secrets that the reader has given, by slot. */
export function useKeys(): Secrets {
  return useStore(keyStore, NONE);
}

/** How long each secret is kept, by slot; `memory` where nothing is said. */
export function useKeyPersistence(): Readonly<Record<string, KeyPersistence>> {
  return useStore(persistenceStore, NO_PERSISTENCE);
}

/** The hosts that the reader has confirmed. */
export function usePermits(): Permits {
  return useStore(permits, NO_PERMITS);
}

function storageOf(persistence: KeyPersistence): Storage | undefined {
  if (typeof window === 'undefined' || persistence === 'memory') return undefined;
  return persistence === 'session' ? window.sessionStorage : window.localStorage;
}

function texts(value: unknown): Secrets {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function read(storage: Storage, name: string): Secrets {
  try {
    return texts(JSON.parse(storage.getItem(name) ?? '{}'));
  } catch {
    return {};
  }
}

let isInMemoryOnly = false;

/** Keeps nothing in the browser from now on, even if it is asked to. For pages within other sites. */
export function keepInMemoryOnly(): void {
  isInMemoryOnly = true;
}

/** Writes the keys that the user chose to keep, and removes everything else. Closed storage keeps nothing. */
function write(): void {
  if (isInMemoryOnly) return;
  for (const persistence of ['session', 'device'] as const) {
    const kept = Object.entries(keyStore.get()).filter(
      ([slot]) => persistenceStore.get()[slot] === persistence,
    );
    try {
      const storage = storageOf(persistence);
      if (kept.length > 0) storage?.setItem(NAME, JSON.stringify(Object.fromEntries(kept)));
      else storage?.removeItem(NAME);
    } catch {
      // The secret is in memory all the same.
    }
  }
}

/** Keeps a secret; an empty one is forgotten. */
export function setKey(slot: string, key: string): void {
  const {[slot]: _, ...others} = keyStore.get();
  keyStore.set(key.trim() ? {...others, [slot]: key.trim()} : others);
  write();
}

/** Says how long a secret is kept. */
export function setKeyPersistence(slot: string, persistence: KeyPersistence): void {
  persistenceStore.set({...persistenceStore.get(), [slot]: persistence});
  write();
}

/** Forgets every secret, wherever it is, and every confirmed host. */
export function forgetKeys(): void {
  keyStore.set(NONE);
  persistenceStore.set({});
  write();
  permits.set(NO_PERMITS);
  try {
    window.localStorage.removeItem(PERMITS);
  } catch {
    // Nothing was kept there.
  }
}

/** Everything that is held of secrets at one moment. */
export interface HeldKeys {
  readonly keys: Secrets;
  readonly persistence: Readonly<Record<string, KeyPersistence>>;
  readonly permits: Permits;
}

/** What is held now, to be brought back by {@link restoreKeys}. */
export function heldKeys(): HeldKeys {
  return {keys: keyStore.get(), persistence: persistenceStore.get(), permits: permits.get()};
}

/** Holds what was held before, for as long as it was to be kept. */
export function restoreKeys(held: HeldKeys): void {
  keyStore.set(held.keys);
  persistenceStore.set(held.persistence);
  write();
  permits.set(held.permits);
  writePermits();
}

function writePermits(): void {
  if (isInMemoryOnly) return;
  try {
    window.localStorage.setItem(PERMITS, JSON.stringify(permits.get()));
  } catch {
    // They hold until the reload.
  }
}

/** Confirms a host, with or without the key. */
export function permit(name: string, what: 'requests' | 'key'): void {
  permits.set({...permits.get(), [name]: what});
  writePermits();
}

/** Brings back what the reader has asked to be kept, and follows what other tabs forget. */
export function loadKeys(): () => void {
  try {
    const session = read(window.sessionStorage, NAME);
    const device = read(window.localStorage, NAME);
    const kept = (found: Secrets, how: KeyPersistence) =>
      Object.fromEntries(Object.keys(found).map((slot) => [slot, how]));
    keyStore.set({...device, ...session, ...keyStore.get()});
    persistenceStore.set({
      ...kept(device, 'device'),
      ...kept(session, 'session'),
      ...persistenceStore.get(),
    });
    const found = Object.entries(read(window.localStorage, PERMITS)).filter(
      (pair): pair is [string, 'requests' | 'key'] => pair[1] === 'requests' || pair[1] === 'key',
    );
    permits.set({...Object.fromEntries(found), ...permits.get()});
  } catch {
    // A browser without storage keeps nothing.
  }
  const onStorage = ({key, newValue, storageArea}: StorageEvent) => {
    if (key !== NAME || newValue !== null || storageArea !== window.localStorage) return;
    const left = Object.entries(keyStore.get()).filter(
      ([slot]) => persistenceStore.get()[slot] !== 'device',
    );
    keyStore.set(Object.fromEntries(left));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Secrets that went out with a request but are not held: typed into the component's own form, or forgotten. */
const sent = new Set<string>();

/** Remembers the secrets of a request until the page is left, so that their echoes can be masked. */
export function rememberSent(headers: unknown): void {
  for (const [name, value] of Object.entries(texts(headers)))
    if (isSecretName(name)) sent.add(value.replace(/^(Bearer|Basic|Key)\s+/i, ''));
}

/** Every secret that must not appear in what the page shows or keeps, in every form of it. */
export function secretsNow(): readonly string[] {
  const all = new Set([...Object.values(keyStore.get()), ...sent]);
  return [...all].flatMap(echoesOf).sort((a, b) => b.length - a.length);
}
