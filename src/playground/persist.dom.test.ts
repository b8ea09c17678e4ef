import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {firstWorkspace, type Workspace} from './schema';
import {WorkspaceSaver} from './persist';

const named = (name: string): Workspace => ({
  ...firstWorkspace,
  chats: firstWorkspace.chats.map((chat) => ({...chat, name})),
});
const stored = () => localStorage.getItem('playground') ?? '';
let savers: WorkspaceSaver[] = [];

function tab(): WorkspaceSaver {
  const saver = new WorkspaceSaver();
  savers.push(saver);
  return saver;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const saver of savers) saver.stop();
  savers = [];
  vi.useRealTimers();
});

describe('WorkspaceSaver', () => {
  it('records the first chats once something is said in them', () => {
    const saver = tab();
    saver.start(firstWorkspace);
    saver.edit(firstWorkspace);
    vi.advanceTimersByTime(1000);
    expect(stored()).toBe('');
    expect(saver.claim()).toBe(true);
    expect(stored()).toContain('"c1"');
  });

  // @spec playground.15
  it('saves after a pause, and within a second when there is none', () => {
    const saver = tab();
    expect(saver.start(firstWorkspace)).toEqual({});
    for (let at = 0; at < 950; at += 50) {
      saver.edit(named(`edit ${at}`));
      vi.advanceTimersByTime(50);
    }
    expect(stored()).toContain('edit ');
    vi.advanceTimersByTime(300);
    expect(stored()).toContain('edit 900');
  });

  it('saves at once when the page goes', () => {
    const saver = tab();
    saver.start(firstWorkspace);
    saver.edit(named('last words'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toContain('last words');
  });

  // @spec playground.39
  it('never saves over another tab', () => {
    const [mine, theirs] = [tab(), tab()];
    mine.start(firstWorkspace);
    theirs.start(firstWorkspace);
    theirs.edit(named('theirs'));
    vi.advanceTimersByTime(1000);
    mine.edit(named('mine'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toContain('theirs');
    expect(mine.state.getState().isElsewhere).toBe(true);
    expect(mine.claim()).toBe(false);
    mine.edit(named('mine again'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toContain('theirs');
    mine.keepMine();
    expect(stored()).toContain('mine again');
    theirs.edit(named('theirs again'));
    vi.advanceTimersByTime(1000);
    expect(theirs.state.getState().isElsewhere).toBe(true);
    expect(stored()).toContain('mine again');
  });

  it('keeps what it cannot read, and goes on', () => {
    localStorage.setItem('playground', '{"version": 1, "chats"');
    const saver = tab();
    expect(saver.start(firstWorkspace).damaged?.isAside).toBe(true);
    saver.edit(named('new'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toContain('new');
    expect(localStorage.getItem('playground-damaged')).toContain('"version": 1');
  });

  it('saves nothing over what it could not keep aside', () => {
    localStorage.setItem('playground', 'damaged');
    localStorage.setItem('playground-damaged', 'an earlier one');
    const saver = tab();
    saver.start(firstWorkspace);
    saver.edit(named('new'));
    vi.advanceTimersByTime(1000);
    expect(stored()).toBe('damaged');
    saver.dismissDamaged(true);
    expect(stored()).toContain('new');
    expect(localStorage.getItem('playground-damaged')).toBe('an earlier one');
  });
});
