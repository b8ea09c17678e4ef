import {describe, expect, it} from 'vitest';
import {echoesOf, MASK, replyWithoutEchoes, withoutEchoes} from './keyEchoes';

describe('an echo of a key', () => {
  const key = 'sk-"a&b/ü';

  it('is found in every form that a service gives it', () => {
    const forms = echoesOf(key);
    for (const text of [
      `Wrong key ${key}.`,
      `https://a.example/?k=${encodeURIComponent(key)}`,
      JSON.stringify({error: key}),
      '<p>sk-&quot;a&amp;b/ü</p>',
      `Basic ${Buffer.from(key).toString('base64')}`,
    ])
      expect(withoutEchoes(text, forms), text).toContain(MASK);
  });

  it('is found in base64 of a longer text, wherever it begins there', () => {
    const forms = echoesOf('sentinel-key-7431');
    for (const name of ['', 'a', 'ab', 'abc'])
      for (const encoding of ['base64', 'base64url'] as const) {
        const text = Buffer.from(`${name}:sentinel-key-7431?`).toString(encoding);
        const left = withoutEchoes(text, forms);
        expect(left, text).toContain(MASK);
        expect(left.length, text).toBeLessThan(MASK.length + name.length + 9);
      }
  });

  it('goes out of texts in depth, and files and short words stay', () => {
    const file = new Blob(['x']);
    const reply = {error: [{message: 'Wrong: sentinel-1'}], file, count: 1, none: null};
    expect(replyWithoutEchoes(reply, ['sentinel-1', 'rong'])).toEqual({
      error: [{message: `Wrong: ${MASK}`}],
      file,
      count: 1,
      none: null,
    });
  });
});
