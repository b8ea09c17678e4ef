import {afterEach, expect, it, vi} from 'vitest';
import {storageName} from './storageName';

afterEach(() => vi.unstubAllGlobals());

it('is the plain name at the root, and has the base URL elsewhere', () => {
  expect(storageName('playground')).toBe('playground');
  expect(storageName('playground', '/')).toBe('playground');
  expect(storageName('playground', '/project/')).toBe('playground:/project/');
});

it('takes the base URL of the build', () => {
  vi.stubGlobal('__webpack_public_path__', '/project/');
  expect(storageName('playground')).toBe('playground:/project/');
});
