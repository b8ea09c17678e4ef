import {useSyncExternalStore} from 'react';

export interface LogEntry {
  readonly id: number;
  readonly text: string;
}

/** A list of texts that a component can subscribe to. */
export interface Log {
  readonly entries: () => readonly LogEntry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  /** Adds a line: texts as they are, everything else as JSON. */
  readonly write: (...values: unknown[]) => void;
}

const MAX_ENTRIES = 50;
const MAX_CHARACTERS = 2000;

/** A value as a reader would like to see it. Never throws. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (typeof value === 'function') return `function ${value.name || '(without a name)'}`;
  const seen: object[] = [];
  try {
    const text = JSON.stringify(value, function (this: object, _key, inner: unknown) {
      if (typeof inner === 'function') return `function ${inner.name}`;
      if (typeof inner !== 'object' || inner === null) return inner;
      while (seen.length && seen.at(-1) !== this) seen.pop();
      if (seen.includes(inner)) return '(the same object again)';
      seen.push(inner);
      if ('nodeType' in inner && 'nodeName' in inner)
        return `<${String(inner.nodeName).toLowerCase()}>`;
      return inner instanceof Event ? {type: inner.type} : inner;
    });
    return text ?? String(value);
  } catch {
    return String(value); // a getter that throws, a big integer
  }
}

export function createLog(): Log {
  let entries: readonly LogEntry[] = [];
  let next = 0;
  const listeners = new Set<() => void>();
  const set = (value: readonly LogEntry[]) => {
    entries = value;
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => set([]),
    write(...values) {
      const text = values.map(describe).join(' ').slice(0, MAX_CHARACTERS);
      set([...entries, {id: next++, text}].slice(-MAX_ENTRIES));
    },
  };
}

const never = () => () => undefined;
const NOTHING: readonly never[] = [];

/** The lines of a log, none without one. Pages are built with empty logs. */
export function useEntries(log: Log | undefined): readonly LogEntry[] {
  const read = () => log?.entries() ?? NOTHING;
  return useSyncExternalStore(log?.subscribe ?? never, read, () => NOTHING);
}
