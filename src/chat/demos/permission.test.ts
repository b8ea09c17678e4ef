import {afterEach, describe, expect, it, vi} from 'vitest';
import {findPermission, permissionText} from './permission';

const browser = (kinds: string[], state?: string) => ({
  mediaDevices: {enumerateDevices: async () => kinds.map((kind) => ({kind}))},
  permissions: {
    query: async () => {
      if (!state) throw new TypeError('no such permission');
      return {state};
    },
  },
});

afterEach(() => vi.unstubAllGlobals());

describe('findPermission', () => {
  it.each([
    [{}, 'missing'],
    [browser(['audioinput'], 'granted'), 'missing'],
    [browser(['videoinput'], 'denied'), 'denied'],
    [browser(['videoinput']), 'unknown'],
  ])('%#', async (navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(await findPermission('camera')).toBe(expected);
  });
});

describe('permissionText', () => {
  it('names the device', () => {
    expect(permissionText('microphone', 'denied')).toMatch(/^Microphone: refused/);
  });
});
