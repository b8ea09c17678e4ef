import {expect, it} from 'vitest';
import {fromBase64url, toBase64url} from './base64url';

it('writes all bytes with characters that an address can hold, and reads them back', () => {
  for (const length of [0, 1, 2, 3, 256]) {
    const bytes = Uint8Array.from({length}, (_, index) => 255 - index);
    const text = toBase64url(bytes);
    expect(text).toMatch(/^[\w-]*$/);
    expect(fromBase64url(text)).toEqual(bytes);
  }
});

it('refuses other text', () => {
  expect(() => fromBase64url('ä')).toThrow();
});
