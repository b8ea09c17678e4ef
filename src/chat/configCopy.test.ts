import {describe, expect, it, vi} from 'vitest';
import {alike, changedKeys, copy, copyLive, handOut, type Live} from './configCopy';

describe('copy', () => {
  it('copies objects and arrays, and keeps everything else', () => {
    const file = new File(['x'], 'x.txt');
    const run = () => 1;
    const config = Object.freeze({
      connect: Object.freeze({headers: {a: '1'}, handler: run}),
      defaultInput: {files: [file]},
    });
    const made = copy(config);
    expect(made).toEqual(config);
    expect(Object.isFrozen(made.connect)).toBe(false);
    expect(made.connect.headers).not.toBe(config.connect.headers);
    expect(made.connect.handler).toBe(run);
    expect(made.defaultInput.files[0]).toBe(file);
  });
});

describe('copyLive', () => {
  it('calls the function that stands at the same place now', () => {
    const live: Live = {current: {customButtons: [{onClick: () => 'old'}]}};
    const items = [{onClick: () => 'old'}];
    const made = copyLive(items, ['customButtons'], live);
    live.current = {customButtons: [{onClick: () => 'new'}]};
    expect(made[0]?.onClick()).toBe('new');
    live.current = {};
    expect(made[0]?.onClick()).toBe('old');
  });

  it('passes on this and all arguments', () => {
    const spy = vi.fn<(this: unknown, ...given: unknown[]) => unknown>(function () {
      return this;
    });
    const made = copyLive({validateInput: spy}, [], {current: {validateInput: spy}});
    const self = {validateInput: made.validateInput};
    expect(self.validateInput('a', undefined, true)).toBe(self);
    expect(spy).toHaveBeenCalledWith('a', undefined, true);
  });
});

describe('alike and changedKeys', () => {
  it('compare values, and take any two functions for one', () => {
    expect(alike({a: [1, {b: () => 1}]}, {a: [1, {b: () => 2}]})).toBe(true);
    expect(alike({a: undefined}, {})).toBe(true);
    expect(alike({a: [1]}, {a: [1, 2]})).toBe(false);
    expect(alike(new File([], 'a'), new File([], 'a'))).toBe(false);
  });

  it('name what differs', () => {
    const before = {demo: true, names: true, onMessage: () => 1};
    const after = {demo: true, avatars: true, onMessage: () => 2};
    expect(changedKeys(before, after)).toEqual(['names', 'avatars']);
    expect(changedKeys({onMessage: () => 1}, {})).toEqual(['onMessage']);
  });
});

describe('handOut', () => {
  it('gives the author the functions that the component wrote into the copy', () => {
    const author = {
      displayLoadingBubble: {toggle: () => 'mine'},
      browserStorage: {key: 'k'} as {key: string; clear?: () => void},
      customButtons: [{} as {setState?: (state: string) => void}],
    };
    const before = copy(author);
    const given = copy(author);
    const clear = vi.fn();
    const setState = vi.fn();
    given.browserStorage.clear = clear;
    given.displayLoadingBubble.toggle = () => 'its';
    (given.customButtons[0] as object as {setState: unknown}).setState = setState;
    handOut(given, author);
    author.browserStorage.clear?.();
    author.customButtons[0]?.setState?.('active');
    expect(clear).toHaveBeenCalledOnce();
    expect(setState).toHaveBeenCalledWith('active');
    expect(author.displayLoadingBubble.toggle()).toBe('its');
    // What was handed on is no change of the configuration, and is not copied into the next one.
    expect(changedKeys(before, author)).toEqual([]);
    expect(copy(author).browserStorage).toEqual({key: 'k'});
  });

  it('leaves frozen objects alone', () => {
    const author = {browserStorage: Object.freeze({key: 'k'})};
    expect(() => handOut({browserStorage: {key: 'k', clear: () => 1}}, author)).not.toThrow();
  });
});
