// @vitest-environment happy-dom
import {afterEach, expect, it, vi} from 'vitest';
import {safeStorage} from './safeStorage';

afterEach(() => vi.unstubAllGlobals());

it('stores, finds and removes a text', () => {
  safeStorage.set('sessionStorage', 'a', 'text');
  expect(safeStorage.get('sessionStorage', 'a')).toBe('text');
  expect(safeStorage.get('localStorage', 'a')).toBeUndefined();
  safeStorage.remove('sessionStorage', 'a');
  expect(safeStorage.get('sessionStorage', 'a')).toBeUndefined();
});

it('goes on without storage, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('closed');
    },
  });
  safeStorage.set('localStorage', 'a', 'text');
  safeStorage.remove('localStorage', 'a');
  expect(safeStorage.get('localStorage', 'a')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
