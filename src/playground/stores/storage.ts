import {fromRecordText, revisionIn, toRecordText, type SavedRecord} from '../model/savedRecord';
import type {Workspace} from '../schema';
import {logStorageFailure} from '../../lib/storageFailure';
import {storageName} from '../../lib/storageName';

const NAME = storageName('playground');
/** Damaged records that are kept aside at the same time. */
const MAX_DAMAGED = 5;

/** A record that could not be read completely, kept aside so that saving does not overwrite it. */
export interface Damaged {
  readonly text: string;
  readonly reason: string;
  /** Where it is kept; absent when the browser did not take a second copy. */
  readonly name?: string;
}

/** What was found in the browser's storage. */
export type Saved =
  | {readonly state: 'none'}
  | ({readonly state: 'good'; readonly original?: Damaged} & SavedRecord)
  | ({readonly state: 'damaged'} & Damaged);

function asideNames(): readonly string[] {
  return Array.from({length: MAX_DAMAGED}, (_, index) =>
    storageName(`playground-damaged${index ? `-${index}` : ''}`),
  );
}

function keepAside(text: string): string | undefined {
  try {
    const same = asideNames().find((name) => localStorage.getItem(name) === text);
    const name = same ?? asideNames().find((free) => localStorage.getItem(free) === null);
    if (name && !same) localStorage.setItem(name, text);
    return name;
  } catch {
    return undefined;
  }
}

/** Reads the saved workspace. A browser without storage has none. */
export function readSaved(): Saved {
  try {
    const text = localStorage.getItem(NAME);
    if (text === null) return {state: 'none'};
    const record = fromRecordText(text);
    const reason = 'workspace' in record ? record.retired : record.error;
    if (reason === undefined && 'workspace' in record) return {state: 'good', ...record};
    const name = keepAside(text);
    const original = {text, reason: reason ?? '', ...(name ? {name} : {})};
    return 'workspace' in record
      ? {state: 'good', ...record, original}
      : {state: 'damaged', ...original};
  } catch (error) {
    logStorageFailure(error);
    return {state: 'none'};
  }
}

/** Something damaged that an earlier visit has kept aside. */
export function readAside(): Damaged | undefined {
  try {
    for (const name of asideNames()) {
      const text = localStorage.getItem(name);
      if (text !== null) return {text, name, reason: 'It is from an earlier visit.'};
    }
  } catch {
    // Closed storage holds nothing.
  }
  return undefined;
}

/** Deletes a damaged record that the user does not want. */
export function deleteDamaged({name}: Damaged): void {
  try {
    if (name) localStorage.removeItem(name);
  } catch {
    // Closed storage holds nothing.
  }
}

/** Deletes the saved workspace and everything damaged that was kept aside. */
export function deleteSaved(): void {
  try {
    for (const name of [NAME, ...asideNames()]) localStorage.removeItem(name);
  } catch {
    // Closed storage holds nothing.
  }
}

/** What became of an attempt to save. */
export type SaveResult =
  | {readonly state: 'saved'; readonly revision: string}
  /** Another tab has saved since: nothing was overwritten. */
  | {readonly state: 'elsewhere'}
  /** Storage is full or closed. */
  | {readonly state: 'refused'};

/**
 * Saves the workspace, which holds no key and no message.
 *
 * @param known - Revision that this tab has read or written last; anything else in storage is another
 *   tab's work and stays. `null` saves in any case.
 */
export function save(workspace: Workspace, known: string | null): SaveResult {
  try {
    const now = localStorage.getItem(NAME);
    if (known !== null && now !== null && revisionIn(now) !== known) return {state: 'elsewhere'};
    const revision = crypto.randomUUID?.() ?? `r-${Math.random().toString(36).slice(2)}`;
    localStorage.setItem(NAME, toRecordText({workspace, revision}));
    return {state: 'saved', revision};
  } catch (error) {
    logStorageFailure(error);
    return {state: 'refused'};
  }
}

/** Calls back with the revision when another tab has saved, and with '' when it has deleted everything. */
export function onSavedElsewhere(callback: (revision: string) => void): () => void {
  const onStorage = ({key, newValue}: StorageEvent) => {
    if (key === NAME || key === null) callback(newValue === null ? '' : revisionIn(newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Bytes that the record takes; 0 without one. */
export function savedSize(): number {
  try {
    return localStorage.getItem(NAME)?.length ?? 0;
  } catch {
    return 0;
  }
}
