import {storageName} from '../../lib/storageName';

const DATABASE = storageName('playground');
const TABLE = 'conversations';

let opened: Promise<IDBDatabase> | undefined;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused.'));
  });
}

function open(): Promise<IDBDatabase> {
  if (!opened) {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    opened = done(request);
    // A later attempt may go better.
    opened.catch(() => (opened = undefined));
  }
  return opened;
}

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(TABLE, mode).objectStore(TABLE);
}

/** Everything that is kept, by key. Rejects where the browser has no database for this site. */
export async function readAll(): Promise<ReadonlyMap<string, unknown>> {
  const store = await table('readonly');
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  return new Map(keys.map((key, index) => [String(key), values[index]]));
}

/**
 * Keeps one value. Rejects when it does not fit: resolved means that it is on the disk's way.
 *
 * @param mayReplace - Looks at the kept value; no other tab can write in between.
 * @returns whether it was kept
 */
export async function put(
  key: string,
  value: unknown,
  mayReplace: (stored: unknown) => boolean,
): Promise<boolean> {
  const store = await table('readwrite');
  const {transaction} = store;
  return new Promise<boolean>((resolve, reject) => {
    let isKept = false;
    transaction.oncomplete = () => resolve(isKept);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused.'));
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser refused.'));
    const reading = store.get(key);
    reading.onsuccess = () => {
      if (!mayReplace(reading.result)) return;
      try {
        store.put(value, key);
        isKept = true;
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
  });
}

/** Deletes these keys. */
export async function remove(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const store = await table('readwrite');
  await Promise.all(keys.map((key) => done(store.delete(key))));
}
