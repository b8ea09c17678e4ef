import {useSyncExternalStore} from 'react';

/** A value that several components watch. */
export class Store<T> {
  private readonly watchers = new Set<() => void>();

  constructor(private value: T) {}

  /** The value now. */
  readonly get = (): T => this.value;

  /** Replaces the value and tells everybody who watches. */
  set(value: T): void {
    this.value = value;
    for (const watcher of this.watchers) watcher();
  }

  /** Calls back after each change, until the returned function is called. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  };
}

/** The value of a store; on the server and during hydration it is `initial`. */
export function useStore<T>(store: Store<T>, initial: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
