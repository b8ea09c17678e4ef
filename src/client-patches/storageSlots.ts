import {useCallback, useState, useSyncExternalStore} from 'react';
import SiteStorage from '@generated/site-storage';
import {logStorageFailure} from '../lib/storageFailure';

type Persistence = 'localStorage' | 'sessionStorage' | 'none';

/** A value in the browser's storage. Nothing here ever throws: a failure is logged once and ignored. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  /** Tells about changes, of other tabs and of this one. */
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void;
}

interface Options {
  readonly persistence?: Persistence;
}

/**
 * The theme's access to storage: color mode, announcement, version of the docs. The theme's own does the
 * same, but writes a message for each failing access, which is one for each time that a page is drawn.
 *
 * @param name key without the site's namespace
 */
export function createStorageSlot(name: string, options?: Options): StorageSlot {
  const type: Persistence = options?.persistence ?? SiteStorage.type;
  const key = name + SiteStorage.namespace;
  const withStorage = <T>(access: (storage: Storage) => T): T | null => {
    try {
      return type === 'none' ? null : access(window[type]);
    } catch (error) {
      logStorageFailure(error);
      return null;
    }
  };
  const change = (newValue: string | null) => {
    withStorage((storageArea) => {
      const oldValue = storageArea.getItem(key);
      if (newValue === null) storageArea.removeItem(key);
      else storageArea.setItem(key, newValue);
      // The browser tells only the other tabs.
      if (oldValue !== newValue)
        window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea}));
    });
  };
  return {
    get: () => withStorage((storage) => storage.getItem(key)),
    set: change,
    del: () => change(null),
    listen: (onChange) => {
      const listener = (event: StorageEvent) => {
        if (event.key === key && event.storageArea === withStorage((storage) => storage))
          onChange(event);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** A slot and what is in it, in a component. Without a key there is nothing in it. */
export function useStorageSlot(key: string | null, options?: Options) {
  const [slot] = useState(() =>
    createStorageSlot(key ?? '', key ? options : {persistence: 'none'}),
  );
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  const value = useSyncExternalStore(listen, slot.get, () => null);
  return [value, slot] as const;
}

/** All keys in storage; none where it is closed. */
export function listStorageKeys(type: Persistence = SiteStorage.type): string[] {
  try {
    return type === 'none' ? [] : Object.keys(window[type]);
  } catch (error) {
    logStorageFailure(error);
    return [];
  }
}
