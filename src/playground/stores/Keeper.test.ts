// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {firstWorkspace, type Workspace} from '../model/workspace';
import {Keeper} from './Keeper';

const named = (name: string): Workspace => ({
  ...firstWorkspace,
  chats: firstWorkspace.chats.map((chat) => ({...chat, name})),
});
const stored = () => localStorage.getItem('playground') ?? '';
let keepers: Keeper[] = [];

function tab(): Keeper {
  const keeper = new Keeper();
  keepers.push(keeper);
  return keeper;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const keeper of keepers) keeper.stop();
  keepers = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Keeper', () => {
  it('saves the first workspace when undo leads back to it', () => {
    const keeper = tab();
    keeper.start(firstWorkspace);
    keeper.edit(firstWorkspace);
    vi.advanceTimersByTime(1000);
    expect(stored()).toBe('');
    keeper.edit(named('template'));
    vi.advanceTimersByTime(1000);
    keeper.edit(firstWorkspace);
    vi.advanceTimersByTime(1000);
    expect(stored()).not.toContain('template');
    expect(stored()).toContain('"c1"');
  });

  it('does not save the first workspace over what it found', () => {
    const before = tab();
    before.start(firstWorkspace);
    before.edit(named('found'));
    before.stop();
    const keeper = tab();
    const saved = stored();
    keeper.start(firstWorkspace);
    keeper.edit(firstWorkspace);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe(saved);
  });

  it('records the first chats once something is said in them', () => {
    const keeper = tab();
    keeper.start(firstWorkspace);
    keeper.touch();
    vi.advanceTimersByTime(1000);
    expect(stored()).toContain('"c1"');
  });

  it('saves after a pause, and within a second when there is none', () => {
    const keeper = tab();
    expect(keeper.start(firstWorkspace).state).toBe('none');
    for (let at = 0; at < 950; at += 50) {
      keeper.edit(named(`edit ${at}`));
      vi.advanceTimersByTime(50);
    }
    expect(stored()).toContain('edit ');
    vi.advanceTimersByTime(300);
    expect(stored()).toContain('edit 900');
  });

  it('saves at once when the page goes', () => {
    const keeper = tab();
    keeper.start(firstWorkspace);
    keeper.edit(named('last words'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toContain('last words');
  });

  it('never saves over another tab', () => {
    const [mine, theirs] = [tab(), tab()];
    mine.start(firstWorkspace);
    theirs.start(firstWorkspace);
    theirs.edit(named('theirs'));
    vi.advanceTimersByTime(1000);
    mine.edit(named('mine'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toContain('theirs');
    expect(mine.state.get().isElsewhere).toBe(true);
    mine.edit(named('mine again'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toContain('theirs');
    mine.keepMine();
    expect(stored()).toContain('mine again');
    theirs.edit(named('theirs again'));
    vi.advanceTimersByTime(1000);
    expect(theirs.state.get().isElsewhere).toBe(true);
    expect(theirs.takeTheirs()?.chats[0]?.name).toBe('mine again');
    expect(theirs.state.get().isElsewhere).toBe(false);
  });

  it('hears of another tab without an edit of its own', () => {
    const keeper = tab();
    keeper.start(firstWorkspace);
    const event = new Event('storage');
    Object.assign(event, {key: 'playground', newValue: '{"revision":"other"}'});
    window.dispatchEvent(event);
    expect(keeper.state.get().isElsewhere).toBe(true);
  });

  it('keeps what it cannot read, once, and goes on', () => {
    localStorage.setItem('playground', '{"version": 1, "chats"');
    const keeper = tab();
    expect(keeper.start(firstWorkspace)).toMatchObject({
      state: 'damaged',
      name: 'playground-damaged',
    });
    keeper.edit(named('new'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toContain('new');
    expect(localStorage.getItem('playground-damaged')).toContain('"version": 1');
    localStorage.setItem('playground', 'another');
    expect(tab().start(firstWorkspace)).toMatchObject({name: 'playground-damaged-1'});
    expect(localStorage.getItem('playground-damaged')).toContain('"version": 1');
  });

  it('saves nothing over what it could not keep aside', () => {
    localStorage.setItem('playground', 'damaged');
    for (let index = 0; index < 5; index++)
      localStorage.setItem(`playground-damaged${index ? `-${index}` : ''}`, `old ${index}`);
    const keeper = tab();
    keeper.start(firstWorkspace);
    keeper.edit(named('new'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toBe('damaged');
    keeper.dismissDamaged();
    expect(stored()).toContain('new');
  });

  it('says when the browser refuses', () => {
    const keeper = tab();
    keeper.start(firstWorkspace);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    keeper.edit(named('too much'));
    vi.advanceTimersByTime(1000);
    expect(keeper.state.get().isUnsaved).toBe(true);
  });
});
