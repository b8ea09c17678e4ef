import {echoesOf, isSecretName} from '../../lib/keyEchoes';
import type {Permits, Secrets} from '../model/access';
import {storageName} from '../../lib/storageName';
import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';

/** How long a secret is kept: until a reload, until the tab is closed, or until it is forgotten. */
export type KeyPersistence = 'memory' | 'session' | 'device';

const NAME = storageName('playground-keys');
const PERMITS = storageName('playground-hosts');
/** Names the last time that a tab forgot everything. Forgetting is stronger than keeping: each tab follows it. */
const FORGOTTEN = storageName('playground-forgotten');
const FOLLOWED: readonly string[] = [NAME, PERMITS, FORGOTTEN];
let forgottenAt = '';
/** Tells the other tabs which slot is forgotten; storage tells nothing of what a tab has in memory. */
let channel: BroadcastChannel | undefined;

/** Everything that is held of secrets at one moment. */
export interface HeldKeys {
  readonly keys: Secrets;
  /** How long each secret is kept, by slot; `memory` where nothing is said. */
  readonly persistence: Readonly<Record<string, KeyPersistence>>;
  readonly permits: Permits;
}

const NOTHING: HeldKeys = {keys: {}, persistence: {}, permits: {}};

/**
 * The user's API keys and secret headers. They are no part of the workspace, so nothing that saves,
 * shares, exports or shows a workspace can hold one. A secret stays in the memory of this tab, unless the
 * user has asked for more.
 */
const store = createStore<HeldKeys>(() => NOTHING);

export const useKeys = (): Secrets => useStore(store, ({keys}) => keys);

/** How long each secret is kept, by slot; `memory` where nothing is said. */
export const useKeyPersistence = () => useStore(store, ({persistence}) => persistence);

export const usePermits = (): Permits => useStore(store, ({permits}) => permits);

/** What is held now. {@link restoreKeys} brings it back. */
export const heldKeys = (): HeldKeys => store.getState();

function storageOf(persistence: KeyPersistence): Storage | undefined {
  if (typeof window === 'undefined' || persistence === 'memory') return undefined;
  try {
    return persistence === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    // The browser keeps nothing for this site.
    return undefined;
  }
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

/** Secrets that went out with a request but are not held: typed into the component's own form, or forgotten. */
const sent = new Set<string>();

const forgottenIn = (storage: Storage | undefined) =>
  (storage && read(storage, FORGOTTEN).at) ?? '';

let isInMemoryOnly = false;

/** Keeps nothing in the browser from now on, even if it is asked to. For pages within other sites. */
export function keepInMemoryOnly(): void {
  isInMemoryOnly = true;
}

/**
 * Changes the record of a storage. Reads it first, because another tab may have written it. Closed storage
 * keeps nothing.
 */
function update(storage: Storage | undefined, name: string, change: (kept: Secrets) => Secrets) {
  if (isInMemoryOnly || !storage) return;
  try {
    const kept = change(read(storage, name));
    if (Object.keys(kept).length > 0) storage.setItem(name, JSON.stringify(kept));
    else storage.removeItem(name);
  } catch {
    // The values are in memory all the same.
  }
}

function without(record: Secrets, slot: string): Secrets {
  const {[slot]: _, ...others} = record;
  return others;
}

/**
 * Writes one secret where it is to be kept; a forgotten one is removed from everywhere. What another tab keeps
 * of the same slot stays when this tab has its own secret in memory.
 */
function write(slot: string): void {
  const {keys, persistence} = heldKeys();
  const key = keys[slot];
  const own = storageOf(persistence[slot] ?? 'memory');
  if (!key) {
    for (const place of ['session', 'device'] as const)
      update(storageOf(place), NAME, (kept) => without(kept, slot));
    return;
  }
  update(own, NAME, (kept) => ({...kept, [slot]: key}));
  if (own === storageOf('session')) update(own, FORGOTTEN, () => ({at: forgottenAt}));
}

/** Keeps a secret; an empty one is forgotten. */
export function setKey(slot: string, key: string): void {
  const before = heldKeys().keys;
  const others = without(before, slot);
  store.setState({keys: key.trim() ? {...others, [slot]: key.trim()} : others});
  write(slot);
  if (before[slot] && !key.trim()) channel?.postMessage(slot);
}

export function setKeyPersistence(slot: string, persistence: KeyPersistence): void {
  const before = heldKeys().persistence;
  update(storageOf(before[slot] ?? 'memory'), NAME, (kept) => without(kept, slot));
  store.setState({persistence: {...before, [slot]: persistence}});
  write(slot);
}

/** Forgets every secret and every confirmed host that this tab holds. */
function forgetHere(): void {
  store.setState(NOTHING);
  update(storageOf('session'), NAME, () => ({}));
}

/** Forgets every secret, wherever it is, and every confirmed host, in all tabs. */
export function forgetKeys(): void {
  forgetHere();
  const device = storageOf('device');
  update(device, NAME, () => ({}));
  update(device, PERMITS, () => ({}));
  // The other tabs hear of this change, also where nothing else was kept.
  update(device, FORGOTTEN, () => ({at: `${Date.now()} ${Math.random()}`}));
  forgottenAt = forgottenIn(device);
}

/** Holds what was held before, for as long as it was to be kept. */
export function restoreKeys(held: HeldKeys): void {
  const slots = Object.keys({...heldKeys().keys, ...held.keys});
  store.setState(held);
  for (const slot of slots) {
    for (const persistence of ['session', 'device'] as const)
      update(storageOf(persistence), NAME, (kept) => without(kept, slot));
    write(slot);
  }
  update(storageOf('device'), PERMITS, () => held.permits);
}

export function permit(name: string, what: 'requests' | 'key'): void {
  store.setState({permits: {...heldKeys().permits, [name]: what}});
  update(storageOf('device'), PERMITS, (kept) => ({...kept, [name]: what}));
}

const isPermit = (pair: [string, string]): pair is [string, 'requests' | 'key'] =>
  pair[1] === 'requests' || pair[1] === 'key';

const readPermits = (): Permits =>
  Object.fromEntries(Object.entries(read(window.localStorage, PERMITS)).filter(isPermit));

/** Applies the keys that are saved on the device: another tab added, changed or forgot some. */
function followKeys(): void {
  const device = read(window.localStorage, NAME);
  const {keys, persistence} = heldKeys();
  const isHere = ([slot]: [string, unknown]) => persistence[slot] !== 'device';
  const others = Object.fromEntries(Object.entries(keys).filter(isHere));
  const added = Object.keys(device).filter((slot) => !others[slot]);
  // The next key of a slot that another tab has forgotten stays in memory, unless the user chooses again.
  const isGone = (slot: string) => Boolean(keys[slot] && !others[slot] && !device[slot]);
  store.setState({
    keys: {...device, ...others},
    persistence: {
      ...Object.fromEntries(Object.entries(persistence).filter(([slot]) => !isGone(slot))),
      ...Object.fromEntries(added.map((slot) => [slot, 'device'] as const)),
    },
  });
}

/** Forgets what this tab has of a slot that another tab forgot. */
function forgetSlot(slot: string): void {
  store.setState({keys: without(heldKeys().keys, slot)});
  update(storageOf('session'), NAME, (kept) => without(kept, slot));
  followTabs();
}

/** Follows what other tabs did, also while this page was left and could hear nothing. */
function followTabs(): void {
  try {
    const at = forgottenIn(window.localStorage);
    if (at && at !== forgottenAt) forgetHere();
    forgottenAt = at;
    followKeys();
    store.setState({permits: readPermits()});
  } catch {
    // A browser without storage has no tabs to follow.
  }
}

/** Brings back what the user has asked to be kept, and follows what other tabs forget. */
export function loadKeys(): () => void {
  try {
    const device = read(window.localStorage, NAME);
    forgottenAt = forgottenIn(window.localStorage);
    // A tab that was closed or copied brings its own storage back, also after everything was forgotten.
    const isOld = forgottenAt !== '' && forgottenIn(window.sessionStorage) !== forgottenAt;
    if (isOld) update(window.sessionStorage, NAME, () => ({}));
    const session = read(window.sessionStorage, NAME);
    const kept = (found: Secrets, how: KeyPersistence) =>
      Object.fromEntries(Object.keys(found).map((slot) => [slot, how]));
    const {keys, persistence, permits} = heldKeys();
    store.setState({
      keys: {...device, ...session, ...keys},
      persistence: {...kept(device, 'device'), ...kept(session, 'session'), ...persistence},
      permits: {...readPermits(), ...permits},
    });
  } catch {
    // A browser without storage keeps nothing.
  }
  const onStorage = ({key, storageArea}: StorageEvent) => {
    // Without a name, everything was cleared.
    if (storageArea === window.localStorage && (key === null || FOLLOWED.includes(key)))
      followTabs();
  };
  const onShow = ({persisted}: PageTransitionEvent) => {
    if (persisted) followTabs();
  };
  const tabs = new BroadcastChannel(NAME);
  tabs.addEventListener('message', ({data}) => forgetSlot(String(data)));
  channel = tabs;
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  // Storage that this tab's own tools have cleared is no event.
  window.addEventListener('focus', followTabs);
  return () => {
    tabs.close();
    channel = undefined;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('focus', followTabs);
  };
}

/** Remembers the secrets of a request until the page is left, so that their echoes can be masked. */
export function rememberSent(headers: unknown): void {
  for (const [name, value] of Object.entries(texts(headers)))
    if (isSecretName(name)) sent.add(value.replace(/^(Bearer|Basic|Key)\s+/i, ''));
}

/** Every secret that must not appear in what the page shows or keeps, in every form of it. */
export function secretsNow(): readonly string[] {
  const all = new Set([...Object.values(heldKeys().keys), ...sent]);
  return [...all].flatMap(echoesOf).sort((a, b) => b.length - a.length);
}
