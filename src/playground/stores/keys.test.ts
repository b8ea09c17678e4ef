import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {dice} from '../../../tests/support/dice';
import type * as Keys from './keys';

type Tab = typeof Keys & {readonly id: number};
type Listener = (event: never) => void;

/** A storage of one map, whose changes the other tabs hear of. */
function storage(items: Map<string, string>, tell: (key: string | null) => void = () => undefined) {
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      items.set(name, text);
      tell(name);
    },
    removeItem: (name: string) => {
      if (items.delete(name)) tell(name);
    },
    clear: () => {
      items.clear();
      tell(null);
    },
  };
}

const listeners = new Map<number, Map<string, Listener>>();
const sessions = [new Map<string, string>(), new Map<string, string>()];
const device = new Map<string, string>();
/** What is on its way to a tab: it arrives when the test delivers it. */
let onTheWay: {to: number; type: string; event: object}[] = [];
let speaker = 0;

const post = (type: string, event: object) =>
  onTheWay.push(
    ...[...listeners.keys()].filter((id) => id !== speaker).map((to) => ({to, type, event})),
  );
const areas = new Map<number, object>();

class Channel {
  id = speaker;
  addEventListener(_: string, listener: Listener) {
    listeners.get(this.id)?.set('channel', listener);
  }
  postMessage(data: string) {
    post('channel', {data});
  }
  close() {
    listeners.get(this.id)?.delete('channel');
  }
}

/** Lets a tab speak: from now on the globals are its own. */
function as(id: number): void {
  speaker = id;
  const localStorage = storage(device, (key) => post('storage', {key}));
  areas.set(id, localStorage);
  vi.stubGlobal('window', {
    localStorage,
    sessionStorage: storage(sessions[id]!),
    addEventListener: (type: string, listener: Listener) =>
      void listeners.get(id)?.set(type, listener),
    removeEventListener: () => undefined,
  });
}

async function openTab(id: number): Promise<Tab> {
  listeners.set(id, new Map());
  as(id);
  vi.resetModules();
  const keys = await import('./keys');
  keys.loadKeys();
  return {...keys, id};
}

function deliver(count = Infinity): void {
  for (const {to, type, event} of onTheWay.splice(0, count)) {
    as(to);
    const storageArea = areas.get(to);
    listeners.get(to)?.get(type)?.({...event, storageArea} as never);
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  device.clear();
  for (const session of sessions) session.clear();
  onTheWay = [];
});
afterEach(() => vi.unstubAllGlobals());

const SLOTS = ['mistral', 'claude'];

it.each(Array.from({length: 60}, (_, index) => index + 1))(
  'two tabs, ten actions in any order: no key is lost, a forgotten one is nowhere (seed %i)',
  async (seed) => {
    const roll = dice(seed);
    const tabs = [await openTab(0), await openTab(1)];
    const forgotten = new Set<string>();
    const here = tabs.map(() => new Map<string, string>());
    const done: string[] = [];
    const forget = (slots: readonly string[]) => {
      const texts = JSON.stringify([
        [...device],
        ...sessions.map((one) => [...one]),
        ...here.map((one) => [...one]),
      ]);
      for (const [key, , slot] of texts.matchAll(/key-(\d+)-(\w+)/g))
        if (slots.includes(slot!)) forgotten.add(key);
      for (const one of here) for (const slot of slots) one.delete(slot);
    };
    for (let step = 0; step < 10; step++) {
      const at = roll(2);
      const tab = tabs[at]!;
      const slot = SLOTS[roll(2)]!;
      const key = `key-${step}-${slot}`;
      // Keys in memory and forgetting one come more often: no storage tells of them.
      const what = [0, 1, 2, 0, 3, 3, 4, 5, 6][roll(9)]!;
      done.push(`${what} ${at} ${slot}`);
      as(at);
      if (what <= 2) {
        const how = (['memory', 'session', 'device'] as const)[what]!;
        tab.setKeyPersistence(slot, how);
        tab.setKey(slot, key);
        if (how === 'device') here[at]!.delete(slot);
        else here[at]!.set(slot, key);
      } else if (what === 3) {
        if (tab.heldKeys().keys[slot]) forget([slot]);
        tab.setKey(slot, '');
      } else if (what === 4) {
        forget(SLOTS);
        tab.forgetKeys();
      } else if (what === 5) {
        for (const text of device.values())
          for (const [found] of text.matchAll(/key-\d+-\w+/g)) forgotten.add(found);
        window.localStorage.clear();
        listeners.get(at)?.get('focus')?.({} as never);
      } else {
        for (const [name, held] of here[at]!)
          if (!sessions[at]!.get('playground-keys')?.includes(held)) here[at]!.delete(name);
        tabs[at] = await openTab(at);
      }
      // Another tab hears of it later, at the latest before a user has changed the tab.
      deliver();
      for (const [id, one] of tabs.entries()) {
        const held = JSON.stringify([one.heldKeys().keys, [...device], [...sessions[id]!]]);
        for (const gone of forgotten) expect(held, done.join(', ')).not.toContain(`${gone}"`);
        for (const [name, own] of here[id]!)
          expect(one.heldKeys().keys[name], done.join(', ')).toBe(own);
        const kept = JSON.parse(device.get('playground-keys') ?? '{}') as Record<string, string>;
        for (const [name, saved] of Object.entries(kept))
          expect([saved, here[id]!.get(name)], done.join(', ')).toContain(
            one.heldKeys().keys[name],
          );
      }
    }
  },
);

it('a tab that is restored after everything was forgotten brings no key back', async () => {
  const [first, second] = [await openTab(0), await openTab(1)];
  as(1);
  second.setKeyPersistence('mistral', 'session');
  second.setKey('mistral', 'key-1-mistral');
  const copy = new Map(sessions[1]);
  as(0);
  first.forgetKeys();
  deliver();
  for (const [name, text] of copy) sessions[1]!.set(name, text);
  expect((await openTab(1)).heldKeys().keys).toEqual({});
  expect([...sessions[1]!.values()].join()).not.toContain('key-1');
});
