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
    this.tell();
  }

  protected tell(): void {
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

/** The part of a store's value that `read` gives: only a change of that part draws the component again. */
export function useStorePart<T, P>(store: Store<T>, initial: T, read: (value: T) => P): P {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(initial),
  );
}

/**
 * A store for what changes many times a second, such as the events of a stream: its value changes at once,
 * those who watch it hear of it once per frame.
 */
export class FrameStore<T> extends Store<T> {
  private frame = 0;

  protected override tell(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      super.tell();
    });
  }
}
