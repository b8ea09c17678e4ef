import {echoesOf, isSecretName} from '../../lib/keyEchoes';
import {accessOf, type Permits, type Secrets} from '../model/access';
import type {Access} from '../model/connection';
import type {ChatModel} from '../schema';
import {isObject} from '../../lib/isObject';
import {safeStorage, type StorageArea} from '../../lib/safeStorage';
import {storageName} from '../../lib/storageName';
import {useMemo} from 'react';
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

const forgottenIn = (area: StorageArea) => safeStorage.get(area, FORGOTTEN) ?? '';

const NOTHING: HeldKeys = {keys: {}, persistence: {}, permits: {}};

/** The user's API keys and secret headers. They are no part of the workspace, so nothing that saves it has one. */
const store = createStore<HeldKeys>(() => NOTHING);

export const useKeys = (): Secrets => useStore(store, ({keys}) => keys);

/** How long each secret is kept, by slot; `memory` where nothing is said. */
export const useKeyPersistence = () => useStore(store, ({persistence}) => persistence);

export const usePermits = (): Permits => useStore(store, ({permits}) => permits);

export function useAccess(chat: ChatModel): Access {
  const access = accessOf(chat, useKeys(), usePermits());
  // The same object as long as it says the same, so that no chat is built again for another chat's key.
  const text = JSON.stringify(access);
  return useMemo(() => JSON.parse(text) as Access, [text]);
}

/** What is held now. {@link restoreKeys} brings it back. */
export const heldKeys = (): HeldKeys => store.getState();

/** Where secrets are that outlive the page. */
const AREAS = {session: 'sessionStorage', device: 'localStorage'} as const;

function texts(value: unknown): Secrets {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function read(area: StorageArea, name: string): Secrets {
  try {
    return texts(JSON.parse(safeStorage.get(area, name) ?? '{}'));
  } catch {
    return {};
  }
}

/** Secrets that went out with a request but are not held: typed into the component's own form, or forgotten. */
const sent = new Set<string>();

/** Changes the record of a storage, read again because of other tabs. Pages that load no keys keep none either. */
function update(area: StorageArea, name: string, change: (kept: Secrets) => Secrets): void {
  if (!channel) return;
  const kept = change(read(area, name));
  if (Object.keys(kept).length > 0) safeStorage.set(area, name, JSON.stringify(kept));
  else safeStorage.remove(area, name);
}

function without(record: Secrets, slot: string): Secrets {
  const {[slot]: _, ...others} = record;
  return others;
}

function removeFrom(areas: readonly StorageArea[], slot: string): void {
  for (const area of areas) update(area, NAME, (kept) => without(kept, slot));
}

/** Writes one secret where it is to be kept; a forgotten one is removed from everywhere. */
function write(slot: string): void {
  const {keys, persistence} = heldKeys();
  const key = keys[slot];
  const how = persistence[slot] ?? 'memory';
  if (!key) removeFrom(Object.values(AREAS), slot);
  else if (how !== 'memory') update(AREAS[how], NAME, (kept) => ({...kept, [slot]: key}));
  if (key && how === 'session') safeStorage.set('sessionStorage', FORGOTTEN, forgottenAt);
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
  const how = before[slot] ?? 'memory';
  if (how !== 'memory') removeFrom([AREAS[how]], slot);
  store.setState({persistence: {...before, [slot]: persistence}});
  write(slot);
}

/** Forgets every secret and every confirmed host that this tab holds. */
function forgetHere(): void {
  store.setState(NOTHING);
  update('sessionStorage', NAME, () => ({}));
}

/** Forgets every secret, wherever it is, and every confirmed host, in all tabs. */
export function forgetKeys(): void {
  forgetHere();
  update('localStorage', NAME, () => ({}));
  update('localStorage', PERMITS, () => ({}));
  // The other tabs hear of this change, also where nothing else was kept.
  safeStorage.set('localStorage', FORGOTTEN, `${Date.now()} ${Math.random()}`);
  forgottenAt = forgottenIn('localStorage');
}

/** Holds what was held before, for as long as it was to be kept. */
export function restoreKeys(held: HeldKeys): void {
  const slots = Object.keys({...heldKeys().keys, ...held.keys});
  store.setState(held);
  for (const slot of slots) {
    removeFrom(Object.values(AREAS), slot);
    write(slot);
  }
  update('localStorage', PERMITS, () => held.permits);
}

export function permit(name: string, what: 'requests' | 'key'): void {
  store.setState({permits: {...heldKeys().permits, [name]: what}});
  update('localStorage', PERMITS, (kept) => ({...kept, [name]: what}));
}

const isPermit = (pair: [string, string]): pair is [string, 'requests' | 'key'] =>
  pair[1] === 'requests' || pair[1] === 'key';

const readPermits = (): Permits =>
  Object.fromEntries(Object.entries(read('localStorage', PERMITS)).filter(isPermit));

/** Applies the keys that are saved on the device: another tab added, changed or forgot some. */
function followKeys(): void {
  const device = read('localStorage', NAME);
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
  removeFrom(['sessionStorage'], slot);
  followTabs();
}

/** Follows what other tabs did, also while this page was left and could hear nothing. */
function followTabs(): void {
  const at = forgottenIn('localStorage');
  if (at && at !== forgottenAt) forgetHere();
  forgottenAt = at;
  followKeys();
  store.setState({permits: readPermits()});
}

/** Brings back what the user has asked to be kept, keeps it from then on, and follows what other tabs forget. */
export function loadKeys(): () => void {
  const tabs = new BroadcastChannel(NAME);
  channel = tabs;
  forgottenAt = forgottenIn('localStorage');
  // A tab that was closed or copied brings its own storage back, also after everything was forgotten.
  const isOld = forgottenAt !== '' && forgottenIn('sessionStorage') !== forgottenAt;
  if (isOld) update('sessionStorage', NAME, () => ({}));
  const device = read('localStorage', NAME);
  const session = read('sessionStorage', NAME);
  const kept = (found: Secrets, how: KeyPersistence) =>
    Object.fromEntries(Object.keys(found).map((slot) => [slot, how]));
  const {keys, persistence, permits} = heldKeys();
  store.setState({
    keys: {...device, ...session, ...keys},
    persistence: {...kept(device, 'device'), ...kept(session, 'session'), ...persistence},
    permits: {...readPermits(), ...permits},
  });
  const stop = new AbortController();
  const {signal} = stop;
  const onStorage = ({key, storageArea}: StorageEvent) => {
    // Without a name, everything was cleared.
    if (storageArea === window.localStorage && (key === null || FOLLOWED.includes(key)))
      followTabs();
  };
  const onShow = ({persisted}: PageTransitionEvent) => {
    if (persisted) followTabs();
  };
  tabs.addEventListener('message', ({data}) => forgetSlot(String(data)));
  window.addEventListener('storage', onStorage, {signal});
  window.addEventListener('pageshow', onShow, {signal});
  // Storage that this tab's own tools have cleared is no event.
  window.addEventListener('focus', followTabs, {signal});
  return () => {
    tabs.close();
    channel = undefined;
    stop.abort();
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
